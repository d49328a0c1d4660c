/** Form of the steps that consist of text inputs, checkboxes, selects and short choices. */
import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { singleTextFieldOf } from '../funnel/single-text-field-in-chat.ts'
import { PageForm } from './PageForm.tsx'
import type { Values, SingleTextField } from '../funnel/step-and-journey-types.ts'
import type { QuestionProps } from './question-props.ts'
import { StepFields } from './StepFields.tsx'
import { selectWait } from '../store/selectors.ts'
import { lazily } from '../ui/lazy-component.tsx'
import { useStep, type AskedStep } from './useStep.ts'
import { WaitState } from './waits/WaitState.tsx'
import { QuietButton } from '../ui/states/Notice.tsx'
import { callOnChangePerField } from './call-on-change-per-field.ts'

// the second question of the chat asks it
const HouseOrFlatButtons = lazily(async () => import('./address/HouseOrFlatButtons.tsx'))

interface FieldsQuestionProps extends QuestionProps {
  /** Called with the values instead of answering. */
  readonly onSubmit?: (values: Values) => void
  /** Shown below the fields. */
  readonly notice?: ReactNode
}

export function FieldsQuestion({
  step: id,
  variant,
  Form = PageForm,
  onSubmit,
  notice,
}: FieldsQuestionProps) {
  const asked = useStep(id)
  const { step, text, order, draft, refusals, busy, onAnswer } = asked
  const line = variant === 'chat' ? singleTextFieldOf(order, step) : undefined
  const isSecond = line !== undefined && line === step.second?.line
  const fields = step.fields.filter((field) => field.shownWhen?.(draft, order) ?? true)
  const wait = useSelector(selectWait)
  // only steps with their own submit handler show a wait here; the chat has room only for a failed one
  const showsWait =
    step.submits !== undefined && wait !== null && (variant === 'page' || wait.status === 'failed')
  return (
    <Form
      step={id}
      onAnswer={
        line ? (values) => onAnswer(line.read(values[line.field.name] ?? '', draft)) : (onSubmit ?? onAnswer)
      }
      busy={busy}
      refusals={refusals}
      submit={text.submit}
      after={line && !isSecond && <SwitchAnswerKindButton asked={asked} line={line} />}
      layout={(line || fields.length === 1) && !notice && !showsWait ? 'line' : 'block'}
    >
      {isSecond && <HouseOrFlatButtons asked={asked} line={line} />}
      <StepFields asked={asked} variant={variant} />
      {showsWait && <WaitState isInForm />}
      {notice}
    </Form>
  )
}

/** Chat button that switches the text field to the other kind of answer, for example from CPF to CNPJ. */
function SwitchAnswerKindButton({
  asked,
  line,
}: {
  readonly asked: AskedStep
  readonly line: SingleTextField
}) {
  const { step, text, draft, onChange } = asked
  const choice = step.fields.find(({ kind }) => kind === 'choice')
  const current = choice && (draft[choice.name] ?? choice.preselected)
  const other = choice && text.options?.find((option) => option.value !== current)
  if (!other) return null
  const onClick = () => callOnChangePerField(line.read('', { [choice.name]: other.value }), draft, onChange)
  return <QuietButton onClick={onClick}>{`${other.label}, ${other.detail}`}</QuietButton>
}
