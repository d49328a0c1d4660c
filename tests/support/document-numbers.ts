/** Builds document numbers such as CPFs, with separators and check digits. */
export const groupedNumber = (whole: string, sizes: readonly number[], marks: readonly string[]): string => {
  let at = 0
  return sizes
    .map((size, group) => {
      const part = whole.slice(at, at + size)
      at += size
      return part + (group < sizes.length - 1 ? (marks[group] ?? '') : '')
    })
    .join('')
}

function checkDigit(number: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(number[at]), 0)
  return sum % 11 < 2 ? 0 : 11 - (sum % 11)
}
const down = (from: number, length: number) =>
  Array.from({ length }, (_, at) => (from - at >= 2 ? from - at : from - at + 8))
/** The number with its two check digits, as in a CPF (`from` 10) or a CNPJ (5). */
export const numberWithCheckDigits = (number: string, from: number) => {
  const first = `${number}${checkDigit(number, down(from, number.length))}`
  return `${first}${checkDigit(first, down(from + 1, first.length))}`
}
