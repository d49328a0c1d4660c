/**
 * Chat button that switches the text field to the other kind of answer, for example from CPF (person) to CNPJ
 * (company).
 */
import type { SingleTextField } from '../funnel/step-and-journey-types.ts'
import { QuietButton } from '../ui/states/Notice.tsx'
import { callOnChangePerField } from './call-on-change-per-field.ts'
import type { AskedStep } from './useStep.ts'

export function SwitchAnswerKindButton({
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
