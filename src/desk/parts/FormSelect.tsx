/** A labelled drop-down list for the desk's forms. */
import '../../ui/forms/field.css'

type FormSelectProps = {
  readonly name: string
  readonly label: string
  readonly options: readonly (readonly [value: string, label: string])[]
  /** The option that is selected at first; the first one by default. */
  readonly value?: string | undefined
  /** Whether an option with a value must be chosen. */
  readonly required?: boolean
}

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
