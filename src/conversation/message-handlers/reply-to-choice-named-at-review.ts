/**
 * Replies to a message at the review that was not understood but names a choice of the order: one that is recorded
 * already is said to be so, another is proposed.
 */
import { stepOf } from '../../funnel/journey-registry.ts'
import { messageRead, type OpenDoubt } from '../../store/redux-actions.ts'
import type { Reading } from '../../understanding/reading-types.ts'
import type { ReceivedMessage } from './received-message-type.ts'
import { choicesNamed } from './find-choices-mentioned-in-message.ts'
import { ask, askAgain, clearInput, show, type Moves } from './chat-move-types.ts'
import { isUnderstood } from './read-message-in-context.ts'
import { problemWith } from './check-answers-from-message.ts'
import { sayUnchanged } from './say-answers-are-unchanged.ts'

/** Replaces one value by another: 'troca o dia 15 pelo 25'. */
const SWAPS = /^.*?\btro(?:c|qu)\p{L}*\s+(?:[oa]\s+)?(\p{L}+)\b.*?\s+(?:pel[oa]|por)\s+(?:[oa]\s+)?(.+)$/iu
/** Goes to another plan, beside what is said of the present one: 'volta pro 500, o 700 ficou caro', 'coloca o 300'. */
const TURNS_TO =
  /^\W*(?:\p{L}+ )?(?:volta|muda|troca|passa|bota|p[õo]e|coloca|deixa|quero|prefiro|fico)\p{L}*\s+(?:(?:pr[oa]|para [oa]|n[oa]|pel[oa]|com [oa]|[oa])\s+)?(?:de\s+)?(\d{3,}(?:\s*(?:mega|giga)s?)?|\d+\s*(?:mega|giga)s?)\b/iu
const DENIES = /\b(?:n[aã]o|nem|nunca|menos|sem)\b/i
/** Moves what it names, and does not agree to it: 'a visita adianta ou atrasa um dia, segunda é dia de feira'. */
const MOVES_IT =
  /\b(?:adi[ae]|adiant|atras|antecip|remarc|empurr)\p{L}*|\b(?:[eé] ruim|n[aã]o (?:posso|d[aá]|serve))\b/iu

export function replyToNamedChoice(received: ReceivedMessage): Moves | null {
  const { reading, text, echo, pending, situation } = received
  const { order, step } = situation
  if (stepOf(order, step).view !== 'review' || pending) return null
  const plan = isOnlyTalk(reading) ? TURNS_TO.exec(text)?.[1] : undefined
  const swap = SWAPS.exec(text)
  if (plan === undefined && isUnderstood(reading)) return null
  if (reading.unanswered || text.includes('?') || DENIES.test(text) || MOVES_IT.test(text)) return null
  const said = plan === undefined ? (swap ? `${swap[1]} ${swap[2]}` : text) : `plano ${plan}`
  const named = choicesNamed(said, situation)
  if (named.length === 0) return null
  const asRecorded = named.filter(({ isAsRecorded }) => isAsRecorded)
  const same = Object.fromEntries(asRecorded.map((each) => [each.step, each.values]))
  const [first, ...next] = named
    .filter(({ isAsRecorded }) => !isAsRecorded)
    .map(({ step: id, values }): OpenDoubt => ({
      step: id,
      values,
      why: problemWith(order, id, values) === null ? 'confirm' : 'unavailable',
    }))
  return [
    messageRead({ understood: true }),
    clearInput,
    show(echo),
    ...(asRecorded.length > 0 ? [sayUnchanged(order, same)] : []),
    first ? ask({ ...first, next }) : askAgain,
  ]
}

/** Whether nothing but remarks was understood. */
const isOnlyTalk = (reading: Reading): boolean => !isUnderstood({ ...reading, facts: [], advice: false })
