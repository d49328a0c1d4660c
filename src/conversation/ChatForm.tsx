import { createContext, use } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { chat } from '../content/chat.ts'
import { stepOf } from '../funnel/journeys.ts'
import type { Values } from '../funnel/types.ts'
import type { FormProps } from '../questions/question-props.ts'
import { backAsked, drafted } from '../store/events.ts'
import { selectReturnTo } from '../store/selectors.ts'
import { Composer } from '../ui/chat/Composer.tsx'
import { PrimaryButton } from '../ui/forms/PrimaryButton.tsx'
import type { Commands } from './useCommands.ts'

export const CommandsContext = createContext<Commands | null>(null)

/** The composer as the form of a question: a whole message that is a command is obeyed, all else is the answer. */
export function ChatForm({ step, onAnswer, children, busy, refusals, layout }: FormProps) {
  const commands = use(CommandsContext)
  const dispatch = useDispatch()
  const returnTo = useSelector(selectReturnTo)

  function answer(values: Values) {
    const name = stepOf(step).fields.find((field) => field.kind === 'text' && values[field.name])?.name
    const text = name ? (values[name] ?? '') : ''
    const isAnswer = !text || !commands || (!commands.settle(text) && commands.hear(text).kind === 'answer')
    if (isAnswer) {
      onAnswer(values)
      return
    }
    if (name) dispatch(drafted({ step, name, value: '' }))
  }

  return (
    <Composer
      step={step}
      onAnswer={answer}
      layout={layout}
      busy={busy}
      refusals={refusals}
      onCancel={returnTo ? () => dispatch(backAsked()) : undefined}
    >
      {children}
      {layout === 'block' && <PrimaryButton state={busy ? 'loading' : 'default'}>{chat.send}</PrimaryButton>}
    </Composer>
  )
}
