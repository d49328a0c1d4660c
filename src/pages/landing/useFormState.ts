import { useCallback, useState } from 'react'

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
