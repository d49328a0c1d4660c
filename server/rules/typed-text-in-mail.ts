/**
 * Decides which texts of a visitor may appear in an e-mail. Anyone can order in anyone's name, so an
 * e-mail of ours must not bring its reader to an address or a telephone that a stranger typed.
 */
import { wordOutOfPlace } from '../../src/lib/words-not-in-names.ts'

/**
 * The letters of Brazilian names and of those of immigrants. Left out are letters with a dot of their own (ŀ, ꞏ), and
 * combining marks, which can look like one.
 */
const LETTERS = 'A-Za-zªºÀ-ÖØ-öø-ľŁ-žȘ-țẠ-ỹ'
/**
 * All that addresses are written with. What is not here cannot be in an e-mail: `@`, invisible characters, signs and
 * letters that only look like a dot, digits of other scripts.
 */
const USUAL = new RegExp(`^[${LETTERS}0-9 .,;:'’"()/#&+°–-]*$`)
/** A dot that ends an abbreviation or a sentence, or stands in a number: no domain has it there. */
const HARMLESS_DOT = new RegExp(
  `([${LETTERS}0-9])\\.(?=$|[ ,;)/]|[0-9]+(?![${LETTERS}0-9.-])|[A-Za-z](?![${LETTERS}0-9'’-]))`,
  'g',
)
/** What is left of an address without its dots: a scheme, the beginning of a host or of a path. */
const SCHEME = /:(?! |$)|\/\/|\b(?:https?|www)\b/i

/** Returns whether a text holds that many digits in a row; signs and single letters between them do not count. */
const hasDigits = (text: string, count: number) =>
  new RegExp(`[0-9](?:[^${LETTERS}0-9]*(?:[${LETTERS}][^${LETTERS}0-9]*)?[0-9]){${count - 1}}`).test(text)

/** The digits of a telephone without its area code, and with it. */
const SHORT_PHONE = 8
const WHOLE_PHONE = 10

/** Returns whether a text holds nothing that could be an address of the web, an e-mail address or a telephone. */
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
 * Returns the parts of a line that may stand in an e-mail, without the empty ones. A part that would complete a
 * telephone number with those before it is left out, too.
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
