import { useCallback, useMemo, useState } from 'react'
import { useStore } from 'react-redux'
import { chat, chatSteps } from '../content/chat.ts'
import { stepOf } from '../funnel/journeys.ts'
import type { StepId } from '../funnel/types.ts'
import { answered, backAsked, correctionAsked, drafted, restartAsked, said } from '../store/events.ts'
import {
  selectAnsweredSteps,
  selectBack,
  selectFlow,
  selectOrder,
  selectPosition,
} from '../store/selectors.ts'
import type { RootState } from '../store/store.ts'
import { type Command, parseCommand } from './commands.ts'
import { yesNo } from './yes-no.ts'

/** What a spoken command opened besides the dialogue: the question whether to start anew, or human channels. */
export type Aside = 'restart' | 'human' | null

/**
 * Spoken commands (ux.md, Chat). `hear` takes what was typed and says whether it was a command; an answer is
 * none, so the form goes on with it. `settle` comes before it: whether the text answered what a command asked.
 */
export function useCommands() {
  const store = useStore<RootState>()
  const [aside, setAside] = useState<Aside>(null)

  const say = useCallback(
    (who: 'visitor' | 'assistant', text: string) => {
      store.dispatch(said({ step: selectPosition(store.getState()), who, text }))
    },
    [store],
  )

  const correct = useCallback(
    (step: StepId | null, text: string) => {
      if (step === null) return say('assistant', chat.commands.corrigirUnknown)
      store.dispatch(correctionAsked({ step }))
      const name = stepOf(step).fields.find((field) => field.kind === 'text')?.name
      if (!text || !name) return
      store.dispatch(drafted({ step, name, value: text }))
      store.dispatch(answered({ step, values: { [name]: text } }))
    },
    [say, store],
  )

  const back = useCallback(() => {
    const state = store.getState()
    const target = selectBack(state)
    if (selectFlow(state).returnTo) store.dispatch(backAsked())
    else if (target === null || target === 'start') say('assistant', chat.commands.voltarNothing)
    else store.dispatch(correctionAsked({ step: target }))
  }, [say, store])

  const obey = useCallback(
    (command: Command, text: string): boolean => {
      const position = selectPosition(store.getState())
      switch (command.kind) {
        case 'back':
          back()
          return true
        case 'correct':
          correct(command.step, command.text)
          return true
        case 'restart':
          setAside('restart')
          return true
        case 'help':
          say('visitor', text)
          say('assistant', chatSteps[position].help)
          say('assistant', chat.help.commands)
          return true
        case 'human':
          say('visitor', text)
          say('assistant', chat.commands.atendente)
          setAside('human')
          return true
        default:
          return false
      }
    },
    [back, correct, say, store],
  )

  // "Quer mesmo recomeçar?" stands above the question, so a yes or no is the answer to that.
  const settle = useCallback(
    (text: string): boolean => {
      const agreed = aside === 'restart' ? yesNo(text) : null
      if (agreed === null) return false
      setAside(null)
      if (agreed) store.dispatch(restartAsked())
      return true
    },
    [aside, store],
  )

  const hear = useCallback(
    (text: string): Command => {
      const state = store.getState()
      const correctable = selectOrder(state).finished ? [] : selectAnsweredSteps(state)
      const command = parseCommand(text, correctable)
      setAside(null)
      return obey(command, text) ? command : { kind: 'answer', text }
    },
    [obey, store],
  )

  const closeAside = useCallback(() => setAside(null), [])
  return useMemo(() => ({ hear, settle, say, aside, closeAside }), [hear, settle, say, aside, closeAside])
}
export type Commands = ReturnType<typeof useCommands>
