/**
 * Question that shows the known address and lets the visitor keep or change it. Another address that was given before
 * is neither asked again nor saved when it is kept: the order continues where it was left.
 */
import { useDispatch } from 'react-redux'
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import { hasMoved } from '../../../funnel/journeys/migration/endereco.ts'
import { addressStep } from '../../../funnel/journey-registry.ts'
import type { Values } from '../../../funnel/step-and-journey-types.ts'
import { correctionRequested, stepVisited } from '../../../store/redux-actions.ts'
import { Icon } from '../../../ui/Icon.ts'
import { ChoiceButtons } from '../../../ui/forms/ChoiceButtons.tsx'
import { Question } from '../../../ui/forms/FieldTexts.tsx'
import { StepForm } from '../../../ui/forms/StepForm.tsx'
import { Notice } from '../../../ui/states/Notice.tsx'
import type { QuestionProps } from '../../../questions/question-props.ts'
import { wordingOf } from '../../../questions/look-up-step-texts.ts'
import { useStep } from '../../../questions/useStep.ts'
import { addressText } from '../../../questions/order/build-order-card-and-receipt-texts.ts'
import './keep-address-question.css'

export default function KeepAddressQuestion({ step: id, variant }: QuestionProps) {
  const { step, text, order, problems, refusals, busy, onAnswer } = useStep(id)
  const name = step.fields[0]?.name ?? ''
  const dispatch = useDispatch()
  const { heading, why, options = text.options ?? [] } = wordingOf(order, id)
  const isMoved = hasMoved(order)
  const title = `${id}-question`
  const isAccepted = (value: string) => step.schema(order).safeParse({ [name]: value }).success
  function replaceOrKeep(values: Values) {
    if (values[name] === 'true')
      dispatch(stepVisited({ step: null, mode: variant === 'chat' ? 'chat' : 'pages', how: 'link' }))
    else if (variant === 'chat') dispatch(correctionRequested({ step: addressStep(order) }))
    else onAnswer(values)
  }
  return (
    <StepForm
      step={id}
      onAnswer={isMoved ? replaceOrKeep : onAnswer}
      busy={busy}
      refusals={refusals}
      className={`ask ask--${variant}`}
    >
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
        options={isMoved ? options : options.filter(({ value }) => isAccepted(value))}
        current={isMoved ? undefined : order.answers[id]?.values[name]}
        busy={busy}
        {...(variant === 'page' ? { labelledBy: title } : { label: heading })}
      />
    </StepForm>
  )
}
