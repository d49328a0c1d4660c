import { useEffect, useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'

/** Form values by wire name; a checkbox is 'true' or 'false', and the pressed button is included. */
export type FormValues = Record<string, string>

type StepFormProps = {
  /**
   * Id of the step, kept on the form as `data-step`: the head script and the tests find the present question there.
   * Absent where the form asks no question.
   */
  step?: string
  onAnswer: (values: FormValues) => void
  children: ReactNode
  /** While true, further submits (double click, Enter twice) are ignored. */
  busy?: boolean
  /**
   * How often this form has been rejected. When it increases, focus moves to the first field with `aria-invalid`
   * (U-inputs).
   */
  refusals?: number
  className?: string
}

/** Reads the current form values. Unticked checkboxes are 'false'; a radio group without a selection is omitted. */
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

/** Focuses the first invalid field; in a radio group, the selected radio or the first. */
function focusInvalid(form: HTMLFormElement) {
  const refused = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const inside =
    refused?.querySelector<HTMLElement>('input:checked') ?? refused?.querySelector<HTMLElement>('input')
  ;(inside ?? refused)?.focus()
}

/**
 * The one form of a question, shared by pages and chat. Its method is POST, so that answers never end up in the URL,
 * not even when it is submitted without script.
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
