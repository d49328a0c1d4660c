/** Answers questions about the service that visitors ask in the chat. */
import { assistantMessages } from '../../content/assistant-messages.ts'
import type { Action } from '@reduxjs/toolkit'
import { suggestions } from '../../content/suggestions-after-unclear-message.ts'
import { unanswerable } from '../../content/unanswerable-and-repeated-questions.ts'
import { asideOpened, type ChatAction } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { nextWording, sayNextWording, shorterIfRepeated } from './add-chat-lines.ts'
import { lazyHandlers } from './load-lazy-handlers.ts'
import { say, type LaterMove, type Moves, type Tell, type TellNext } from './chat-move-types.ts'
import type { TalkAnswer } from './reply-with-buttons-type.ts'

/** Buttons below an answer, at most. */
const MOST_BUTTONS = 3

/** Answers questions and remarks that are not answers of the order, one after the other. */
export const questionsAnswered = (told: Tell): Moves => [
  {
    do: 'tell-next',
    told,
    ids: lazyHandlers()?.questionsToAnswer(told.ids) ?? told.ids,
    isFirst: true,
    actions: [],
  },
]

/** Answers the first of some questions; after the last one, shows the buttons of all answers. */
export function nextQuestionAnswered(state: RootState, { told, ids, isFirst, actions }: TellNext): Moves {
  const [id, ...others] = ids
  if (id === undefined) {
    // two answers may offer the same
    const all = [...new Map([...actions, ...(told.others ?? [])].map((each) => [each.label, each])).values()]
    return all.length > 0 ? [asideOpened({ actions: all.slice(0, MOST_BUTTONS) })] : []
  }
  // without the code for it, a person is the better answer
  const answer: TalkAnswer = lazyHandlers()?.preparedAnswer(state, id, told.message) ?? {
    text: unanswerable.alone[0],
  }
  const more = { ...(answer.link ? { link: answer.link } : {}), ...(told.isPassing ? { passing: true } : {}) }
  const line: LaterMove =
    told.isBeside && isFirst && !answer.isTold
      ? say(besides(id, told.message)(answer.text), { ...more, turn: `told ${answer.text}` })
      : shorterIfRepeated(state, answer.text, more)
  return [
    ...(answer.before ?? []),
    line,
    {
      do: 'tell-next',
      told,
      ids: others,
      isFirst: false,
      actions: [...actions, ...(answer.actions ?? [])],
    },
  ]
}

/** Returns how an answer is introduced that stands beside something else. */
function besides(id: string, message: string) {
  const { alsoAsked, alsoTold } = assistantMessages
  const isOfDay = id === 'instalacao-prazo' || id === 'hora-da-visita'
  return isOfDay && !message.includes('?') ? alsoTold : alsoAsked
}

/** Admits that a question cannot be answered, with a channel to a person. */
export const admitUnanswerable = (state: RootState): Moves => [
  sayNextWording(state, 'unanswered', unanswerable.alone),
  asideOpened('human'),
]

/** The suggested buttons with the one that leads to a person: the last of them, or the first. */
export function withPerson(suggested: readonly ChatAction[], isFirst: boolean): Action {
  const person = { label: assistantMessages.escalation.buttons.human }
  return asideOpened({ actions: isFirst ? [person, ...suggested] : [...suggested, person] })
}

/** Admits that a question cannot be answered, with what it may have meant and a person as buttons. */
export const askWhichIsMeant = (
  state: RootState,
  suggested: readonly ChatAction[],
  isAgain: boolean,
): Moves => {
  const admitted = nextWording(state, 'unanswered', unanswerable.alone)
  return [
    say(`${admitted} ${isAgain ? suggestions.personOrThese : suggestions.orThese}`, { turn: 'unanswered' }),
    withPerson(suggested, isAgain),
  ]
}

/** Admits that a question beside something else cannot be answered. */
export const admitUnanswerableBeside = (state: RootState, isPassing = false): LaterMove =>
  sayNextWording(state, 'unanswered beside', unanswerable.beside, isPassing ? { passing: true } : {})
