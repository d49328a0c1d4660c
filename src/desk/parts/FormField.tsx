/** The labelled text input of desk forms, of one line or several, with an optional hint. */
import type { InputHTMLAttributes } from 'react'
import '../../ui/forms/field.css'

export type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** How many lines it shows, if it takes several. */
  readonly rows?: number
  /** What is wrong with its value. */
  readonly problem?: string
}

export function FormField({ name, label, hint, rows, problem, className, ...rest }: FieldProps) {
  const hintId = hint === undefined ? undefined : `${name}-hint`
  const problemId = problem === undefined ? undefined : `${name}-problem`
  const shared = {
    id: name,
    name,
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': [problemId, hintId].filter(Boolean).join(' ') || undefined,
  }
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
      {rows === undefined ? (
        <input {...rest} {...shared} className="input desk-input" />
      ) : (
        <textarea
          {...shared}
          rows={rows}
          required={rest.required}
          maxLength={rest.maxLength}
          defaultValue={rest.defaultValue}
          className="input desk-input desk-text"
        />
      )}
      {problem !== undefined && (
        <p className="desk-bad" id={problemId}>
          {problem}
        </p>
      )}
    </div>
  )
}
