/**
 * Keeps values that a message only mentions beside its answers until the order reaches their question, and proposes them
 * there: the day of the visit in 'dia 10, sem débito, quinta à tarde'.
 */
import { assistantMessages } from '../../content/assistant-messages.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import type { StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { addDays, brToIso } from '../../lib/iso-dates.ts'
import { listInWords } from '../../lib/list-in-words.ts'
import { doubtKept, type OpenDoubt } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectBanks, selectOrder, selectPosition } from '../../store/selectors.ts'
import { valueKindsOf } from '../../understanding/value-kinds.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { isHypotheticalOrQuestion } from '../../understanding/words/is-hypothetical-or-question.ts'
import { chipsOf } from '../answer-chip-texts.ts'
import type { ReceivedMessage } from './received-message-type.ts'
import { choicesNamed } from './find-choices-mentioned-in-message.ts'
import { hasCallTimesBeside } from './reply-to-preferred-call-times.ts'
import { isJudged } from './choose-next-doubtful-value.ts'
import { ask, say, type Moves } from './chat-move-types.ts'
import { problemsWith } from './check-answers-from-message.ts'
import { partsOfMessage } from './split-message-parts.ts'

/** Whether a visit may be on a day: 'nasci em 13/05/1978' tells none. */
const mayBe = (today: string, { date }: Values): boolean =>
  !date || (brToIso(date) > today && brToIso(date) <= addDays(today, 90))

/** Returns the days that parts of a message name, and that the message was not understood to answer. */
function daysBeside(received: ReceivedMessage): OpenDoubt[] {
  const { reading, text, situation } = received
  if (hasCallTimesBeside(received)) return []
  const parts = partsOfMessage(text).filter((part) => !part.includes('?'))
  if (parts.length < 2) return []
  const isRead = (id: StepId) =>
    id === situation.step ||
    reading.answers[id] !== undefined ||
    reading.doubts.some(({ step }) => step === id)
  const isDay = (id: StepId) =>
    valueKindsOf(stepOf(situation.order, id)).some((kind) => kind === 'visit' || kind === 'due')
  const named = parts
    .filter((part) => !isHypotheticalOrQuestion(lowerWithoutAccents(part)))
    .flatMap((part) => choicesNamed(part, situation, true))
    .filter(({ step, values }) => isDay(step) && !isRead(step) && mayBe(situation.order.today, values))
  return named
    .filter(({ step }, at) => named.findIndex((each) => each.step === step) === at)
    .map(({ step, values }): OpenDoubt => ({ step, values, why: 'confirm' }))
}

/**
 * Keeps what cannot be asked about yet, and says so.
 * @param isPassing whether the message has led to another question, before which this is said
 */
export function keepForLater(state: RootState, received: ReceivedMessage, isPassing: boolean): Moves {
  const order = selectOrder(state)
  const unjudged = received.reading.doubts.filter(
    ({ step }) => !isJudged(order, step) && order.answers[step] === undefined,
  )
  const kept = [...unjudged, ...daysBeside(received)]
  const shown = kept.flatMap(({ step, values }) =>
    chipsOf(order, step, values, selectBanks(state) ?? []).join(', '),
  )
  const said = assistantMessages.keptForLater(listInWords(shown))
  return [
    ...kept.map((doubt) => doubtKept(doubt)),
    ...(shown.length > 0 ? [say(said, isPassing ? { passing: true } : {})] : []),
  ]
}

/** Proposes what was kept for the question that is open now, once the chat knows what can be chosen there. */
export function proposeKept(state: RootState): Moves {
  const order = selectOrder(state)
  const position = selectPosition(state)
  const kept = state.dialogue.keptDoubts.find(({ step }) => step === position)
  const answer = order.answers[position]
  if (!kept || state.dialogue.doubt || state.ui.mode !== 'chat' || !isJudged(order, position)) return []
  if (answer && !answer.isUnsure) return []
  const isFree = Object.keys(problemsWith(order, position, kept.values)).length === 0
  const isVisit =
    stepOf(order, position).view === 'dates' && kept.why === 'confirm' && Boolean(kept.values.date)
  return [ask(isVisit && !isFree && kept.values.period ? { ...kept, why: 'unavailable' } : kept)]
}
