/**
 * Extracts two values of the same kind when the visitor has not decided between them: 'dia 5 ou 10', 'o de 500 ou o de
 * 700?'. The chat then offers both. Two installation dates do not count, because they are a first and a second choice
 * (installation-date.ts).
 */
import { type Finding, type Extraction, type ExtractAlone } from '../extraction-state.ts'
import { areSameValues } from '../words/compare-answer-values.ts'
import { isQuestion } from '../words/is-question.ts'

// 'ou melhor' is a correction, not an alternative
const OR = /[\s,]+(?:ou(?: entao)?|or)\s+(?!melhor\b)|(?<=\bdia \d{1,2})\s+nao\s+(?:e )?(?=dia \d)/
const NUMBER = /\d[\d./-]*/

/** @param alone extracts the values from a separate text */
export function extractUndecidedValues(extraction: Extraction, alone: ExtractAlone): void {
  const { text } = extraction
  for (const { from, to } of text.clauses) {
    const said = text.said.slice(from, to)
    if (!OR.test(said) || isQuestion(said, '')) continue
    const raw = text.raw.slice(from, to)
    const parts = said.split(OR)
    const [left = '', right = ''] = parts
    const typed = [raw.slice(0, left.length), raw.slice(raw.length - right.length)] as const
    // with more than two values the question is asked again
    if (parts.length !== 2) continue
    const pair = pairOf(typed.map(alone)) ?? pairOf(spread(...typed).map(alone))
    if (!pair) continue
    const { first, second, next } = pair
    extraction.addEither(first.kind, [first.values, second.values], from + first.at)
    text.claim(from + first.at, next === undefined ? to : to - right.length + next)
  }
}

/**
 * Finds two different values of the same kind, one in each half of a clause.
 * @returns also `next`, the index in the second half at which another value begins
 */
function pairOf([before = [], after = []]: readonly (readonly Finding[])[]) {
  for (const first of before.filter(isWhole)) {
    const second = after.find((each) => each.kind === first.kind && isWhole(each))
    if (!second || areSameValues(first.values, second.values)) continue
    return { first, second, next: after.find(({ at }) => at > second.at)?.at }
  }
  return null
}

const isWhole = ({ kind, why, or, mayBeRecorded }: Finding) =>
  kind !== 'visit' && why === null && !or && !mayBeRecorded

/**
 * Repeats the words around the numbers for both halves: 'vencimento 5' and '10 do mês' become 'vencimento 5
 * do mês' and 'vencimento 10 do mês'.
 */
function spread(left: string, right: string): string[] {
  const numbers = [...left.matchAll(new RegExp(NUMBER, 'g'))]
  const last = numbers.at(-1)
  const first = NUMBER.exec(right)
  if (!last || !first) return []
  const behind = right.slice(first.index + first[0].length)
  return [left + behind, left.slice(0, last.index) + first[0] + behind]
}
