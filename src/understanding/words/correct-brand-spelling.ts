/** Corrects slightly misspelled names of streaming services and banks: 'glbo play', 'santamder'. */
import { normaliseText } from '../../lib/normalise-text.ts'
import type { Situation } from '../reading-types.ts'
import type { ValueKind } from '../value-kinds.ts'
import { lowerWithoutAccents } from './lower-case-without-accents.ts'
import { isSpelledAlmostAlike } from './similar-spelling.ts'

const SERVICES = ['globoplay', 'paramount', 'hbomax']
/** Shorter names are too like other words. */
const SHORTEST = 6
/** Words of the names of banks that are ordinary words, too: 'economiza' is not 'econômica'. */
const ORDINARY = /^(?:economica|federal|original|mercado)$/

const namesOfBanks = new WeakMap<Situation['banks'], readonly string[]>()

/** Returns the names of the brands that an open question may be answered with. */
function brandsAt(open: readonly ValueKind[], { banks }: Situation): readonly string[] {
  if (open.includes('plan')) return SERVICES
  if (!open.includes('account') && !open.includes('debit')) return []
  const names =
    namesOfBanks.get(banks) ??
    banks
      .flatMap(({ name }) => normaliseText(name).split(' '))
      .filter((word) => word.length >= SHORTEST && !ORDINARY.test(word))
  namesOfBanks.set(banks, names)
  return names
}

/** Returns a message with its first misspelled brand corrected; null if there is none. */
export function withBrandSpellingCorrected(
  message: string,
  open: readonly ValueKind[],
  situation: Situation,
): string | null {
  const brands = brandsAt(open, situation)
  if (brands.length === 0) return null
  const typed = message.normalize('NFC')
  const words = [...lowerWithoutAccents(typed).matchAll(/(?<![a-z\d@.])[a-z]+(?![a-z\d@])/g)]
  for (const [at, { 0: word, index: from }] of words.entries()) {
    if (brands.includes(word)) continue
    const next = words[at + 1]
    const isBeside = next?.index === from + word.length + 1 && typed[next.index - 1] === ' '
    for (const one of isBeside && !brands.includes(next[0]) ? [word + next[0], word] : [word]) {
      const brand = brands.find((each) => isMeant(one, each, one === word))
      const end = one === word ? from + word.length : from + one.length + 1
      if (brand) return typed.slice(0, from) + brand + typed.slice(end)
    }
  }
  return null
}

/** Two slips are forgiven only in a long word that is typed as one. */
const isMeant = (typed: string, brand: string, isWord: boolean): boolean =>
  typed.length >= SHORTEST - 1 &&
  Math.abs(typed.length - brand.length) <= 2 &&
  isSpelledAlmostAlike(typed, brand, isWord && brand.length > 7 ? 2 : 1)
