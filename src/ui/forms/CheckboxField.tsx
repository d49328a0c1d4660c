/** Checkbox of a form. Its wire value is 'true' or 'false'; StepForm sends 'false' when it is unticked. */
import { describedBy, FieldTexts } from './FieldTexts.tsx'
import type { FieldProps } from './TextField.tsx'
import './checkbox.css'

type CheckboxFieldProps = Pick<FieldProps, 'name' | 'label' | 'value' | 'onChange' | 'hint' | 'error'>

export function CheckboxField({ name, label, value, onChange, hint, error }: CheckboxFieldProps) {
  const id = `f-${name}`
  return (
    <div className="checkbox">
      <FieldTexts id={id} error={error} />
      <label className="checkbox__row" htmlFor={id}>
        <input
          id={id}
          name={name}
          type="checkbox"
          value="true"
          checked={value === 'true'}
          onChange={(event) => onChange(name, String(event.currentTarget.checked))}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
        <span>
          <span>{label}</span>
          {hint && (
            <span className="checkbox__hint" id={`${id}-hint`}>
              {hint}
            </span>
          )}
        </span>
      </label>
    </div>
  )
}
