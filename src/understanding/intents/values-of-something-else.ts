/**
 * Recognises values that are told beside an answer and belong to something else: to another day, to
 * what the visitor had before, to a question. They are neither recorded nor kept for a later question (D133).
 */
import type { Extraction, Finding } from '../extraction-state.ts'
import { isHypotheticalOrQuestion } from '../words/is-hypothetical-or-question.ts'

const TO_PAY = '(?:pag(?:o|a|ar|amento|amos)|venc\\w*|vence|fatura|boleto|conta)'
const TO_COME = '(?:instal\\w+|vir|vem|venham|virem|visita\\w*|tecnico|agend\\w+)'
const VERB_FIRST = '(?: (?:a|o|no|pro|pra|para|em|fica|e|eh|ser|pode|todo))* dia '

/** The days of a message that have a verb of their own. */
function daysOf(said: string, verb: string): ReadonlySet<number> {
  const first = said.matchAll(new RegExp(`\\b${verb}${VERB_FIRST}(\\d{1,2})\\b`, 'g'))
  const behind = said.matchAll(
    new RegExp(
      `\\b(\\d{1,2})(?: (?:cedo|de manha|de tarde|a tarde))? (?:pra|para|p) ${verb}\\b(?!${VERB_FIRST})`,
      'g',
    ),
  )
  return new Set([...first, ...behind].map(([, day]) => Number(day)))
}

/** Whether a day is told for the other of the bill and the visit: 'pra pagar dia 10 pra instalar dia 4'. */
function isOfOtherDay({ text: { said } }: Extraction, { kind, values }: Finding): boolean {
  const day = Number(kind === 'due' ? values.due_date : values.date?.slice(0, 2))
  const toPay = daysOf(said, TO_PAY)
  const toCome = daysOf(said, TO_COME)
  // 'a conta pode vir dia 10'
  return kind === 'due'
    ? toPay.size > 0 && toCome.has(day) && !toPay.has(day)
    : toPay.has(day) && !toCome.has(day)
}

/** What the visitor had or has elsewhere: 'tinha net de 300 mega da claro'. */
const HAD = /\b(?:tinha|tive|usava|pagava|assinava|era d[aeo]|antig[oa]|anterior|cancelei)\b/

/** Whether a value that is told early or again belongs to something else. */
export function isOfSomethingElse(extraction: Extraction, finding: Finding, words: string): boolean {
  const { kind } = finding
  if ((kind === 'due' || kind === 'visit') && isOfOtherDay(extraction, finding)) return true
  if (!extraction.isAhead(kind) || extraction.isOpen(kind)) return false
  if (kind === 'plan' && HAD.test(words)) return true
  return kind === 'visit' && isHypotheticalOrQuestion(words)
}
