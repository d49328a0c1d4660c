/** Returns a day's text unchanged, or '…' if that day already has too many different ones. */
export type Bounded = (day: string, text: string) => string

/**
 * Keeps a table that anyone can cause writes to from growing without bound: each forged batch would add a row. Counted
 * in this process, starting over every day.
 * @param most different texts per day
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
