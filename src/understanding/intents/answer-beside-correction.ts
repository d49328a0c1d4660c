/** Separates the answer to the open question from a correction of another answer in the same message. */
import type { Extraction, Finding } from '../extraction-state.ts'
import type { MessageText } from '../words/prepared-message-text.ts'
import { NAMES_OF } from '../words/words-naming-value-kinds.ts'
import type { Correction } from './corrections.ts'

/** The two parts of a message. `rest` is as long as the message, so that positions stay valid. */
export interface AnswerAndRest {
  readonly own: string
  /** How much of `own` stands at the same place in the message: the answer before the correction. */
  readonly before: number
  readonly rest: string
}

/** What joins a sentence to the one before it: 'Ana Prado. e corrige o CEP'. */
const JOINS = /(?<=[.!;]) e$/i
/** What sets a correction against the answer before it: '1500 mas o CEP tá errado'. */
const BUT = /,? (?:mas|s[óo] que|por[ée]m)$/i

/**
 * Returns the part of a message that answers the open question: an answer before the correction ('quero sim. e muda o
 * vencimento pro dia 7'), or what names its value ('errei meu nome, é Marcelo. o da mãe é Odete Nunes').
 * @returns null if everything belongs to the correction
 */
export function answerBesideCorrection(
  { text, open }: Extraction,
  { from, to }: Correction,
): AnswerAndRest | null {
  const all = text.raw.slice(0, from).trimEnd()
  // 'ap 104 e o cep …': what joins the correction is no letter of the flat
  const said = all
    .replace(JOINS, '')
    .replace(BUT, '')
    .replace(/\s+e(?:\s+[oa])?$/i, '')
  // 'João errou, muda o cep' is no name
  const isName = open.includes('name') || open.includes('mother')
  const before =
    said.trim() === '' || open.includes('consent') || (isName && !/[.!;]$/.test(said) && !BUT.test(all))
      ? ''
      : said
  const named = text.clauses.find(
    (clause) =>
      clause.from >= to && open.some((kind) => NAMES_OF[kind]?.test(text.said.slice(clause.from, clause.to))),
  )
  const after = named ? text.raw.slice(named.from) : ''
  if (before === '' && after === '') return null
  return {
    own: `${before}. ${after}`,
    before: before.length,
    rest: text.raw.slice(0, text.raw.length - after.length) + ' '.repeat(after.length),
  }
}

/** Blanks the values of the answer before the correction: what is corrected must not get them. */
export const withoutValues = (
  { rest, before }: AnswerAndRest,
  own: MessageText,
  answers: readonly Finding[],
): string =>
  answers
    .filter(({ at }) => at < before)
    .reduce((left, { at }) => {
      const length = VALUE_TAKEN.exec(own.rest.slice(at, before))?.[0].length ?? 0
      return left.slice(0, at) + ' '.repeat(length) + left.slice(at + length)
    }, rest)

/** The characters that an extractor took for a value. */
const VALUE_TAKEN = /^\u00a4+/
