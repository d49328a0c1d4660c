/**
 * Replies to the answer to "É casa ou apartamento?" (house or flat). A message with other content, such as a command,
 * or with another number does not answer it.
 */
import { stepOf } from '../../funnel/journey-registry.ts'
import { asksFollowUp } from '../../funnel/single-text-field-in-chat.ts'
import type { StepId } from '../../funnel/step-and-journey-types.ts'
import { textOf } from '../../questions/look-up-step-texts.ts'
import { messageRead, answersVolunteered } from '../../store/redux-actions.ts'
import { readComplement, type SaidComplement } from '../../understanding/extractors/house-or-flat.ts'
import type { Reading } from '../../understanding/reading-types.ts'
import { MessageText } from '../../understanding/words/prepared-message-text.ts'
import { ask, clearInput, record, say, show, tell, type Moves } from './chat-move-types.ts'
import type { ReceivedMessage } from './received-message-type.ts'

export function replyToHouseOrFlat({ reading, text, echo, situation }: ReceivedMessage): Moves | null {
  const { order, step: position } = situation
  if (!asksFollowUp(order, stepOf(order, position))) return null
  const { command, facts, wayOut, advice, unanswered, answers } = reading
  const isSkipped = facts.length === 1 && facts[0] === 'pular'
  const isAsking = facts.length > 0 && !isSkipped
  const isElse = command !== null || wayOut !== null || advice || unanswered
  if (isElse || (isAsking && !isAnswerBeforeQuestion(text))) return null
  const { [position]: own, ...others } = answers
  const { values = {} } = order.answers[position] ?? {}
  const flat = own?.number === values.number ? own?.complement : undefined
  if (own?.complement && !flat) return null
  const doubt = reading.doubts.find(({ step }) => step !== position)
  const isWhole = Object.keys(others).length === 0 && !doubt
  const told = isWhole && !isAsking ? readComplement(text) : complementIn(reading, position, text)
  const said = flat ? { complement: flat } : isSkipped ? NO_COMPLEMENT : told
  if (said === null) return null
  const begun = [messageRead({ understood: true }), clearInput]
  const { which = '', heading = '' } = textOf(order, position).second ?? {}
  if (said === 'no-number') return [...begun, show(echo), ...(isWhole ? [] : [record(others)]), say(which)]
  // the bubble of the number stays as it was said (D130)
  const change = { of: position, before: order.answers, after: order.answers }
  const house = { ...values, complement: said.complement }
  return [
    ...begun,
    say(heading, { passing: true }),
    show(echo, { passing: true, change }),
    answersVolunteered({ answers: { ...others, [position]: house } }),
    ...(isAsking ? [tell(facts, text, true)] : []),
    ...(doubt ? [ask(doubt)] : []),
  ]
}

const NO_COMPLEMENT: SaidComplement = { complement: '' }
/** A no that may answer anything else in a message which asks something. */
const MERE_NO = /^\W*(?:n[aã]o|n|nenhum|nada)\W*$/i

/** Whether a message is one statement with questions behind it: 'só casa. Vocês instalam em área rural?'. */
const isAnswerBeforeQuestion = (message: string): boolean =>
  /^[^?]+[.,;!] [^?]+\?\W*$/.test(message) &&
  new MessageText(message).clauses.filter(({ isQuestion }) => !isQuestion).length === 1

/** Returns the complement in a message that answers other questions, too: 'apto 42 e meu zap é 11 98765-4321'. */
function complementIn({ doubts }: Reading, position: StepId, message: string): SaidComplement | null {
  const { complement } = doubts.find(({ step }) => step === position)?.values ?? {}
  if (complement) return { complement }
  const text = new MessageText(message)
  const said = text.clauses.map(({ from, to, isQuestion }) => {
    const words = text.typed(from, to)
    return isQuestion || MERE_NO.test(words) ? null : readComplement(words)
  })
  return said.find((each) => each !== null) ?? null
}
