/**
 * The form of a lead on a landing page: its values and error messages, how far sending it has come, its button, and what
 * screen readers are told meanwhile. The fields are its children.
 */
import { useCallback, useState, type ReactNode } from 'react'
import { textOfProblem, type SpokenKey } from '../../content/problems/fill-in-error-message.ts'
import type { Parsed } from '../../lib/parsing-result.ts'
import { PrimaryButton, type ButtonState } from '../../ui/forms/PrimaryButton.tsx'
import { StepForm } from '../../ui/forms/StepForm.tsx'

type Parsers<Name extends string, Key extends SpokenKey> = Readonly<
  Partial<Record<Name, (typed: string) => Parsed<string, NoInfer<Key>>>>
>

/**
 * React hook with the state of such a form. Editing a field clears its error message.
 * @param words error message for each problem that the parsers may return
 */
export function useLeadForm<Name extends string, Key extends SpokenKey>(
  start: Readonly<Record<Name, string>>,
  words: Readonly<Record<Key, string>>,
  parsers: Parsers<Name, Key>,
) {
  type Problems = Partial<Record<Name, string>>
  const [values, setValues] = useState(start)
  const [problems, setProblems] = useState<Problems>({})
  const [refusals, setRefusals] = useState(0)
  const [progress, setProgress] = useState<ButtonState>('default')
  const change = useCallback((name: string, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setProblems((before) => ({ ...before, [name]: undefined }))
  }, [])
  /** Adds error messages; the form then focuses its first invalid field. */
  const refuse = (found: Problems) => {
    setProgress('default')
    setProblems((before) => ({ ...before, ...found }))
    setRefusals((before) => before + 1)
  }
  /** Returns the error messages of invalid values, by field. */
  const problemsIn = (given: Readonly<Record<Name, string>>): Problems => {
    const found: Problems = {}
    for (const name of Object.keys(parsers) as Name[]) {
      const parsed = parsers[name]?.(given[name])
      if (parsed && 'problem' in parsed) found[name] = textOfProblem(words, parsed)
    }
    return found
  }
  return {
    values,
    problems,
    refusals,
    progress,
    setProgress,
    change,
    refuse,
    problemsIn,
    /** Returns whether the values are valid; if not, refuses them. */
    accepts(given: Readonly<Record<Name, string>>): boolean {
      const wrong = problemsIn(given)
      const isValid = Object.keys(wrong).length === 0
      if (!isValid) refuse(wrong)
      return isValid
    },
  }
}

type LeadFormProps<Name extends string> = {
  readonly form: {
    readonly values: Readonly<Record<Name, string>>
    readonly refusals: number
    readonly progress: ButtonState
  }
  readonly onSend: (values: Record<Name, string>) => void
  /** Id of the step that it asks; absent if it asks none. */
  readonly step?: string
  readonly className?: string
  /** Whether a field has an error message, which the button shows, too. */
  readonly hasProblem?: boolean
  readonly text: { readonly submit: string; readonly sending: string; readonly sent?: string }
  /** What is missing before it can be sent; undefined if nothing. */
  readonly lacks?: string | undefined
  /** Shown below the button. */
  readonly more?: ReactNode
  /** The class of what holds the button and `more`; without one they stand in the form itself. */
  readonly footClass?: string
  readonly children: ReactNode
}

export function LeadForm<Name extends string>(props: LeadFormProps<Name>) {
  const { form, onSend, step, className = 'drawer-form', hasProblem = false, text, footClass } = props
  const { progress } = form
  const isSending = progress === 'loading'
  const foot = (
    <>
      <PrimaryButton
        state={hasProblem ? 'error' : progress}
        loadingText={text.sending}
        {...(text.sent !== undefined && { successText: text.sent })}
        lacks={props.lacks}
      >
        {text.submit}
      </PrimaryButton>
      {props.more}
    </>
  )
  return (
    <StepForm
      {...(step !== undefined && { step })}
      className={className}
      onAnswer={(given) => onSend({ ...form.values, ...given })}
      busy={isSending || progress === 'success'}
      refusals={form.refusals}
    >
      {props.children}
      {footClass === undefined ? foot : <div className={footClass}>{foot}</div>}
      <p role="status" className="hush">
        {isSending ? text.sending : progress === 'success' ? text.sent : ''}
      </p>
    </StepForm>
  )
}
