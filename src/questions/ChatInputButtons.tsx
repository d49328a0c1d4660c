import type { ChatLine } from '../funnel/types.ts'
import { PrimaryButton } from '../ui/forms/PrimaryButton.tsx'
import { QuietButton } from '../ui/states/Notice.tsx'
import { changeFields } from './change-fields.ts'
import type { AskedStep } from './useStep.ts'

/**
 * Chat button that answers a follow-up question with "nothing to add". An example is "É casa" (it is a
 * house), which says that the address has no flat number.
 */
export function NothingMoreButton({
  label,
  onPress,
}: {
  readonly label?: string
  readonly onPress: () => void
}) {
  return (
    <div className="composer__none">
      <PrimaryButton type="button" tone="secondary" onClick={onPress}>
        {label}
      </PrimaryButton>
    </div>
  )
}

/**
 * Chat button that switches the text field to the other kind of answer, for example from a personal tax
 * number (CPF) to a company tax number (CNPJ).
 */
export function OtherChoiceButton({ asked, line }: { readonly asked: AskedStep; readonly line: ChatLine }) {
  const { step, text, draft, onChange } = asked
  const choice = step.fields.find(({ kind }) => kind === 'choice')
  const current = choice && (draft[choice.name] ?? choice.preselected)
  const other = choice && text.options?.find((option) => option.value !== current)
  if (!other) return null
  const onClick = () => changeFields(line.read('', { [choice.name]: other.value }), draft, onChange)
  return <QuietButton onClick={onClick}>{`${other.label}, ${other.detail}`}</QuietButton>
}
