/** Reads an answer that is only half told: 'acho que 10', 'boleto, eu acho', 'será que dá dia 15?'. */
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Reading, Situation } from '../reading-types.ts'
import { areSameValues } from '../words/compare-answer-values.ts'

const UNSURE =
  '(?:(?:eu )?(?:acho|axo|creio|acredito|chuto)(?: eu)?(?: q(?:ue)?)?(?: [eé])?|talvez|deve ser|se pa|provavelmente|se (?:eu )?n(?:ao|ão)? me engano)'
const BEFORE = new RegExp(
  `^\\W*(?:(?:hum+|bom|e|é|entao|então|olha|ah|ai|aí)[\\s,.…]+)*${UNSURE}[\\s,:.…]+`,
  'i',
)
const BEHIND = new RegExp(`[\\s,.…(]+${UNSURE}\\W*$`, 'i')
const AFTER_CORRECTION = new RegExp(
  `(\\b(?:n[aã]o|ali[aá]s|ou melhor|quer dizer|digo|ops|opa|pera[ií]?)[\\s,.…]+)${UNSURE}[\\s,:.…]+(?=\\S)`,
  'i',
)

/** What makes a request of a choice: 'tem como ser dia 5', 'vocês instalam na sexta à tarde?', 'o de 500 está livre?'. */
const REQUEST =
  /^\W*(?:(?:oi|ol[aá]|mo[çc][ao]|e|mas|a[ií]|ent[aã]o|por favor|ser[aá] que|voc[eê]s?|vcs?|o t[eé]cnico|ele)[\s,]+)*(?:ser[aá] que|d[aá](?: (?:pra|para))?|daria(?: (?:pra|para))?|(?:tem|teria) (?:como|vaga|hor[aá]rio)|(?:seria )?poss[ií]vel|consig[oa]|consegue[m]?|posso|podem?|poderia[m]?|aceitam?|instalam?|fazem|rola|atendem?|v[eê]m|vem)(?:\s+(?:d[aá]|ser|colocar|p[oô]r|botar|vir|instalar|marcar|agendar|mandar|fazer|ter|pagar|ficar|pegar|contratar|pra|para))*\s+(?=\S)/i
const REQUEST_BEHIND =
  /[\s,]+(?:(?:ainda )?(?:est[aá]|t[aá]) (?:livre|dispon[ií]vel)|tem vaga|tem como|pode(?: ser)?|d[aá]|d[aá] certo|rola|[eé] poss[ií]vel|consegue[m]?)\s*\?*\s*$/i

/** Returns a request in the form of a question without the words that make it one; null if it is none. */
export function withoutRequest(typed: string): string | null {
  if (typed.length > LONGEST || /\b(?:quanto|quanta|qual|quando|que horas?)\b/i.test(typed)) return null
  const plain = typed
    .replace(REQUEST, '')
    .replace(REQUEST_BEHIND, '')
    .replace(/\s*\?+\s*$/, '')
  return plain.trim() === '' || plain === typed.replace(/\s*\?+\s*$/, '') ? null : plain
}

/** The longest message that is such an answer, in characters; the patterns are slow on long runs of spaces. */
const LONGEST = 80

/** Returns the message without the words that say that the visitor is not sure; null if there are none, or it asks. */
export function withoutHedge(typed: string): string | null {
  if (typed.length > LONGEST || /[?%]/.test(typed)) return null
  const plain = typed.replace(BEFORE, '').replace(BEHIND, '')
  return plain === typed || plain === '' ? null : plain
}

/** Returns a message that corrects itself to an unsure answer, without the words that say so: 'dia 5, não, acho que 10'. */
export const withoutHedgeAfterCorrection = (typed: string): string | null =>
  typed.length <= LONGEST && AFTER_CORRECTION.test(typed) ? typed.replace(AFTER_CORRECTION, '$1') : null

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
 * Returns a reading that only proposes what another one records for the open question; after half a yes, what the chat
 * has just proposed. Null if the other one records nothing, or anything else; and at the review, where no order may be
 * placed by half a yes.
 */
export function proposed(sure: Reading, { step, order, doubt }: Situation): Reading | null {
  if (sure.command !== null || stepOf(order, step).view === 'review') return null
  const unsure = { ...sure, answers: {}, clear: false, agreed: null }
  if (doubt && sure.agreed === true) return { ...unsure, doubts: [doubt] }
  const values = sure.answers[step]
  if (values === undefined || Object.keys(sure.answers).length > 1) return null
  if (doubt && areSameValues(doubt.values, values)) return { ...unsure, doubts: [doubt] }
  return { ...unsure, doubts: [{ step, values, why: 'confirm' }, ...sure.doubts] }
}
