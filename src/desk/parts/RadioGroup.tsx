/** A required group of radio buttons for the desk's forms. */
import type { ReactNode } from 'react'

type RadioGroupProps = {
  readonly legend: string
  readonly name: string
  readonly options: readonly (readonly [value: string, label: ReactNode])[]
  /** The option that is chosen at first; by default none is. */
  readonly value?: string | undefined
}

export const RadioGroup = ({ legend, name, options, value }: RadioGroupProps) => (
  <fieldset className="desk-choices">
    <legend className="desk-label">{legend}</legend>
    {options.map(([option, label]) => (
      <label key={option} className="desk-choice">
        <input type="radio" name={name} value={option} required defaultChecked={option === value} />
        {label}
      </label>
    ))}
  </fieldset>
)
