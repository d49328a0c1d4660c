import { use, useState } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { chat } from '../content/chat.ts'
import { addressStep, firstStep, stepOf } from '../funnel/journeys.ts'
import type { StepId } from '../funnel/types.ts'
import { answered, backAsked, correctionAsked, drafted, withdrawAsked } from '../store/events.ts'
import {
  selectDraft,
  selectIsCorrection,
  selectOrder,
  selectPosition,
  selectQuiz,
} from '../store/selectors.ts'
import type { RootState } from '../store/store.ts'
import { Composer } from '../ui/chat/Composer.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import { CommandsContext } from './ChatForm.tsx'
import { anotherDocumentFrom, confirmationFrom, wayOutFrom } from '../understanding/free-text.ts'
import { understand } from '../understanding/spoken.ts'

/**
 * The free-text line under cards and buttons: whatever they offer can also be typed ("dia 10", "o mais barato"), and
 * commands work as everywhere else. The question's own form is above it.
 */
export default function FreeLine() {
  const commands = use(CommandsContext)
  const dispatch = useDispatch()
  const store = useStore<RootState>()
  const position = useSelector(selectPosition)
  const isCorrection = useSelector(selectIsCorrection)
  const [text, setText] = useState('')

  function send() {
    const typed = text.trim()
    if (!typed || !commands) return
    if (commands.settle(typed)) {
      setText('')
      return
    }
    const state = store.getState()
    const draft = selectDraft(state, position)
    const meant = understand(position, typed, selectOrder(state), selectQuiz(state), draft)
    setText('')
    if (meant.kind === 'answer') {
      dispatch(answered({ answers: { [position]: { ...draft, ...meant.values } } }))
      return
    }
    if (meant.kind === 'part') {
      for (const [name, value] of Object.entries(meant.values))
        dispatch(drafted({ step: position, name, value }))
      return
    }
    if (meant.kind === 'refused') {
      commands.say('visitor', typed)
      commands.say('assistant', meant.text)
      return
    }
    const { view } = stepOf(selectOrder(state), position)
    const out = view === 'waiting-list' ? wayOutFrom(typed) : null
    if (out) {
      dispatch(
        out === 'elsewhere' ? correctionAsked({ step: addressStep(selectOrder(state)) }) : withdrawAsked(),
      )
      return
    }
    const document = view === 'no-offers' ? anotherDocumentFrom(typed) : null
    if (document !== null) {
      askAgain(firstStep(selectOrder(state)), document)
      return
    }
    const confirms = view === 'review' ? confirmationFrom(typed) : null
    if (confirms === true) {
      dispatch(answered({ answers: { [position]: { accept_information: 'true' } } }))
      return
    }
    if (commands.hear(typed).kind !== 'answer') return
    commands.say('visitor', typed)
    // a "no" at the review means that something needs correcting
    if (confirms === false) commands.say('assistant', chat.commands.corrigirUnknown)
    else commands.say('assistant', `${chat.commands.notUnderstood} ${chat.help.offer}`)
  }

  /** Returns to a single-field question and answers it at once if the new value is known. */
  function askAgain(step: StepId, value: string) {
    dispatch(correctionAsked({ step }))
    const name = stepOf(selectOrder(store.getState()), step).fields[0]?.name
    if (!value || name === undefined) return
    dispatch(drafted({ step, name, value }))
    dispatch(answered({ answers: { [step]: { [name]: value } } }))
  }

  return (
    <Composer onAnswer={send} onCancel={isCorrection ? () => dispatch(backAsked()) : undefined}>
      <TextField
        name="texto"
        label={chat.freeLine}
        as="hidden"
        placeholder={chat.freeLine}
        autoComplete="off"
        enterKeyHint="send"
        value={text}
        onChange={(_name, value) => setText(value)}
      />
    </Composer>
  )
}
