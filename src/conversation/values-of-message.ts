/** Takes the values of a message: records them, shows them, and says what they change. */
import { assistantMessages } from '../content/assistant-messages.ts'
import { changedAnswers } from '../content/changed-answers.ts'
import { stepOf } from '../funnel/journey-registry.ts'
import { asksFollowUp } from '../funnel/single-text-field-in-chat.ts'
import type { Order, StepId, Values } from '../funnel/step-and-journey-types.ts'
import { answerInSentence, answerLabel } from '../questions/describe-answer-change.ts'
import { textOf } from '../questions/look-up-step-texts.ts'
import { normaliseText } from '../lib/text.ts'
import { answersVolunteered, doubtClosed } from '../store/redux-actions.ts'
import { selectOrder, selectPosition, selectStep } from '../store/selectors.ts'
import { wishText } from '../questions/answer-chip-texts.ts'
import { valuesByGoingOn, type Heard } from './heard-message.ts'
import {
  askAgain,
  begun,
  clearInput,
  fillInput,
  say,
  show,
  UNDERSTOOD,
  type Later,
  type Moves,
} from './moves.ts'
import { rememberCompany, withoutValueButton } from './plan-buttons.ts'
import { afterValues } from './proposals.ts'
import { isBareAnswer, problemsWith, record, withForm, type Told } from './value-recording.ts'
import { tellBeside } from './topic-answers.ts'

export function takePlain(heard: Heard): Moves | null {
  const { reading, at, step, state } = heard
  const isAlone = Object.keys(reading.answers).length === 1 && reading.facts.length === 0
  const { aside } = state.dialogue
  // a yes or no may be to what the chat asks besides
  const isElse =
    reading.command !== null || (aside !== null && reading.agreed !== null) || step.view === 'review'
  return reading.clear && isAlone && !isElse && reading.answers[at] ? takeValues(heard) : null
}

/** Takes 'não tenho e-mail' for an answer, where the order or the waiting list can do without one. */
export function takeNone({ reading, state, echo }: Heard): Moves | null {
  const isNone = reading.facts.some((id) => id === 'sem-email' || id === 'pular')
  const [button] = isNone && !reading.unanswered ? withoutValueButton(state) : []
  if (!button?.answers || selectStep(state).view !== 'waiting-list') return null
  return [UNDERSTOOD, clearInput, show(echo), record(button.answers)]
}

/** Asks which flat it is, where the second line is answered with no more than that it is one. */
export function askWhichFlat({ order, step, masked, echo }: Heard): Moves | null {
  const { which = '' } = textOf(order, step.id).second ?? {}
  const isFlat = /^\W*(?:e |eh )?(?:um )?(?:apartamento|apto?|predio)\b\D*$/.test(normaliseText(masked))
  if (!asksFollowUp(order, step) || !isFlat) return null
  return [...begun(echo), say(which)]
}

/** Records the values of a message, then replies to the rest of it. */
export function takeValues(heard: Heard): Moves | null {
  const { at, step, order, state, echo, text } = heard
  const answers = answersOf(heard)
  if (Object.keys(answers).length === 0) return null
  if (asksFollowUp(order, step) && answers[at] && !answers[at].number) return takeFlat(heard, answers)
  const own = answers[at]
  const problems = own ? problemsWith(order, at, withForm(step, own, state.ui.drafts[at] ?? {})) : {}
  // of a question in parts, those that were not given yet are still to come
  const isRefused = Object.keys(problems).some((name) => !step.parts || own?.[name] !== undefined)
  const isParts = own !== undefined && step.parts !== undefined
  const isBare = !isRefused && (isParts || isBareAnswer(order, at, answers, text))
  const before = { answers: order.answers, openedAt: state.dialogue.times.openedAt }
  return [
    UNDERSTOOD,
    ...(isBare ? [] : [show(echo, { isAnswer: !isRefused })]),
    ...(!isRefused || step.submits !== undefined ? [clearInput] : []),
    ...(heard.doubt?.condition !== undefined && own ? [doubtClosed()] : []),
    // before the answer is refused, because typing clears the error
    ...(isRefused && own ? [fillInput(own)] : []),
    // said before its question, it is remembered
    ...(answers.cpf?.person_type === 'pj' && at !== 'cpf' ? rememberCompany(order) : []),
    record(answers, !isBare),
    sayUnchanged(answers, before.answers, at),
    replyToRest(heard, answers, isRefused, before.openedAt),
  ]
}

