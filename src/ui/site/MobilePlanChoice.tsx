/**
 * Form for choosing a mobile plan, with a card for each plan and its bonus. Each card is a submit button named
 * `idPlan`.
 */
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs'
import { Icon } from '../Icon.ts'
import { Question } from '../forms/FieldTexts.tsx'
import { StepForm, type FormValues } from '../forms/StepForm.tsx'
import '../forms/button.css'
import './mobile-plan-choice.css'

type MobilePlanChoiceProps = {
  readonly words: {
    readonly heading: string
    readonly why: string
    readonly note: string
    readonly options: readonly {
      readonly value: string
      readonly label: string
      /** Bonus for the mobile plan; '' for the option without a mobile plan. */
      readonly bonus: string
      readonly detail?: string
    }[]
  }
  /** Value of the chosen option while the next page is loading; '' before a choice. */
  readonly chosen: string
  readonly onAnswer: (values: FormValues) => void
}

/** Id of the form: the last segment of its page's URL. */
export const MOBILE_PLAN_STEP = 'selecao-plano-movel'

export function MobilePlanChoice({ words, chosen, onAnswer }: MobilePlanChoiceProps) {
  return (
    <StepForm step={MOBILE_PLAN_STEP} onAnswer={onAnswer} className="mobile-plan__form">
      <Question id="plano-movel" why={words.why}>
        {words.heading}
      </Question>
      <div className="mobile-plan__cards" role="group" aria-labelledby="plano-movel">
        {words.options.map(({ value, label, bonus, detail }) => (
          <button
            key={value}
            type="submit"
            name="idPlan"
            value={value}
            className={bonus ? 'mobile-card' : 'mobile-card mobile-card--none'}
            data-state={chosen === value ? 'loading' : undefined}
          >
            <span className="mobile-card__name">{label}</span>
            <span className={bonus ? 'mobile-card__bonus' : 'mobile-card__detail'}>{bonus || detail}</span>
            <Icon shapes={ArrowRight} size={20} />
            {chosen === value && <span className="button__strand" aria-hidden="true" />}
          </button>
        ))}
      </div>
      <p className="mobile-plan__note">{words.note}</p>
    </StepForm>
  )
}
