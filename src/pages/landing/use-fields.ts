import { useCallback, useState } from 'react'
import { textOfProblem, type SpokenKey } from '../../content/problems/text.ts'
import type { Parsed } from '../../lib/result.ts'

/** Values, problems and refusals of a form on a marketing page; editing a field clears its problem. */
export function useFields<Name extends string>(start: Readonly<Record<Name, string>>) {
  const [values, setValues] = useState(start)
  const [problems, setProblems] = useState<Partial<Record<Name, string>>>({})
  const [refusals, setRefusals] = useState(0)
  const change = useCallback((name: string, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setProblems((before) => ({ ...before, [name]: undefined }))
  }, [])
  return {
    values,
    problems,
    refusals,
    change,
    /** Shows what is wrong and takes the visitor there; without a problem, to the one that already shows. */
    refuse(found: Partial<Record<Name, string>>) {
      setProblems((before) => ({ ...before, ...found }))
      setRefusals((before) => before + 1)
    },
  }
}

type Parse<Key extends SpokenKey> = (typed: string) => Parsed<string, Key>

/**
 * What is wrong with what was typed, in words, by field; nothing where it is good.
 * @param words the texts of all that the parsers may refuse
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

/** Digits of a telephone that the coverage form and its drawer take (M5.3, M5.9). */
export const PHONE_DIGITS = 11

/** Milliseconds from a good reply to its success showing (M9.11). */
export const SUCCESS_DELAY = 1200

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
