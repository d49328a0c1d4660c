/**
 * Names the parts of a message at the review that were not read, beside those that were: all changes of a message are made or
 * asked about (D131), and none is passed over in silence.
 */
import { unreadParts } from '../../content/unread-message-parts.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Values } from '../../funnel/step-and-journey-types.ts'
import { read } from '../../understanding/read-message.ts'
import type { Reading } from '../../understanding/reading-types.ts'
import { recordedStepOf } from '../../understanding/words/answered-step-of-value-kind.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { understoodOf, withoutSecrets } from '../hide-secrets-in-message.ts'
import { say, type Moves } from './chat-move-types.ts'
import { tellsBesideRecorded } from './propose-visit-beside-recorded-one.ts'
import { isUnderstood } from './read-message-in-context.ts'
import type { ReceivedMessage } from './received-message-type.ts'
import { partsOfMessage } from './split-message-parts.ts'

/** What a part speaks of that the order has, or would have. */
const OF_ORDER =
  /\d|\b(?:nome|sobrenome|mae|nasc\w*|cpf|cnpj|tel\w*|cel\w*|zap|whats\w*|e-?mail|cep|numero|complemento|ap(?:to|artamento)?|bloco|conjunto|casa|rua|planos?|megas?|gigas?|venc\w*|fatura|debito|boleto|conta|agencia|banco|visita|instala\w*|tecnico|manha|tarde|ofertas?)\b/
/** Leaves as it is what it names: 'o resto tá certo', 'telefone deixa'. */
const LEAVES =
  /\b(?:rest[oa]|mesm[oa]s?|igua(?:l|is)|cert[oa]s?|ok|deix[ae]|fica[m]?|mant\w+|continua[m]?|nao (?:mex|mud|troc)\w+)\b/

/** Leaves out that an answer is named whose new value was not read: 'o telefone é 1198765' beside another change. */
function withoutLostCorrection(alone: Reading, changed: readonly string[], said: string): Reading {
  const { command } = alone
  const isLost = command?.startsWith('correct:') && !changed.includes(command.slice('correct:'.length))
  return isLost && /\d/.test(said) ? { ...alone, command: null, wrong: false } : alone
}

/** Returns the parts of a message that speak of the order and that nothing was read from. */
function unreadPartsOf({ reading, text, situation }: ReceivedMessage): readonly string[] {
  const parts = partsOfMessage(text)
  if (parts.length < 2) return []
  const changed = [...Object.keys(reading.answers), ...reading.doubts.map(({ step }) => step)]
  // what a change replaces is told, too: 'o vencimento é 15 e não 10'
  const replaced = changed.flatMap((step): readonly Values[] => {
    const given = situation.order.answers[step]
    return given ? [given.values] : []
  })
  const told = lowerWithoutAccents(
    [
      ...Object.values(reading.answers),
      ...reading.doubts.flatMap(({ values, or = [] }) => [values, ...or]),
      ...replaced,
    ]
      .flatMap((values) => Object.values(values))
      .join(' '),
  )
  const visit = recordedStepOf(situation.order, 'visit')
  const isVisitTold = visit !== undefined && changed.includes(visit)
  return parts.filter((part) => {
    const said = lowerWithoutAccents(part)
    if (!OF_ORDER.test(said) || LEAVES.test(said)) return false
    if (isVisitTold && tellsBesideRecorded(part)) return false
    const alone = withoutLostCorrection(read(part, { ...situation, doubt: null }), changed, said)
    if (isUnderstood(alone) || alone.doubts.length > 0 || alone.unanswered || alone.smalltalk !== null)
      return false
    const words = said.match(/[a-z]{3,}|\d+/g) ?? []
    return !words.some((word) => told.includes(word))
  })
}

/** Returns what a message leads to, with a line that names its parts that were not read, behind the message. */
export function withUnreadParts(moves: Moves, received: ReceivedMessage): Moves {
  const { reading, situation, text } = received
  const isChange = Object.keys(reading.answers).length > 0 || reading.doubts.length > 0
  if (stepOf(situation.order, situation.step).view !== 'review' || !isChange || text.includes('?'))
    return moves
  const unread = unreadPartsOf(received)
  if (unread.length === 0) return moves
  // what the visitor's own bubble hides is not repeated either
  const shown = withoutSecrets(situation.order, situation.step, text, understoodOf(reading))
  const isSecret = unread.some((part) => !shown.includes(part))
  const line = say(isSecret ? unreadParts.hidden : unreadParts.named(unread), { passing: true })
  let isPut = false
  const put = moves.flatMap((move): Moves => {
    if (isPut || !('do' in move)) return [move]
    if (move.do === 'show' && move.text !== '') isPut = true
    if (move.do === 'ask' && move.echo !== '') {
      isPut = true
      return [{ ...move, beside: [line, ...move.beside] }]
    }
    return isPut ? [move, line] : [move]
  })
  return put
}
