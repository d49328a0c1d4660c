/** Separates the answer to the open question from a correction of another answer in the same message. */
import type { Extraction } from '../extraction.ts'
import { NAMES_OF } from '../words/names-of-values.ts'
import type { Correction } from './corrections.ts'

/** The two parts of a message. `rest` is as long as the message, so that positions stay valid. */
interface AnswerAndRest {
  readonly own: string
  readonly rest: string
}

/**
 * Returns the part of a message that answers the open question: an answer before the correction ('quero sim. e muda o
 * vencimento pro dia 7'), or what names its value ('errei meu nome, é Marcelo. o da mãe é Odete Nunes').
 * @returns null if everything belongs to the correction
 */
export function answerBesideCorrection(
  { text, open }: Extraction,
  { from, to }: Correction,
): AnswerAndRest | null {
  const said = text.raw.slice(0, from).trim()
  // 'João errou, muda o cep' is no name
  const isName = open.includes('name') || open.includes('mother')
  const before = open.includes('consent') || (isName && !/[.!;]$/.test(said)) ? '' : said
  const named = text.clauses.find(
    (clause) =>
      clause.from >= to && open.some((kind) => NAMES_OF[kind]?.test(text.said.slice(clause.from, clause.to))),
  )
  const after = named ? text.raw.slice(named.from) : ''
  if (before === '' && after === '') return null
  return {
    own: `${before}. ${after}`,
    rest: text.raw.slice(0, text.raw.length - after.length) + ' '.repeat(after.length),
  }
}
