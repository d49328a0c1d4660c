/** How many CEPs share all but the last digits: the last, the last two … the last seven. */
const SIZES = [1, 2, 3, 4, 5, 6, 7].map((digits) => ({ digits, size: 10 ** digits }))
/** For a range whose ends share no digit at all. */
const NO_STEM = 800_000_000

/** The first CEP with this one's leading digits, in eight digits; a ninth says how many of them are free. */
const stem = (cep: string, { digits, size }: (typeof SIZES)[number]) =>
  `${digits}00000000 + ${cep} - ${cep} % ${size}`

/**
 * The leading digits that all CEPs of a range share, as one number; character for character the expression of the
 * indexes.
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
 * SQL condition: the range of `table` (`cep_from` to `cep_to`, both included) contains `cep`, an integer expression. A
 * range that contains a CEP has a stem that the CEP begins with, and there are nine of those: nine B-tree look-ups find
 * every candidate, however ranges overlap. Candidates that do not contain the CEP lie across another of the at most
 * nine inner boundaries of the same stem (docs/decisions/0032-ceps-by-their-stem.md has the figures).
 */
export const rangeHolds = (table: string, cep: string): string => {
  const stems = [cep, ...SIZES.map((each) => stem(cep, each)), NO_STEM]
  return `${stemOfRange(table)} in (${stems.join(', ')}) and ${table}.cep_from <= ${cep} and ${table}.cep_to >= ${cep}`
}
