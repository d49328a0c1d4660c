/** Makes patterns from tables of words, so that the reader's rules are lists that one can read. */

/** Returns the entries of a table, which commas or line ends separate. */
export const entriesOf = (table: string): readonly string[] =>
  table
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean)

/**
 * Returns a pattern for any of some words or phrases, each as a whole. An entry may use the signs of regular
 * expressions, such as 'receb\\w*' or 'n[oa]', but no comma.
 * @param table entries in lower case without accents
 * @param before what must stand before an entry, as a pattern; by default no letter or digit
 * @param behind what must follow it
 */
export const anyOf = (table: string, before = '(?<![a-z\\d])', behind = '(?![a-z\\d])'): RegExp =>
  new RegExp(`${before}(?:${entriesOf(table).join('|')})${behind}`)

const UNITS = `reais, real, conto, pila, pessoas?, aparelhos?, vez, vezes, megas?, mb, gigas?, gb, anos?, mes, meses,
  dias,  semanas?, horas?, h, hs, hrs, minutos?, metros?, km, por cento`
const NO_COUNT = anyOf(UNITS, ' ?').source
/** A number of up to three digits, for patterns: no part of a longer one, no count with its unit. It is captured. */
export const NUMBER = `(?<![\\w/.,:$@-]|[a-z]\\()(\\d{1,3})(?:st|nd|rd|th|o)?(?![\\w/:%@]|[.,-]\\d|${NO_COUNT})`
