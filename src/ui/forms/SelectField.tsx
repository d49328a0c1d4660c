/** Native select field with a label. */
import type { OptionText } from '../../content/text-types.ts'
import { describedBy, FieldLabel, FieldTexts } from './FieldTexts.tsx'
import type { FieldProps } from './TextField.tsx'
import './field.css'
import './select.css'

type Group = { label: string; options: readonly OptionText[] }

type SelectFieldProps = FieldProps & {
  /** Text of the first entry, which has no value. */
  placeholder: string
  options?: readonly OptionText[]
  /** Options in groups, such as the most common banks and all banks. */
  groups?: readonly Group[]
  autoComplete?: string
}

const line = (option: OptionText) => (
  <option key={option.value} value={option.value}>
    {option.label}
  </option>
)

export function SelectField(props: SelectFieldProps) {
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
    placeholder,
    options = [],
    groups = [],
  } = props
  const id = `f-${name}`
  return (
    <div className="field">
      <FieldLabel as={as} htmlFor={id}>
        {label}
      </FieldLabel>
      <FieldTexts id={id} why={why} hint={hint} error={error} />
      <select
        id={id}
        name={name}
        className="input select"
        value={value}
        autoComplete={props.autoComplete}
        onChange={(event) => onChange(name, event.currentTarget.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { why, whyId, hint, error })}
      >
        <option value="">{placeholder}</option>
        {options.map(line)}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.options.map(line)}
          </optgroup>
        ))}
      </select>
    </div>
  )
}
