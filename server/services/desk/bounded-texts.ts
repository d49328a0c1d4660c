/** Gives a text of a day back as it is, or '…' where that day has too many different ones already. */
export type Bounded = (day: string, text: string) => string

/**
 * Keeps a table that anyone can have written to from growing without end: forged batches would be a new row each. Counted
 * in this process, anew every day.
 * @param most different texts of a day
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
