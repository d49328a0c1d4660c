/** Cleans, compares and capitalises texts. */

/**
 * Normalises a text for comparison: lower case, no diacritics, single spaces. Never display or send the
 * result.
 */
export function normaliseText(text: string): string {
  return collapseSpaces(text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase()
}

/** Trims a text and turns every run of white space into one space. */
export function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Removes invisible characters, and replaces control characters (including CR and LF) by a space. */
export function withoutControls(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
}

/** Returns a text with its first letter as a capital. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A text in lower case without accents, of the same length, so that places in both are the same. */
export const lowerCase = (text: string): string => text.replace(/[^\n -@[-~]/g, lowerLetter)

function lowerLetter(letter: string): string {
  const lower = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return lower.length === 1 ? lower : letter.toLowerCase().length === 1 ? letter.toLowerCase() : letter
}
