import MapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import { Icon } from '../../../ui/Icon.ts'
import { ChoiceButtons } from '../../../ui/forms/ChoiceButtons.tsx'
import { Question } from '../../../ui/forms/FieldTexts.tsx'
import { StepForm } from '../../../ui/forms/StepForm.tsx'
import { Notice } from '../../../ui/states/Notice.tsx'
import type { QuestionProps } from '../../../questions/question-props.ts'
import { wordingOf } from '../../../questions/step-texts.ts'
import { useStep } from '../../../questions/useStep.ts'
import { addressText } from '../../../questions/order-card-and-receipt-texts.ts'
import './keep-address-question.css'

/** Question that shows the known address and lets the visitor keep or change it. */
export default function KeepAddressQuestion({ step: id, variant }: QuestionProps) {
  const { step, text, order, problems, refusals, busy, onAnswer } = useStep(id)
  const name = step.fields[0]?.name ?? ''
  const { heading, why } = wordingOf(order, id)
  const title = `${id}-question`
  // show only the options that the step would accept
  const options = (text.options ?? []).filter(
    ({ value }) => step.schema(order).safeParse({ [name]: value }).success,
  )
  return (
    <StepForm step={id} onAnswer={onAnswer} busy={busy} refusals={refusals} className={`ask ask--${variant}`}>
      {variant === 'page' && (
        <Question id={title} why={why}>
          {heading}
        </Question>
      )}
      <p className="known-address">
        <Icon shapes={MapPin} size={20} aria-hidden="true" />
        <span>{addressText(order)}</span>
      </p>
      {problems[name] && <Notice tone="error">{problems[name]}</Notice>}
      <ChoiceButtons
        name={name}
        options={options}
        current={order.answers[id]?.values[name]}
        busy={busy}
        {...(variant === 'page' ? { labelledBy: title } : { label: heading })}
      />
    </StepForm>
  )
}
