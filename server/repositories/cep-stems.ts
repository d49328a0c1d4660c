/**
 * For each number of leading digits that CEPs may share: how many digits are left, and how many CEPs share the leading
 * ones.
 */
const SIZES = [1, 2, 3, 4, 5, 6, 7].map((digits) => ({ digits, size: 10 ** digits }))
/** The stem of a range whose first and last CEP share no leading digit. */
const NO_STEM = 800_000_000

/**
 * Returns the SQL of a stem: the first CEP with the same leading digits, and in front of it how many digits are left.
 */
const stem = (cep: string, { digits, size }: (typeof SIZES)[number]) =>
  `${digits}00000000 + ${cep} - ${cep} % ${size}`

/**
 * Returns the SQL of the leading digits that all CEPs of a range share, as one number. It must be character for
 * character the expression of the indexes.
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
 * Returns the SQL condition that the range of `table` (`cep_from` to `cep_to`, both included) contains `cep`, an
 * integer expression. The stem of a range is the digits with which all its CEPs begin, so a range that contains a CEP
 * has one of the CEP's nine possible stems. Nine B-tree look-ups therefore find every candidate, however ranges
 * overlap. Only few candidates do not contain the CEP: they have the same stem, but lie elsewhere
 * (docs/decisions/0032-ceps-by-their-stem.md has the measurements).
 */
export const rangeHolds = (table: string, cep: string): string => {
  const stems = [cep, ...SIZES.map((each) => stem(cep, each)), NO_STEM]
  return `${stemOfRange(table)} in (${stems.join(', ')}) and ${table}.cep_from <= ${cep} and ${table}.cep_to >= ${cep}`
}
