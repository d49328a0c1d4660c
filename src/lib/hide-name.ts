/** Hides all of a name but the first letters of its first and last word: 'Maria da Silva' → 'M**** S****'. */

/** Shown in place of the hidden part of a value. Its length is always the same, so that it does not reveal the value's. */
export const HIDDEN = '****'

export function hideName(name: string): string {
  const words = name.split(' ').filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word = '') => word.charAt(0) + HIDDEN).join(' ')
}

/** Returns the first word of a name and the first letter of its last: 'Maria da Silva' → 'Maria S.'. */
export function shortenName(name: string): string {
  const words = name.split(' ').filter(Boolean)
  const last = words.length > 1 ? words.at(-1) : undefined
  return [words[0] ?? '', ...(last === undefined ? [] : [`${last.charAt(0)}.`])].join(' ')
}
