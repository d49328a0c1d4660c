/** Masks personal data in texts, for the log and for stored error messages (S19). */

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
/** Ten or more consecutive digits, with or without common punctuation: documents, phone numbers, accounts. */
const NUMBERS = /\d(?:[.\-/() ]{0,2}\d){9,}/g
const EMAIL = /[^\s"'<>@,;:]+@[^\s"'<>@,;:]+\.[a-z]{2,}/gi

/**
 * Masks anything in a text that may identify a person: lead ids, documents, phone numbers, e-mail addresses
 * (S19). Control characters are removed, so that no value can forge a log line.
 */
export function maskText(text: string): string {
  return text
    .replace(ID, (id) => `${id.slice(0, 4)}…`)
    .replace(EMAIL, '[email]')
    .replace(NUMBERS, '[número]')
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
}
