import { useCallback, useMemo, useState } from 'react'
import { useStore } from 'react-redux'
import { chat } from '../content/chat.ts'
import { stepOf } from '../funnel/journeys.ts'
import { answered, backAsked, correctionAsked, drafted, restartAsked, said } from '../store/events.ts'
import {
  selectAnsweredSteps,
  selectBack,
  selectFlow,
  selectOrder,
  selectPosition,
} from '../store/selectors.ts'
import type { RootState } from '../store/store.ts'
import { stepsNamed, textOf } from '../questions/texts.ts'
import { type Command, parseCommand } from '../understanding/commands.ts'
import { echoOf } from './echo.ts'
import { yesNo } from '../understanding/yes-no.ts'

type Correction = Omit<Extract<Command, { kind: 'correct' }>, 'kind'>

/** What a command opened beside the dialogue: confirmation of starting over, or contact channels. */
export type Aside = 'restart' | 'human' | 'elsewhere' | null

/** There is an order that another browser could load. */
const hasOrder = ({ flow }: RootState) => flow.subjectId !== null

/**
 * Commands in the chat (U-chat). `hear` takes a message and returns whether it was a command; if not, the form treats
 * it as an answer. `settle` runs first: it returns whether the text answered a question that a command had asked.
 */
export function useCommands() {
  const store = useStore<RootState>()
  const [aside, setAside] = useState<Aside>(null)

  const say = useCallback(
    (who: 'visitor' | 'assistant', text: string, opens = false) => {
      store.dispatch(said({ step: selectPosition(store.getState()), who, text, opens }))
    },
    [store],
  )

  const correct = useCallback(
    ({ step, text }: Correction, message: string) => {
      const from = selectPosition(store.getState())
      if (step !== null) {
        store.dispatch(correctionAsked({ step }))
        const name = stepOf(selectOrder(store.getState()), step).fields.find(
          (field) => field.kind === 'text',
        )?.name
        if (text && name) {
          store.dispatch(drafted({ step, name, value: text }))
          store.dispatch(answered({ answers: { [step]: { [name]: text } } }))
        }
      }
      // Navigating clears the reason a question was reopened, so it is set after the visitor has arrived.
      const now = selectPosition(store.getState())
      const order = selectOrder(store.getState())
      const opens = now !== from
      say('visitor', echoOf(order, message, { step, text }), opens)
      if (step === null) say('assistant', chat.commands.corrigirUnknown)
      else if (now === step) say('assistant', chat.commands.corrigir(textOf(order, step).name), opens)
      else if (!opens) say('assistant', text ? chat.commands.corrigido : chat.commands.corrigirUnknown)
    },
    [say, store],
  )

  const back = useCallback(
    (message: string) => {
      const state = store.getState()
      const { position: from, returnTo } = selectFlow(state)
      const target = selectBack(state)
      if (returnTo) store.dispatch(backAsked())
      else if (target !== null && target !== 'start') store.dispatch(correctionAsked({ step: target }))
      const now = selectPosition(store.getState())
      const opens = now !== from && now !== returnTo
      say('visitor', message, opens)
      if (now === from) say('assistant', chat.commands.voltarNothing)
      else say('assistant', now === returnTo ? chat.commands.voltarKept : chat.commands.voltar, opens)
    },
    [say, store],
  )

  const obey = useCallback(
    (command: Command, text: string): boolean => {
      const position = selectPosition(store.getState())
      switch (command.kind) {
        case 'back':
          back(text)
          return true
        case 'correct':
          correct(command, text)
          return true
        case 'restart':
          say('visitor', text)
          setAside('restart')
          return true
        case 'help':
          say('visitor', text)
          say('assistant', textOf(selectOrder(store.getState()), position).help)
          say('assistant', chat.help.commands)
          return true
        case 'human':
          say('visitor', text)
          say('assistant', chat.commands.atendente)
          setAside('human')
          return true
        case 'elsewhere':
          say('visitor', text)
          say(
            'assistant',
            hasOrder(store.getState()) ? chat.commands.elsewhere : chat.commands.elsewhereNothing,
          )
          if (hasOrder(store.getState())) setAside('elsewhere')
          return true
        default:
          return false
      }
    },
    [back, correct, say, store],
  )

  // "Quer mesmo recomeçar?" is shown above the question, so a yes or no answers that one.
  const settle = useCallback(
    (text: string): boolean => {
      const agreed = aside === 'restart' ? yesNo(text) : null
      if (agreed === null) return false
      setAside(null)
      if (agreed) store.dispatch(restartAsked())
      else {
        say('visitor', text)
        say('assistant', chat.commands.recomecarKept)
      }
      return true
    },
    [aside, say, store],
  )

  const hear = useCallback(
    (text: string): Command => {
      const state = store.getState()
      const correctable = selectOrder(state).finished ? [] : selectAnsweredSteps(state)
      const command = parseCommand(text, correctable, (word) => stepsNamed(selectOrder(state), word))
      setAside(null)
      return obey(command, text) ? command : { kind: 'answer', text }
    },
    [obey, store],
  )

  const closeAside = useCallback(() => setAside(null), [])
  return useMemo(() => ({ hear, settle, say, aside, closeAside }), [hear, settle, say, aside, closeAside])
}
export type Commands = ReturnType<typeof useCommands>
