/** Hides all of a name but the first letters of its first and last word: 'Maria da Silva' → 'M**** S****'. */

/** Shown in place of the hidden part of a value. Its length is always the same, so that it does not reveal the value's. */
const HIDDEN = '****'

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

/**
 * Hides most of an e-mail address: 'maria@gmail.com' → 'm****@gmail.com'. Returns '' if there is
 * nothing before the @.
 */
export function hideEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '' : `${email.charAt(0)}****${email.slice(at)}`
}

/**
 * Hides most of an address in a reply: 'Rua das Acácias', '130', 'Campinas', 'SP' → 'Rua d…, nº 1**, Campinas/SP'.
 */
export function hideAddress(place: { address: string; number: string; city: string; state: string }): string {
  const street = place.address.length > 5 ? `${place.address.slice(0, 5).trimEnd()}…` : '…'
  return `${street}, nº ${place.number.charAt(0)}**, ${place.city}/${place.state}`
}

/**
 * Hides all of a number but its last two digits or letters: '12345-6' → '****5-6'. Of a number with at most
 * four characters, only the last one is shown, and of a single character nothing.
 */
export function hideTail(text: string): string {
  if (text === '') return ''
  const tail = text.length > 4 ? /[\dA-Z][^\dA-Z]*[\dA-Z]$/i : text.length > 1 ? /[\dA-Z]$/i : null
  return HIDDEN + (tail?.exec(text)?.[0] ?? '')
}
