/** Buttons that answer a question with one tap. Each is a submit button of the step's form. */
import Check from 'lucide/dist/esm/icons/check.mjs'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import { Icon } from '../Icon.ts'
import type { OptionText } from '../../content/text-types.ts'
import './choice-buttons.css'

type ChoiceButtonsProps = {
  /** Wire name; the value of the pressed button is the answer. */
  name: string
  options: readonly OptionText[]
  /** The previous answer, if any. */
  current?: string
  /** 'tiles' puts short options such as days side by side; 'stack', the default, suits sentences. */
  layout?: 'stack' | 'tiles'
  busy?: boolean
  /** Id of the element with the question; it labels the group. */
  labelledBy?: string
  label?: string
}

export function ChoiceButtons({
  name,
  options,
  current,
  layout = 'stack',
  busy,
  labelledBy,
  label,
}: ChoiceButtonsProps) {
  return (
    <div
      className={`choices choices--${layout}`}
      role="group"
      aria-labelledby={labelledBy}
      aria-label={label}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="submit"
          name={name}
          value={option.value}
          className="choice"
          aria-current={option.value === current ? 'true' : undefined}
          aria-disabled={busy || undefined}
        >
          <span>
            <span className="choice__label">{option.label}</span>
            {option.detail && <span className="choice__detail">{option.detail}</span>}
            {option.value === current && <span className="hush"> (escolha atual)</span>}
          </span>
          <Icon shapes={option.value === current ? Check : ChevronRight} size={20} className="choice__mark" />
        </button>
      ))}
    </div>
  )
}
