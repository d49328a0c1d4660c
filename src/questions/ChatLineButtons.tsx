import type { ChatLine, StepId } from '../funnel/types.ts'
import { PrimaryButton } from '../ui/forms/PrimaryButton.tsx'
import { QuietButton } from '../ui/states/Notice.tsx'
import { changeFields } from './change-fields.ts'
import { useStep } from './useStep.ts'

/** Chat button that answers a follow-up question with "nothing to add": "É casa" (D80). */
export function NothingMore({ label, onPress }: { readonly label?: string; readonly onPress: () => void }) {
  return (
    <div className="composer__none">
      <PrimaryButton type="button" tone="secondary" onClick={onPress}>
        {label}
      </PrimaryButton>
    </div>
  )
}

/** Chat button that switches the text field to the other kind of answer: a CNPJ in place of a CPF (D17). */
export function OtherChoice({ id, line }: { readonly id: StepId; readonly line: ChatLine }) {
  const { step, text, draft, onChange } = useStep(id)
  const choice = step.fields.find(({ kind }) => kind === 'choice')
  const current = choice && (draft[choice.name] ?? choice.preselected)
  const other = choice && text.options?.find((option) => option.value !== current)
  if (!other) return null
  const onClick = () => changeFields(line.read('', { [choice.name]: other.value }), draft, onChange)
  return (
    <QuietButton onClick={onClick}>
      {other.label}, {other.detail}
    </QuietButton>
  )
}
