/** Cleans, compares, shortens and capitalises texts. */

/**
 * Normalises a text for comparison: lower case, no diacritics, single spaces. Never display or send the
 * result.
 */
export function normalise(text: string): string {
  return collapse(cleanTyped(text).normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase()
}

/** Trims a text and turns every run of white space into one space. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Returns a digit of any script as 0 to 9. Each script has its digits in a row, beginning with zero. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/**
 * Cleans what a person typed or pasted (D110): removes invisible characters, such as those around a number copied from
 * the contacts of a phone, and replaces full-width characters, digits of other scripts and unbreakable hyphens by plain
 * ones. Pages, chat and server clean with this function.
 */
export function cleanTyped(text: string): string {
  if (/^[\n -~\u00c0-\u00ff]*$/.test(text)) return text
  return (
    text
      // emojis are joined and coloured by invisible characters
      .replace(/(\p{Extended_Pictographic}[\ufe0f\u200d]*)|\p{Default_Ignorable_Code_Point}/gu, '$1')
      .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .replace(/\p{Nd}/gu, plainDigit)
      .replace(/[\u2010\u2011\u2212]/g, '-')
  )
}

/** Cleans a text, and replaces control characters (including CR and LF) by a space. */
export function withoutControls(text: string): string {
  return cleanTyped(text).replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
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
