/**
 * Converts ids between the API, where some servers use numbers, and the browser, which stores every id as text. The
 * text records whether the id was a number, so that it is sent back unchanged even after a reload.
 */

const MARK = '#'

/** Returns the text under which the browser keeps an id: a number with a mark before it. */
export const idText = (id: string | number): string => (typeof id === 'number' ? `${MARK}${id}` : id)

export function idOnWire(text: string): string | number {
  const number = text.startsWith(MARK) ? Number(text.slice(MARK.length)) : Number.NaN
  return text.length > MARK.length && Number.isFinite(number) ? number : text
}

/** Whether a link names this id. In a link, every id is text. */
export const isIdInLink = (id: string, named: string | undefined): boolean =>
  named !== undefined && String(idOnWire(id)) === named
