/** Finds words that several campaigns share although each should have its own. */
import { PREFIXES } from '../../src/campaigns/campaign-prefixes.ts'

/**
 * What to change where campaigns share a word that must be their own. `file` is where it is stated, `except` are the
 * campaigns that may share it.
 */
export function sharedWords(
  name: string,
  file: 'settings' | 'landing',
  of: (prefix: string) => string,
  except: readonly string[] = [],
): string[] {
  const all = ['', ...PREFIXES].filter((prefix) => !except.includes(prefix))
  const folder = (prefix: string | undefined) => `src/campaigns/${prefix || 'default'}`
  return all.flatMap((prefix, at) => {
    const first = all.findIndex((each) => of(each) === of(prefix))
    if (first === at) return []
    return [
      `give ${folder(prefix)}/${file}.ts its own ${name}: ${folder(all[first])} has '${of(prefix)}' too`,
    ]
  })
}
