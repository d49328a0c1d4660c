import { useCallback, useState } from 'react'
import { textOfProblem, type SpokenKey } from '../../content/problems/fill-in-error-message.ts'
import type { Parsed } from '../../lib/parsing-result.ts'

/**
 * React hook with the state of a landing page form: values, error messages, and how often a submit was
 * refused. Editing a field clears its error message.
 */
export function useFormState<Name extends string>(start: Readonly<Record<Name, string>>) {
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
    /** Adds error messages and counts the refusal. The form then focuses its first invalid field. */
    refuse(found: Partial<Record<Name, string>>) {
      setProblems((before) => ({ ...before, ...found }))
      setRefusals((before) => before + 1)
    },
  }
}

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

/** Number of digits that the coverage form and its drawer require of a phone number. */
export const PHONE_DIGITS = 11

/** Milliseconds for which a form keeps showing progress before it shows success. */
export const SUCCESS_DELAY = 1200

/** Resolves after this many milliseconds. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
