import { createContext, use } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { stepOf } from '../funnel/journeys.ts'
import { textOf } from '../questions/texts.ts'
import type { Values } from '../funnel/types.ts'
import type { FormProps } from '../questions/question-props.ts'
import { backAsked, drafted } from '../store/events.ts'
import { selectOrder, selectIsCorrection } from '../store/selectors.ts'
import { Composer } from '../ui/chat/Composer.tsx'
import { PrimaryButton } from '../ui/forms/PrimaryButton.tsx'
import { personTypeFrom } from '../understanding/free-text-person.ts'
import { yesNo } from '../understanding/yes-no.ts'
import type { Commands } from './useCommands.ts'

export const CommandsContext = createContext<Commands | null>(null)

/**
 * The composer as a question's form: a message that is entirely a command is executed, anything else is the answer.
 */
export function ChatForm(props: FormProps) {
  const { step, onAnswer, children, busy, refusals, submit, layout, doubt, after } = props
  const commands = use(CommandsContext)
  const dispatch = useDispatch()
  const isCorrection = useSelector(selectIsCorrection)
  const order = useSelector(selectOrder)
  const { fields, line } = stepOf(order, step)

  const draft = (name: string, value: string) => dispatch(drafted({ step, name, value }))

  /** Empties the composer: what was typed was no answer. */
  function clear(name: string, kept: Values = {}) {
    for (const [each, value] of Object.entries(line?.read('', kept) ?? { [name]: '' })) draft(each, value)
  }

  /** “Sou empresa” and “cpf” say whose document comes next. */
  function settlePerson(name: string, text: string): boolean {
    const asksPerson = fields.some((field) => field.name === 'person_type')
    const type = asksPerson && !/\d/.test(text) ? personTypeFrom(text) : null
    if (type === null) return false
    clear(name, { person_type: type })
    commands?.say('visitor', text)
    commands?.say('assistant', textOf(order, step).variants?.[type]?.heading ?? textOf(order, step).heading)
    return true
  }

  function answer(values: Values) {
    const name = fields.find((field) => field.kind === 'text' && values[field.name])?.name
    const text = name ? values[name] : ''
    if (!name || !text || !commands) {
      onAnswer(values)
      return
    }
    const isSettled = commands.settle(text)
    const agreed = doubt && !isSettled ? yesNo(text) : null
    if (doubt && agreed !== null) {
      doubt(agreed)
      return
    }
    if (!isSettled && settlePerson(name, text)) return
    if (isSettled || commands.hear(text).kind !== 'answer') clear(name)
    else onAnswer(values)
  }

  return (
    <Composer
      step={step}
      onAnswer={answer}
      layout={layout}
      busy={busy}
      refusals={refusals}
      onCancel={isCorrection ? () => dispatch(backAsked()) : undefined}
    >
      {children}
      {layout === 'block' && <PrimaryButton state={busy ? 'loading' : 'default'}>{submit}</PrimaryButton>}
      {after}
    </Composer>
  )
}
