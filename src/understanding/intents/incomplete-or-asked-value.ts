/**
 * Two kinds of value that are not told to be recorded as they are: one of which a part is still missing ('11 97755 alguma
 * coisa, já te passo'), which leaves the question open, and a CEP of which the message asks whether it is covered.
 */
import { stepOf } from '../../funnel/journey-registry.ts'
import { anyOf } from '../words/patterns-from-word-tables.ts'
import type { Doubt, Reading, Situation } from '../reading-types.ts'
import { mainKindOf, type ValueKind } from '../value-kinds.ts'
import { MessageText } from '../words/prepared-message-text.ts'

/** What says that a part is missing. */
const IS_INCOMPLETE = anyOf(
  `falt(?:a|am|ou|ando) (?:1 |um |uns |2 |o |os )?(?:numeros?|digitos?|pedaco|final|resto),
  (?:nao|n) (?:lembro|sei)(?: (?:d?o|bem o))? (?:resto|final|fim), (?<=\\d\\W?)(?:e )?(?:alguma coisa|nao sei (?:o )?que),
  o (?:resto|final)(?: (?:e|eh|eu))* (?:vejo|vou|ja|depois|te|tenho|nao|ta|esta), (?:ja|depois) (?:ja )?te (?:passo|mando|falo),
  (?:calma|pera|espera)(?: ai)?(?:\\W)* (?:q|que) (?:ta|esta|o resto)`,
)
const TOLD_IN_PARTS: ReadonlySet<ValueKind> = new Set(['phone', 'document', 'cep', 'email', 'account'])
const UNFINISHED: ReadonlySet<Doubt['why']> = new Set(['ddd', 'invalid'])
const POSTCODE = /(?<!\d)(\d{5})-?(\d{3})(?!\d)/
/** What asks whether a place is covered. */
const ASKS_COVERAGE = anyOf(
  'fibra, internet, net, chegou, chega, pega, cobertura, cobre, atend\\w+, sinal, disponivel, instala\\w*',
)
/** Whose a place is, in its own part. */
const OF_OTHER = anyOf('d[aeo] (?:meu|minha) [a-z]+, d[ao] trabalho, antes, antig[oa], morava, vizinh[oa]')

/** Returns a reading in which such values are left open or proposed. */
export function withIncompleteOrAskedValue(
  reading: Reading,
  situation: Situation,
  typed: string,
  lower: string,
): Reading {
  const { step, order } = situation
  const kind = mainKindOf(stepOf(order, step))
  if (!kind || !TOLD_IN_PARTS.has(kind) || reading.answers[step] || reading.command !== null) return reading
  if (!IS_INCOMPLETE.test(lower) && !(kind === 'cep' && lower.includes('?'))) return reading
  const { said } = new MessageText(typed)
  const asked = reading.doubts.find((each) => each.step === step)
  if (
    /\d/.test(said) &&
    !said.includes('?') &&
    IS_INCOMPLETE.test(said) &&
    (!asked || UNFINISHED.has(asked.why))
  )
    return {
      ...reading,
      doubts: reading.doubts.filter((each) => each !== asked),
      facts: ['volto-depois'],
      unanswered: false,
      clear: reading.doubts.length === (asked ? 1 : 0),
    }
  const code = kind === 'cep' && !asked ? POSTCODE.exec(said) : null
  const question = code && said.slice(0, said.indexOf('?', code.index) + 1)
  if (!code || !question || !ASKS_COVERAGE.test(question) || OF_OTHER.test(question)) return reading
  return {
    ...reading,
    doubts: [...reading.doubts, { step, values: { cep: `${code[1]}${code[2]}` }, why: 'confirm' }],
    facts: reading.facts.filter((id) => id !== 'nao-anotado'),
    unanswered: false,
    clear: false,
  }
}
