import type { InputHTMLAttributes } from 'react'
import '../../ui/forms/field.css'

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly name: string
  readonly label: string
  readonly hint?: string
}

/** A line to type in. */
export function FormField({ name, label, hint, className, ...rest }: FieldProps) {
  const hintId = hint === undefined ? undefined : `${name}-hint`
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
      <input {...rest} id={name} name={name} className="input desk-input" aria-describedby={hintId} />
    </div>
  )
}
