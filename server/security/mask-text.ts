const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
/** Eleven or more digits in a row, with or without the usual signs: documents, telephones, accounts. */
const NUMBERS = /\d(?:[.\-/() ]{0,2}\d){9,}/g
const EMAIL = /[^\s"'<>@,;:]+@[^\s"'<>@,;:]+\.[a-z]{2,}/gi

/**
 * Masks what may name a person: ids of leads, documents, telephones, e-mail addresses (S19). Control
 * characters are removed, so that no value starts a line of its own.
 */
export function maskText(text: string): string {
  return text
    .replace(ID, (id) => `${id.slice(0, 4)}…`)
    .replace(EMAIL, '[email]')
    .replace(NUMBERS, '[número]')
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
}
