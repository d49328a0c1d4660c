/** Replies to a visitor who says at the question for the telephone when to be called: 'me liga de manhã'. */
import { preferredCallTimes } from '../../content/replies-about-call-times.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import { messageRead } from '../../store/redux-actions.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { valueKindsOf } from '../../understanding/value-kinds.ts'
import type { Reading } from '../../understanding/reading-types.ts'
import { askAgain, clearInput, say, show, type Moves } from './chat-move-types.ts'
import type { ReceivedMessage } from './received-message-type.ts'
import { isUnderstood } from './read-message-in-context.ts'

/** An hour, a part of the day or a day. */
const HOURS =
  /\b\d{1,2}(?::\d{2}|h(?:\d{2})?)(?!\d)|\b\d{1,2} ?(?:hs|hrs|horas?)\b|\b(?:as|das|ate(?: as?)?|(?:depois|antes|a partir) d[ae]s?|entre(?: as)?)\s+\d{1,2}\b(?!\/)|\b(?:de|pela|da|a|cedo de|final da|fim da) (?:manha|tarde|noite|tardezinha|noitinha)\b|\bhorarios?\b|\bfi(?:m|nal) de semana\b|\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?\b|\b(?:depois|antes|hora|horario) d[eo] (?:trabalho|servico|almoco|expediente)\b|\bmeio[ -]dia\b|\b(?:plantao|folga)\b/
/** How one wants to be reached. */
const WAY =
  /\b(?:cham\w+|mand\w+|fal\w+|contato|escrev\w+)\b[^.;!?]{0,20}\b(?:no|por|pelo) (?:zap|whats\w*|mensagem)\b|\b(?:so|apenas|somente) (?:por )?(?:mensagem|zap|whats\w*)\b|\bligac(?:ao|oes) nao\b/
/** What happened once, or is asked. */
const TELLS_ELSE =
  /\b(?:ligaram|ligou|roub\w+|paguei|pago|perdi|protocolo|nasci|custa\w*|preco|valor|instal\w+|tecnico|visita|vir|vem|venham?|vierem?|em casa)\b/

/** Asks for a person plainly, and not for a call. */
const PERSON = /\b(?:atendente|atendimento|pessoa|human[oa]|gente|alguem|vendedor|consultor)\w*/

/** Whether a message in lower case without accents names hours for calls, or how one wants to be reached. */
const namesHours = (said: string): boolean => (HOURS.test(said) || WAY.test(said)) && !TELLS_ELSE.test(said)

const asksPhone = ({ situation: { order, step } }: ReceivedMessage): boolean => {
  const present = stepOf(order, step)
  return present.view === 'text' && valueKindsOf(present).includes('phone')
}

/** Whether hours stand beside the number, which is recorded without them. */
export const hasCallTimesBeside = (received: ReceivedMessage): boolean =>
  asksPhone(received) &&
  received.reading.answers[received.situation.step] !== undefined &&
  namesHours(lowerWithoutAccents(received.text))

/** Leaves out the visit that was read from hours for calls: '… fixo, de manhã das 9 às 11'. */
export function withoutVisitAtCallTimes(received: ReceivedMessage): Reading {
  const { reading, situation } = received
  if (!hasCallTimesBeside(received)) return reading
  const isVisit = (id: string) => stepOf(situation.order, id).view === 'dates'
  return { ...reading, doubts: reading.doubts.filter(({ step }) => !isVisit(step)) }
}

/** Replies to hours for calls without a number, where the telephone is asked. */
export function replyToPreferredCallTimes(received: ReceivedMessage): Moves | null {
  const { reading, text, echo, situation } = received
  if (!asksPhone(received) || !namesHours(lowerWithoutAccents(text))) return null
  const isCall = reading.command === 'human' && !PERSON.test(lowerWithoutAccents(text))
  const isVisitOnly = reading.doubts.every(({ step }) => stepOf(situation.order, step).view === 'dates')
  const plain = { ...reading, doubts: isVisitOnly ? [] : reading.doubts, unanswered: false }
  if (!isCall && isUnderstood(plain)) return null
  if (text.includes('?') || Object.keys(reading.answers).length > 0) return null
  return [
    messageRead({ understood: true }),
    clearInput,
    show(echo),
    say(isCall ? preferredCallTimes.person : preferredCallTimes.kept),
    askAgain,
  ]
}
