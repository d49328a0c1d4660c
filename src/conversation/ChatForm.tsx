import { createContext, use, useEffect, useRef } from 'react'
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

/** A word typed into the CNPJ field picks up the mask's punctuation: 'vo.lta.r'. */
const withoutMarks = (text: string) => (/\d/.test(text) ? text : text.replace(/[./-]/g, ''))

/**
 * The composer as a question's form: a message that is entirely a command is executed, anything else is the answer.
 */
export function ChatForm(props: FormProps) {
  const { step, onAnswer, children, busy, refusals, submit, layout, doubt, after } = props
  const commands = use(CommandsContext)
  const dispatch = useDispatch()
  const isCorrection = useSelector(selectIsCorrection)
  const order = useSelector(selectOrder)
  const { fields } = stepOf(order, step)
  const focusOn = useFocusOnceDrawn()

  const draft = (name: string, value: string) => dispatch(drafted({ step, name, value }))

  /** “Sou empresa” and “cpf” switch the document type; so does typing the other document. */
  function settlePerson(typed: Values, name: string, text: string): boolean {
    const asksPerson = fields.some((field) => field.name === 'person_type')
    const type = asksPerson ? personTypeFrom(text) : null
    if (type === null) return false
    const isWord = !/\d/.test(text)
    if (!isWord && type === typed.person_type) return false
    const other = type === 'pj' ? 'cnpj' : 'cpf'
    draft(name, '')
    draft('person_type', type)
    if (isWord) {
      commands?.say('visitor', text)
      commands?.say('assistant', textOf(order, step).variants?.[type]?.heading ?? textOf(order, step).heading)
      focusOn(other)
    } else {
      draft(other, text)
      onAnswer({ person_type: type, [other]: text })
    }
    return true
  }

  function answer(values: Values) {
    const name = fields.find((field) => field.kind === 'text' && values[field.name])?.name
    const typed = name ? (values[name] ?? '') : ''
    const text = name === 'cnpj' ? withoutMarks(typed) : typed
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
    if (!isSettled && settlePerson(values, name, text)) return
    if (isSettled || commands.hear(text).kind !== 'answer') draft(name, '')
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

/** Focuses a composer field that only exists after the next render. */
function useFocusOnceDrawn() {
  const wanted = useRef('')
  useEffect(() => {
    if (!wanted.current) return
    document.querySelector<HTMLElement>(`form[data-step] [name="${wanted.current}"]`)?.focus()
    wanted.current = ''
  })
  return (name: string) => {
    wanted.current = name
  }
}
