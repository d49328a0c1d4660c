/**
 * SQL that finds the CEP ranges containing a given CEP (a Brazilian postcode of eight digits). Ranges may
 * overlap, so an index on their ends would not help. Instead each range is indexed by its stem: the leading
 * digits that all its CEPs share (docs/decisions/0033-migrations-expand-then-contract.md).
 */

/** The possible numbers of trailing digits, and how many CEPs share the digits before them. */
const SIZES = [1, 2, 3, 4, 5, 6, 7].map((digits) => ({ digits, size: 10 ** digits }))
/** The stem of a range whose first and last CEP share no leading digit. */
const NO_STEM = 800_000_000

/**
 * Returns the SQL expression that computes a stem as one number: the number of omitted trailing digits,
 * followed by the lowest CEP that begins with the stem.
 */
const stem = (cep: string, { digits, size }: (typeof SIZES)[number]) =>
  `${digits}00000000 + ${cep} - ${cep} % ${size}`

/**
 * Returns the SQL expression that computes the stem of a range. It must match the expression of the indexes
 * character for character.
 */
function stemOfRange(table: string): string {
  const [from, to] = [`${table}.cep_from`, `${table}.cep_to`]
  const cases = SIZES.map((each) => {
    const { size } = each
    return `when ${from} - ${from} % ${size} = ${to} - ${to} % ${size} then ${stem(from, each)}`
  })
  return `case when ${from} = ${to} then ${from} ${cases.join(' ')} else ${NO_STEM} end`
}

/**
 * Returns the SQL condition that the range of `table` (`cep_from` to `cep_to`, both included) contains `cep`,
 * an integer expression. A range that contains a CEP has one of nine possible stems, so nine index look-ups
 * find every candidate. The comparison with both ends then drops the few candidates that do not contain the
 * CEP.
 */
export const rangeContainsCep = (table: string, cep: string): string => {
  const stems = [cep, ...SIZES.map((each) => stem(cep, each)), NO_STEM]
  return `${stemOfRange(table)} in (${stems.join(', ')}) and ${table}.cep_from <= ${cep} and ${table}.cep_to >= ${cep}`
}
