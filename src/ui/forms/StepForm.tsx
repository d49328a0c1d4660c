/**
 * Form of a question, used on pages and in the chat. Its method is POST, so that answers never appear in the URL if it
 * is submitted without JavaScript.
 */
import { useEffect, useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'

/**
 * Form values by wire name. A checkbox is 'true' or 'false'. The name and value of the pressed button are
 * included.
 */
export type FormValues = Record<string, string>

type StepFormProps = {
  /**
   * Id of the step, rendered as `data-step`. The head script and the tests use it to find the current
   * question. Absent if the form asks no question.
   */
  step?: string
  onAnswer: (values: FormValues) => void
  children: ReactNode
  /** While true, further submits (double click, Enter twice) are ignored. */
  busy?: boolean
  /**
   * Number of times that this form was rejected. When it increases, the focus moves to the first field with
   * `aria-invalid` (U-inputs).
   */
  refusals?: number
  className?: string
}

/**
 * Returns the current values of a form. Unticked checkboxes are 'false'; unanswered radio groups are omitted.
 */
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

/**
 * Focuses the first invalid field. In a radio group, focuses the selected radio button or, if there is none,
 * the first.
 */
function focusInvalid(form: HTMLFormElement) {
  const refused = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const inside =
    refused?.querySelector<HTMLElement>('input:checked') ?? refused?.querySelector<HTMLElement>('input')
  ;(inside ?? refused)?.focus()
}

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
