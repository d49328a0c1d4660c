/** Returns the text unchanged, or '…' if the day (yyyy-mm-dd) already has too many different texts. */
export type Bounded = (day: string, text: string) => string

/**
 * Creates a limit on how many different texts are stored per day. The texts come from
 * browsers, where anybody can forge them, and each new text adds a row: without a limit the table could grow
 * without bound. Each process counts on its own.
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
