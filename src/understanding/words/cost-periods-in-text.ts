/** Finds months and years in text about costs: 'em 12 e em 24 meses', 'em 2 anos', 'por ano'. */

/** Numbers of one unit; of years at most 5, because more are somebody's age. */
const MONTHS = /(?<![\d.,])(\d{1,2}(?:(?: ?,| e| ou)(?: em)? \d{1,2})*) ?mes(?:es)?\b/g
const YEARS = /(?<![\d.,])([1-5](?:(?: ?,| e| ou)(?: em)? [1-5])*) ?anos?\b/g
const WHOLE_YEAR = /\bano (?:todo|inteiro)\b|\b(?:um|por) ano\b/

/** As a part of a pattern. */
export const PERIOD = `(?:${MONTHS.source}|${YEARS.source}|${WHOLE_YEAR.source})`

const numbersIn = (said: string, pattern: RegExp): number[] =>
  [...said.matchAll(pattern)].flatMap(([, list = '']) => (list.match(/\d+/g) ?? []).map(Number))

/**
 * Returns the months that a text names, the fewest first, each once.
 * @param said lower-case text without accents, with number words as digits
 */
export function monthsIn(said: string): readonly number[] {
  const years = [...numbersIn(said, YEARS), ...(WHOLE_YEAR.test(said) ? [1] : [])]
  const months = [...numbersIn(said, MONTHS), ...years.map((year) => year * 12)]
  return [...new Set(months.filter((each) => each > 0))].toSorted((a, b) => a - b)
}

/** Returns a text without the months that it names. */
export const withoutMonths = (said: string): string => said.replaceAll(new RegExp(PERIOD, 'g'), ' ')
