/** A group of radio buttons for the desk's forms, required by default. */
import type { ReactNode } from 'react'

type RadioGroupProps = {
  readonly legend: string
  readonly name: string
  readonly options: readonly (readonly [value: string, label: ReactNode])[]
  /** The option that is chosen at first; by default none is. */
  readonly value?: string | undefined
  /** Whether browsers refuse the form without; otherwise the page says what is missing. */
  readonly isRequired?: boolean
}

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
