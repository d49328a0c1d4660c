/** Returns a text of a day (yyyy-mm-dd) unchanged, or '…' if that day already has too many different texts. */
export type Bounded = (day: string, text: string) => string

/**
 * Limits how many different texts of a day are stored. Otherwise a table that anyone can write to through the API would
 * grow without bound, because every forged report adds a row. The limit is counted in this process, separately for each
 * day.
 * @param most the maximum number of different texts per day
 */
export function boundedTexts(most: number): Bounded {
  let of = ''
  const known = new Set<string>()
  return (day, text) => {
    if (day !== of) known.clear()
    of = day
    if (known.size >= most && !known.has(text)) return '…'
    known.add(text)
    return text
  }
}
