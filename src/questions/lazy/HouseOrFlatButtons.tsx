import type { MouseEvent } from 'react'
import { useDispatch } from 'react-redux'
import type { ChatLine } from '../../funnel/types.ts'
import { lineAdded } from '../../store/events.ts'
import { PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import type { AskedStep } from '../useStep.ts'

/**
 * Chat buttons that answer a follow-up question: "É casa" (it is a house) says that the address has no flat number,
 * "É apartamento" (it is a flat) is followed by the question which one.
 */
export function HouseOrFlatButtons({ asked, line }: { readonly asked: AskedStep; readonly line: ChatLine }) {
  const { id, text, draft, onAnswer } = asked
  const dispatch = useDispatch()
  const { second } = text
  if (!second) return null
  const askWhich = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    dispatch(lineAdded({ step: id, who: 'visitor', text: second.some }))
    dispatch(lineAdded({ step: id, who: 'assistant', text: second.which }))
    currentTarget.form?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
  }
  return (
    <div className="composer__none">
      <PrimaryButton type="button" tone="secondary" onClick={() => onAnswer(line.read('', draft))}>
        {second.none}
      </PrimaryButton>
      <PrimaryButton type="button" tone="secondary" onClick={askWhich}>
        {second.some}
      </PrimaryButton>
    </div>
  )
}
