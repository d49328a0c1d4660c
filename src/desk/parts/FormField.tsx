import type { InputHTMLAttributes } from 'react'
import '../../ui/forms/field.css'

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** What is wrong with its value. */
  readonly problem?: string
}

/** A labelled text input, with an optional hint. */
export function FormField({ name, label, hint, problem, className, ...rest }: FieldProps) {
  const hintId = hint === undefined ? undefined : `${name}-hint`
  const problemId = problem === undefined ? undefined : `${name}-problem`
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label className="desk-label" htmlFor={name}>
        {label}
      </label>
      {hint !== undefined && (
        <p className="desk-hint" id={hintId}>
          {hint}
        </p>
      )}
      <input
        {...rest}
        id={name}
        name={name}
        className="input desk-input"
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={[problemId, hintId].filter(Boolean).join(' ') || undefined}
      />
      {problem !== undefined && (
        <p className="desk-bad" id={problemId}>
          {problem}
        </p>
      )}
    </div>
  )
}
