/** Cleans text that a person typed or pasted. Helpers for any text: text.ts. */
import { collapseSpaces, withoutControls } from './text.ts'

/** Returns a digit of any script as 0 to 9. Each script has its digits in a row, beginning with zero. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/**
 * Cleans what a person typed or pasted: removes invisible characters, such as those around a number copied from
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

/** Cleans a text and writes it on one line, with single spaces. */
export const cleanLine = (text: string): string => collapseSpaces(withoutControls(cleanTyped(text)))

/** Cleans a text of one line that may be missing, as in a request to the server. */
export const cleanOptionalLine = (text: string | undefined): string => cleanLine(text ?? '')
