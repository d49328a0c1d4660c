/** Corrects a word of a name when the visitor spells it again: 'Lucas Prates. na verdade Lukas com k'. */
import type { Extraction } from '../extraction-state.ts'
import type { ValueKind } from '../value-kinds.ts'
import { FIELDS } from './name.ts'
import { nameWithAccents } from './accents-described-by-visitor.ts'
import { isSpelledAlmostAlike } from '../words/similar-spelling.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import { WORDS_THAT_END_NAMES } from '../words/words-that-end-names.ts'
import { withNameCapitals } from '../words/name-in-text.ts'

/** Words between a name and the right spelling of one of its words, such as 'na verdade' or 'errei'. */
const AGAIN =
  /\b(?:na (?:verdade|vdd|real)|alias|digo|quer dizer|ops|opa|errei|eita|ih+|corrigindo|desculpa|o certo|(?:e|eh) com|com [a-z](?![a-z])|erro d[aeo]|(?:cartorio|escrivao|corretor|teclado)[^.;]{0,16}\b(?:err|troc)ou)\b/

/**
 * Replaces the word of a name that a text spells almost alike. Returns null if there is none, or if the name already
 * has the word of the text.
 * @param typed text as typed
 */
export function withWordMended(name: string, typed: string): string | null {
  const words = name.split(' ')
  for (const [word] of typed.matchAll(/\p{L}[\p{L}'-]{2,}/gu)) {
    const at = words.findIndex((each) =>
      isSpelledAlmostAlike(lowerWithoutAccents(each), lowerWithoutAccents(word)),
    )
    if (at < 0 || words.some((each) => lowerWithoutAccents(each) === lowerWithoutAccents(word))) continue
    return words.map((each, place) => (place === at ? withNameCapitals(word) : each)).join(' ')
  }
  return null
}

/** Letters by the names that visitors write for them: 'com esse'. */
const CALLED: Readonly<Record<string, string>> = { esse: 's', jota: 'j', xis: 'x', aga: 'h' }
/** A remark on spelling, with the word before it: 'santos com esse'. */
const REMARK =
  /([a-z]{2,}) (?:(?:e|eh|so|tudo) )?(com|sem) (?:(2|dois|duas) )?(esse|jota|xis|aga|th|ph|[a-z])(?![a-z])/g

/**
 * Finds the word that the visitor spells otherwise than the name has it: 'Teresinha com s' beside 'Terezinha'.
 * Returns '' if a remark contradicts the spelling of the name without giving the right one, and null if nothing
 * contradicts it.
 */
function spelledElse({ original, raw, rest }: Extraction['text'], name: string): string | null {
  const words = lowerWithoutAccents(name).split(' ')
  for (const [, word = '', how, twice, called = ''] of original.matchAll(REMARK)) {
    const alike = words.find((each) => each !== word && isSpelledAlmostAlike(each, word))
    const letter = CALLED[called] ?? called
    // a vowel is that of the word before, unlike in 'Souza Matos com z'
    const heard = /^[aeiou]$/.test(letter) ? [word] : words
    const shows = (each: string) => each.split(letter).length > (twice ? 2 : 1) === (how === 'com')
    const more = word.split(letter).length - (alike ?? word).split(letter).length
    if (!words.includes(word) && (how === 'com' ? more > 0 : more < 0)) return word
    if (words.includes(word) && !(how === 'com' ? heard.some(shows) : heard.every(shows))) return ''
  }
  // behind the first value, which is the name
  const last = rest.search(/\u00a4(?!\u00a4)/)
  for (const { 0: word, index } of rest.matchAll(/(?<![\p{L}\u00a4])[\p{L}'-]{5,}/gu)) {
    const isElse = (each: string) =>
      each[0] === word[0] && Math.abs(each.length - word.length) < 2 && isSpelledAlmostAlike(each, word)
    const isWritten = index > last && (/\p{Lu}/u.test(raw[index] ?? '') || raw === raw.toLowerCase())
    if (
      isWritten &&
      !WORDS_THAT_END_NAMES.has(word) &&
      words.every((each) => each !== word && each !== `${word}s`)
    )
      if (words.some(isElse)) return word
  }
  return null
}

/** Applies a spelling that follows the name, and asks about a name whose correction is not understood. */
export function mendSpelledName(extraction: Extraction, kind: ValueKind): void {
  const { text } = extraction
  const field = FIELDS[kind] ?? ''
  const [name = '', another] = extraction.valuesOf(kind, field)
  const written = another === undefined && name.includes(' ') ? nameWithAccents(text, name) : null
  if (written !== null) {
    extraction.replace(kind, { [field]: written.name }, written.isTyped ? undefined : 'confirm')
    return
  }
  const spelled = !name.includes(' ') ? null : spelledElse(text, name)
  if (spelled !== null) {
    extraction.dispute(kind)
    const mend = withWordMended(name, spelled)
    if (mend !== null) extraction.replace(kind, { [field]: mend }, 'confirm')
    return
  }
  const last = text.rest.lastIndexOf('\u00a4')
  const again = last < 0 ? null : AGAIN.exec(text.rest.slice(last))
  if (name === '' || !again) return
  extraction.dispute(kind)
  const from = last + again.index
  const whole = another === undefined ? withWordMended(name, text.raw.slice(from)) : null
  if (whole !== null) extraction.replace(kind, { [field]: whole }, 'confirm')
}