/** Returns what a message answers, with what was agreed to by going on or by the same yes. */
function answersOf({ reading, step, guess, doubt, order }: Heard): Told {
  const isYes = reading.agreed === true && doubt !== null && reading.answers[doubt.step] !== undefined
  const guessed = guess && valuesByGoingOn(order, guess)
  const all = {
    ...(isYes ? doubt.set : {}),
    ...(guess && guessed ? { [guess.step]: guessed } : {}),
    ...reading.answers,
    ...(reading.facts.includes('recusa-ofertas') ? withoutOffers(order, reading.answers.email) : {}),
  }
  const { [step.id]: _consent, ...others } = all
  // a message that changes something does not place the order: what it changes is shown first
  return step.view === 'review' && Object.keys(others).length > 0 ? others : all
}

/** Turns the consent to offers off: of the address that is told, or of the one that the order has (D133). */
function withoutOffers({ answers: { email } }: Order, told: Values | undefined): Told {
  const given = email?.values.accept_promotions === 'true' && email.values.email ? email.values : undefined
  const values = told ?? given
  return values ? { email: { ...values, accept_promotions: 'false' } } : {}
}

/** Takes what completes a house number: 'apto 42', 'é casa'. The bubble of the number stays as it was said (D130). */
function takeFlat({ state, order, at, echo, ...heard }: Heard, answers: Told): Moves {
  const { [at]: own, ...others } = answers
  const { heading = '' } = textOf(order, at).second ?? {}
  const house = { ...order.answers[at]?.values, complement: own?.complement ?? '' }
  const change = { of: at, before: order.answers, after: order.answers }
  const { openedAt } = state.dialogue.times
  return [
    UNDERSTOOD,
    clearInput,
    say(heading, { passing: true }),
    show(echo, { passing: true, change }),
    answersVolunteered({ answers: { ...others, [at]: house } }),
    replyToRest({ state, order, at, echo, ...heard }, answers, false, openedAt),
  ]
}

const sayUnchanged =
  (answers: Told, before: Order['answers'], at: StepId): Later =>
  (state) => {
    const order = selectOrder(state)
    const same = Object.keys(answers).filter(
      (id) => id !== at && before[id] && before[id] === order.answers[id],
    )
    if (selectPosition(state) !== at || same.length === 0) return []
    const shown = same.flatMap((id) => {
      const now = answerInSentence(order, id)
      return now ? [changedAnswers.unchanged(answerLabel(order, id), now)] : []
    })
    return [say(shown.length > 0 ? shown.join(' ') : assistantMessages.tookBefore)]
  }

const replyToRest =
  (heard: Heard, answers: Told, isRefused: boolean, openedAt: number): Later =>
  (state) => {
    const { at } = heard
    // the rest of the question may have opened
    const isMoved = selectPosition(state) !== at || state.dialogue.times.openedAt !== openedAt
    const proposed = afterValues(heard, state, isMoved)
    const wish = answers[at] === undefined ? answers.planos?.wish : undefined
    const { submits, parts } = stepOf(selectOrder(state), at)
    const isTaken = answers[at] !== undefined && (parts !== undefined || submits !== undefined)
    return [
      ...tellBeside(heard, isMoved),
      ...(wish ? [say(assistantMessages.wishes.kept(wishText(wish)), { passing: isMoved })] : []),
      ...(isRefused ? [] : proposed),
      ...(isMoved || isRefused || isTaken || proposed.length > 0 ? [] : [askAgain]),
    ]
  }
