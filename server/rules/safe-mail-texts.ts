/**
 * Decides which texts of a visitor may appear in an e-mail. Anyone can order in anyone's name, so our e-mails must not
 * lead their readers to an address or phone number that a stranger typed.
 */
import { wordOutOfPlace } from '../../src/lib/words-not-in-names.ts'

/**
 * The letters of Brazilian names and of immigrants' names. It leaves out letters that contain a dot (ŀ, ꞏ), and
 * combining marks, which can look like one.
 */
const LETTERS = 'A-Za-zªºÀ-ÖØ-öø-ľŁ-žȘ-țẠ-ỹ'
/**
 * All that addresses are written with. What is not here cannot be in an e-mail: `@`, invisible characters, signs and
 * letters that only look like a dot, digits of other scripts.
 */
const USUAL = new RegExp(`^[${LETTERS}0-9 .,;:'’"()/#&+°–-]*$`)
/** A dot that ends an abbreviation or a sentence, or is part of a number. No domain has a dot in such a place. */
const HARMLESS_DOT = new RegExp(
  `([${LETTERS}0-9])\\.(?=$|[ ,;)/]|[0-9]+(?![${LETTERS}0-9.-])|[A-Za-z](?![${LETTERS}0-9'’-]))`,
  'g',
)
/** What is left of an address without its dots: a scheme, the beginning of a host or of a path. */
const SCHEME = /:(?! |$)|\/\/|\b(?:https?|www)\b/i

/** Returns whether a text has so many digits in a row, ignoring punctuation and single letters between them. */
const hasDigits = (text: string, count: number) =>
  new RegExp(`[0-9](?:[^${LETTERS}0-9]*(?:[${LETTERS}][^${LETTERS}0-9]*)?[0-9]){${count - 1}}`).test(text)

/** The number of digits of a phone number without and with its area code. */
const SHORT_PHONE = 8
const WHOLE_PHONE = 10

/** Returns whether a text contains nothing that could be a web address, an e-mail address or a phone number. */
export function isSafeInMail(typed: string): boolean {
  const text = typed.normalize('NFC')
  return (
    USUAL.test(text) &&
    !text.replace(HARMLESS_DOT, '$1').includes('.') &&
    !SCHEME.test(text) &&
    !hasDigits(text, SHORT_PHONE)
  )
}

/**
 * Returns the parts of a line that may appear in an e-mail, without empty ones. A part that would form a phone number
 * together with the parts before it is left out as well.
 */
export const safePartsOfLine = (parts: readonly string[]): string[] =>
  parts.reduce<string[]>((safe, part) => {
    const isSafe = isSafeInMail(part) && !hasDigits([...safe, part].join(' '), WHOLE_PHONE)
    return part !== '' && isSafe ? [...safe, part] : safe
  }, [])

/** The most letters of a first name. */
const LONGEST = 20
const NAME = new RegExp(`^[${LETTERS}](?:['’-]?[${LETTERS}]){1,${LONGEST - 1}}$`)

/** Returns the first name with which an e-mail greets, '' if it does not look like one. */
export function firstNameForMail(name: string): string {
  const [first = ''] = name.normalize('NFC').split(' ')
  return NAME.test(first) && !wordOutOfPlace(first.replaceAll('-', ' ')) ? first : ''
}
