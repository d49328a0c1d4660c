/**
 * Ids as the browser keeps them. Another server's ids may be numbers. The browser keeps every id as a text that says
 * which it was, so that the id goes back as it came, after a reload too. Our own ids are texts and stay as they are.
 */

const MARK = '#'

/** Returns the text under which the browser keeps an id: a number with a mark before it. */
export const idText = (id: string | number): string => (typeof id === 'number' ? `${MARK}${id}` : id)

/** Returns an id as it came. */
export function idOnWire(text: string): string | number {
  const number = text.startsWith(MARK) ? Number(text.slice(MARK.length)) : Number.NaN
  return text.length > MARK.length && Number.isFinite(number) ? number : text
}

/** Whether a link names this id. A link knows no numbers. */
export const isIdInLink = (id: string, named: string | undefined): boolean =>
  named !== undefined && String(idOnWire(id)) === named
