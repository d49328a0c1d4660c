import { campaigns } from './first-shop.ts'
/**
 * What to change in src/edition/first-edition.json where campaigns share a word that must be their own. `except` are the
 * campaigns that may share it.
 */
export function sharedWords(
  name: string,
  of: (prefix: string) => string,
  except: readonly string[] = [],
): string[] {
  const all = ['', ...campaigns.prefixes].filter((prefix) => !except.includes(prefix))
  return all.flatMap((prefix, at) => {
    const first = all.findIndex((each) => of(each) === of(prefix))
    return first === at
      ? []
      : [`give the campaign '${prefix}' its own ${name}: '${all[first]}' has '${of(prefix)}' too`]
  })
}
