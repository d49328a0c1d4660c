import { textOfProblem, type SpokenKey } from '../../content/problems/fill-in-error-message.ts'
import type { Parsed } from '../../lib/parsing-result.ts'

type Parse<Key extends SpokenKey> = (typed: string) => Parsed<string, Key>

/**
 * Returns the error messages of invalid values, by field.
 * @param words error message for each problem that the parsers may return
 */
export const problemsIn = <Name extends string, Key extends SpokenKey>(
  words: Readonly<Record<Key, string>>,
  parsers: Readonly<Record<Name, Parse<NoInfer<Key>>>>,
  values: Readonly<Record<NoInfer<Name>, string>>,
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    Object.entries<Parse<Key>>(parsers).flatMap(([name, parse]) => {
      const found = parse(values[name as Name])
      return 'problem' in found ? [[name, textOfProblem(words, found)]] : []
    }),
  ) as Partial<Record<Name, string>>
