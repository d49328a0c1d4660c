/** Reads an answer that the visitor is not sure of: 'acho que 10', 'boleto, eu acho'. */
import type { StepId } from '../../funnel/step-and-journey-types.ts'
import type { Doubt, Reading } from '../reading-types.ts'

const UNSURE =
  '(?:(?:eu )?(?:acho|axo|creio|acredito|chuto)(?: eu)?(?: q(?:ue)?)?(?: [eé])?|talvez|deve ser|se pa|provavelmente|se (?:eu )?n(?:ao|ão)? me engano)'
const BEFORE = new RegExp(
  `^\\W*(?:(?:hum+|bom|e|é|entao|então|olha|ah|ai|aí)[\\s,.…]+)*${UNSURE}[\\s,:.…]+`,
  'i',
)
const BEHIND = new RegExp(`[\\s,.…(]+${UNSURE}\\W*$`, 'i')

/** Returns the message without the words that say that the visitor is not sure; null if there are none, or it asks. */
export function withoutHedge(typed: string): string | null {
  if (typed.includes('?')) return null
  const plain = typed.replace(BEFORE, '').replace(BEHIND, '')
  return plain === typed || plain === '' ? null : plain
}

/** Whether nothing at all was found in a message. */
export const isEmpty = (reading: Reading): boolean =>
  Object.keys(reading.answers).length === 0 &&
  reading.doubts.length === 0 &&
  reading.facts.length === 0 &&
  reading.command === null &&
  reading.agreed === null &&
  reading.wayOut === null &&
  !reading.advice &&
  !reading.wrong

/**
 * Returns a reading that only proposes what another one records for the open question; null if that records nothing, or
 * anything else.
 */
export function proposed(sure: Reading, step: StepId): Reading | null {
  const values = sure.answers[step]
  if (values === undefined || Object.keys(sure.answers).length > 1 || sure.command !== null) return null
  const doubt: Doubt = { step, values, why: 'confirm' }
  return { ...sure, answers: {}, doubts: [doubt, ...sure.doubts], clear: false }
}
