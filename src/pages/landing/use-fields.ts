import { useCallback, useState } from 'react'

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

type Parse = (typed: string) => { readonly value: unknown } | { readonly problem: string }

/** What is wrong with what was typed, by field; nothing where it is good. */
export const problemsIn = <Name extends string>(
  parsers: Readonly<Record<Name, Parse>>,
  values: Readonly<Record<NoInfer<Name>, string>>,
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    Object.entries<Parse>(parsers).flatMap(([name, parse]) => {
      const found = parse(values[name as Name])
      return 'problem' in found ? [[name, found.problem]] : []
    }),
  ) as Partial<Record<Name, string>>

/** Digits of a telephone that the coverage form and its drawer take (M5.3, M5.9). */
export const PHONE_DIGITS = 11

/** Milliseconds from a good reply to its success showing (M9.11). */
export const SUCCESS_DELAY = 1200

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
