/** Radio group with its options as cards. The label is the legend of the group. */
import type { OptionText } from '../../content/text-types.ts'
import { describedBy, FieldTexts, GroupLegend } from './FieldTexts.tsx'
import type { FieldProps } from './TextField.tsx'
import './radio-cards.css'

type RadioCardsProps = FieldProps & {
  options: readonly OptionText[]
  /**
   * 'row' puts short options side by side, 'tiles' puts very short options in rows of three. The default is
   * 'stack'.
   */
  layout?: 'stack' | 'row' | 'tiles'
}

export function RadioCards(props: RadioCardsProps) {
  const { name, label, value, onChange, as = 'label', why, hint, error, options, layout = 'stack' } = props
  const id = `f-${name}`
  return (
    <fieldset
      className="radios"
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { why, hint, error })}
    >
      <GroupLegend as={as}>{label}</GroupLegend>
      <FieldTexts id={id} why={why} hint={hint} error={error} />
      <div className={`radios__list radios__list--${layout}`}>
        {options.map((option) => (
          <label key={option.value} className="radio-card">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(name, option.value)}
            />
            <span>
              <span className="radio-card__label">
                <Label>{option.label}</Label>
              </span>
              {option.detail && <span className="radio-card__detail">{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Keeps what is in parentheses on a line of its own, rather than breaking it: 'Manhã (8h às 12h)'. */
function Label({ children }: { children: string }) {
  const [name, more] = children.split(/ (?=\()/)
  return more ? (
    <>
      {name} <span className="radio-card__more">{more}</span>
    </>
  ) : (
    children
  )
}
