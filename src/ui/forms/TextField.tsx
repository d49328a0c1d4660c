/**
 * Text input with label, hint and error. The DOM element holds the text, because a mask may rewrite it while the
 * visitor types. Text typed before hydration stays and is passed to `onChange`.
 */
import { useLayoutEffect, useRef } from 'react'
import type { InputHTMLAttributes, RefObject } from 'react'
import { describedBy, FieldLabel, FieldTexts } from './FieldTexts.tsx'
import type { LabelStyle } from './FieldTexts.tsx'
import './field.css'

/** Props common to all fields of a question. */
export type FieldProps = {
  /** Wire name. */
  name: string
  label: string
  /**
   * The value typed so far. It is kept outside the component, so that it survives a switch between chat and
   * pages.
   */
  value: string
  onChange: (name: string, value: string) => void
  /** 'question' makes the label the screen's h1. Default 'label'. */
  as?: LabelStyle
  why?: string
  /** Id of the element with the reason, if that element is rendered elsewhere. */
  whyId?: string
  hint?: string
  /** Error message in Portuguese; sets `aria-invalid`. */
  error?: string
  /** Id of the element with the error message, if that element is rendered elsewhere; sets `aria-invalid`. */
  errorId?: string
  /** Id of the input, if the page may have another field with this name. */
  id?: string
}

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoCapitalize' | 'autoComplete' | 'autoFocus' | 'enterKeyHint' | 'inputMode' | 'maxLength' | 'placeholder'
>

export type TextFieldProps = FieldProps &
  Native & {
    type?: 'text' | 'email' | 'tel'
    /** Sizes the field to the length of its answer. */
    width?: 'full' | 'short'
    inputRef?: RefObject<HTMLInputElement | null>
  }

export function TextField(props: TextFieldProps) {
  const {
    name,
    label,
    value,
    onChange,
    as = 'label',
    why,
    whyId,
    hint,
    error,
    errorId,
    type = 'text',
    width = 'full',
    inputRef,
    id = `f-${name}`,
    ...native
  } = props
  const own = useRef<HTMLInputElement>(null)
  const ref = inputRef ?? own
  const seen = useRef(value)

  // A layout effect, so that it runs before the text typed during page load is replayed: a later draft would
  // clear the resulting error.
  useLayoutEffect(() => {
    const input = ref.current
    if (!input || input.value === value) return
    if (seen.current === value && input.value !== '') onChange(name, input.value)
    else input.value = value
    seen.current = value
  }, [name, onChange, ref, value])

  return (
    <div className="field">
      <FieldLabel as={as} htmlFor={id}>
        {label}
      </FieldLabel>
      <FieldTexts id={id} why={why} hint={hint} error={error} />
      <input
        {...native}
        ref={ref}
        id={id}
        name={name}
        type={type}
        className={`input input--${width}`}
        defaultValue={value}
        onInput={(event) => {
          seen.current = event.currentTarget.value
          onChange(name, event.currentTarget.value)
        }}
        aria-invalid={error || errorId ? true : undefined}
        aria-describedby={describedBy(id, { why, whyId, hint, error, errorId })}
        spellCheck={false}
        autoCorrect="off"
      />
    </div>
  )
}
