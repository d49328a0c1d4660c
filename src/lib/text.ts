/** Cleans, compares, shortens and capitalises texts. */

/**
 * Normalises a text for comparison: lower case, no diacritics, single spaces. Never display or send the
 * result.
 */
export function normaliseText(text: string): string {
  return collapse(text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase()
}

/** Trims a text and turns every run of white space into one space. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Removes invisible characters, and replaces control characters (including CR and LF) by a space. */
export function withoutControls(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
}

/** Truncates a text to at most `max` UTF-16 units, including the ellipsis; never splits a surrogate pair. */
export function truncate(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '') + '…'
}

/**
 * Capitalises the words of a text for display, also after an apostrophe or hyphen: 'MARIA DA SILVA' → 'Maria
 * da Silva'.
 */
export function capitaliseWords(text: string): string {
  // No look-behind: Safari before 16.4 cannot parse a script that contains one.
  return text
    .toLowerCase()
    .replace(/[\p{L}\p{M}]+/gu, (word, at: number) =>
      at > 0 && /^(?:d[aeo]s?|e)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
}

/** Returns a text with its first letter as a capital. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
