/**
 * Chat buttons that say whether the address is a house or a flat. After "É apartamento" (it is a flat), the chat asks
 * for the flat's number.
 */
import type { MouseEvent } from 'react'
import { useDispatch } from 'react-redux'
import type { SingleTextField } from '../../funnel/step-and-journey-types.ts'
import { lineAdded } from '../../store/redux-actions.ts'
import { PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import type { AskedStep } from '../useStep.ts'

export default function HouseOrFlatButtons({
  asked,
  line,
}: {
  readonly asked: AskedStep
  readonly line: SingleTextField
}) {
  const { id, text, draft, onAnswer } = asked
  const dispatch = useDispatch()
  const { second } = text
  if (!second) return null
  const sayHouse = () => {
    // the question and its answer stay in the conversation, like those that are typed
    dispatch(lineAdded({ step: id, who: 'assistant', text: second.heading, passing: true }))
    dispatch(lineAdded({ step: id, who: 'visitor', text: second.none, passing: true }))
    onAnswer(line.read('', draft))
  }
  const askWhich = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    dispatch(lineAdded({ step: id, who: 'visitor', text: second.some }))
    dispatch(lineAdded({ step: id, who: 'assistant', text: second.which }))
    currentTarget.form?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
  }
  return (
    <div className="composer__none">
      <PrimaryButton type="button" tone="secondary" onClick={sayHouse}>
        {second.none}
      </PrimaryButton>
      <PrimaryButton type="button" tone="secondary" onClick={askWhich}>
        {second.some}
      </PrimaryButton>
    </div>
  )
}
