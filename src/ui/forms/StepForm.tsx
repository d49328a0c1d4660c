import { useEffect, useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'

/** What a form holds, by wire name; a checkbox is 'true' or 'false', the pressed button counts. */
export type FormValues = Record<string, string>

type StepFormProps = {
  /**
   * Id of the step, kept on the form as `data-step`: the head script and the tests find the present question there.
   * Absent where the form asks no question.
   */
  step?: string
  onAnswer: (values: FormValues) => void
  children: ReactNode
  /** While true a second submit (double click, Enter twice) does nothing. */
  busy?: boolean
  /**
   * How often this form was refused so far. When it grows, focus moves to the first field that carries
   * `aria-invalid` (U-inputs).
   */
  refusals?: number
  className?: string
}

/** Reads a form as it stands. Unchecked boxes are 'false', a group of radios without a choice is absent. */
function readForm(form: HTMLFormElement, submitter: HTMLElement | null = null): FormValues {
  const values: FormValues = {}
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string') values[name] = value
  }
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"][name]')) {
    if (!box.disabled) values[box.name] = String(box.checked)
  }
  return values
}

/** Focus on the first refused field; in a refused group of radios, on the chosen one or the first. */
function focusInvalid(form: HTMLFormElement) {
  const refused = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const inside =
    refused?.querySelector<HTMLElement>('input:checked') ?? refused?.querySelector<HTMLElement>('input')
  ;(inside ?? refused)?.focus()
}

/**
 * The one form of a question, in pages and in the chat. Its method is post, so that not even a submit without
 * script puts an answer into the address.
 */
export function StepForm({ step, onAnswer, children, busy = false, refusals = 0, className }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (refusals > 0 && form.current) focusInvalid(form.current)
  }, [refusals])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const native = event.nativeEvent
    const submitter = native instanceof SubmitEvent ? native.submitter : null
    onAnswer(readForm(event.currentTarget, submitter))
  }

  return (
    <form ref={form} data-step={step} className={className} method="post" noValidate onSubmit={submit}>
      {children}
    </form>
  )
}
