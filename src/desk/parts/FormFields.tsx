/** The inputs of the desk's forms: text, drop-down list, radio buttons, and the checkbox that confirms. */
import type { InputHTMLAttributes, ReactNode } from 'react'
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

/**
 * The labelled text input of desk forms, of one line or several, with an optional hint. What is typed is about others:
 * browsers suggest nothing of their own, unless a field asks for it.
 */
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
        <input autoComplete="off" {...rest} {...shared} className="input desk-input" />
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

type FormSelectProps = {
  readonly name: string
  readonly label: string
  readonly options: readonly (readonly [value: string, label: string])[]
  /** The option that is selected at first; the first one by default. */
  readonly value?: string | undefined
  /** Whether an option with a value must be chosen. */
  readonly required?: boolean
}

/** A labelled drop-down list for the desk's forms. */
export function FormSelect({ name, label, options, value, required }: FormSelectProps) {
  return (
    <div className="field">
      <label className="desk-label" htmlFor={name}>
        {label}
      </label>
      <select id={name} name={name} className="input desk-input" defaultValue={value} required={required}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

type RadioGroupProps = {
  readonly legend: string
  readonly name: string
  readonly options: readonly (readonly [value: string, label: ReactNode])[]
  /** The option that is chosen at first; by default none is. */
  readonly value?: string | undefined
  /** Whether browsers refuse the form without; otherwise the page says what is missing. */
  readonly isRequired?: boolean
}

/** A group of radio buttons for the desk's forms, required by default. */
export const RadioGroup = ({ legend, name, options, value, isRequired = true }: RadioGroupProps) => (
  <fieldset className="desk-choices">
    <legend className="desk-label">{legend}</legend>
    {options.map(([option, label]) => (
      <label key={option} className="desk-choice">
        <input
          type="radio"
          name={name}
          value={option}
          required={isRequired}
          defaultChecked={option === value}
        />
        {label}
      </label>
    ))}
  </fieldset>
)

/** A checkbox by which a person confirms that they know what the form will do, required by default. */
type ConfirmCheckboxProps = {
  readonly label: string
  readonly isChecked?: boolean
  /** Whether browsers refuse the form without; otherwise the page says what is missing. */
  readonly isRequired?: boolean
}

export const ConfirmCheckbox = ({ label, isChecked = false, isRequired = true }: ConfirmCheckboxProps) => (
  <label className="desk-choice">
    <input type="checkbox" name="certeza" value="sim" required={isRequired} defaultChecked={isChecked} />
    {label}
  </label>
)
