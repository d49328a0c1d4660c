/**
 * Extracts the names of visitors and of their mothers from a chat message. It hands replies to a question that asks for a
 * name to name-when-asked.ts, and itself finds names in messages at other questions.
 */
import type { Extraction } from '../extraction-state.ts'
import type { ValueKind } from '../value-kinds.ts'
import { CAPITALS_BEHIND, isCapitalised, isMixed } from './capitalised-names.ts'
import {
  NAME_GOES_ON,
  SYMBOL_BEHIND,
  endsInPlace,
  followsDirectly,
  isCity,
  isCutShort,
  isTown,
  touchesDigits,
} from './name-end-or-place.ts'
import { lazyParts } from '../lazy-extractor-and-pattern-registry.ts'
import { FILLER_WORDS } from '../words/filler-doubt-and-negation-words.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import { segmentsOf, startOf } from './name-segments.ts'
import {
  IS_SELF,
  MINOR,
  MOTHER_LED,
  OF_HOLDER,
  OF_MOTHER,
  OF_OTHERS,
  OWN_LED,
} from '../words/phrases-before-names.ts'
import { nameToRecord, nameAt, OF_DEVOTION, type NameInText } from '../words/name-in-text.ts'

/** The field that records a kind of name. */
export const FIELDS: Readonly<Partial<Record<ValueKind, string>>> = { name: 'name', mother: 'mothers_name' }

/**
 * Extracts the visitor's name and the mother's name. Almost any word could be a name, so names need evidence,
 * such as a common first name or the phrase 'me chamo'. A name without evidence must at least be confirmed.
 */
export function extractNames(extraction: Extraction): void {
  const asked = extraction.isOpen('name') || extraction.isOpen('mother') ? lazyParts()?.askedNames : undefined
  if (MINOR.test(extraction.text.said)) extraction.dispute('name')
  if (asked) asked.extract(extraction)
  else extractAhead(extraction)
}

/** Extracts names from the answer to another question. */
function extractAhead(extraction: Extraction): void {
  const { rest } = extraction.text
  if (extraction.stepFor('mother') !== null) extractIntroduced(extraction, 'mother', MOTHER_LED)
  if (OF_OTHERS.test(rest) || OF_HOLDER.test(rest)) extraction.dispute('name')
  if (extraction.isExpected('name') || OWN_LED.test(rest)) extractIntroduced(extraction, 'name', OWN_LED)
  const isDue = extraction.isAhead('name') && extraction.hasRecordable
  if (isDue && !extraction.has('name'))
    bareNamesIn(extraction, 'name').some((name) => acceptName(extraction, 'name', name, name.from, 'bare'))
}

/** Extracts a name after a phrase that introduces it. */
export function extractIntroduced(
  extraction: Extraction,
  kind: ValueKind,
  pattern: RegExp,
  how: 'led' | 'bare' | 'document' = 'led',
): void {
  const { text } = extraction
  let from = 0
  // a second name makes the first one doubtful: 'no documento é Paulo Lima mas me chamo Paula Lima'
  let hasFound = 0
  for (let tries = 0; tries < 4; tries++) {
    const match = pattern.exec(text.rest.slice(from))
    if (!match) return
    const start = from + match.index + match[0].length
    const name = nameAt(text.rest, start)
    if (
      name &&
      !text.clauseAt(start).isQuestion &&
      followsDirectly(text.rest, start, name) &&
      (how === 'led' || (name.count > 1 && (name.evidence !== 'none' || isCapitalised(extraction, name)))) &&
      acceptName(extraction, kind, name, match.index + from, how === 'bare' ? 'bare' : 'led') &&
      hasFound++ > 0
    )
      return
    from = start
  }
}

/** The names that are alone in their clauses, apart from fillers. */
export function bareNamesIn(extraction: Extraction, kind: ValueKind): readonly NameInText[] {
  const { text } = extraction
  const isOpen = extraction.isOpen(kind)
  const found: NameInText[] = []
  for (const part of segmentsOf(extraction)) {
    const start = startOf(part.text)
    const name = nameAt(text.rest, part.from + start)
    if (!name || name.from !== part.from + start || name.from >= part.from + part.text.length) continue
    // 'eu sou a Carla, ela é a Vera'
    if (kind === 'mother' && IS_SELF.test(part.text.slice(0, start))) continue
    const isEnded =
      name.stop === '' ||
      SYMBOL_BEHIND.test(text.raw.slice(name.to)) ||
      CAPITALS_BEHIND.test(text.raw.slice(name.to)) ||
      NAME_GOES_ON.test(name.stop) ||
      FILLER_WORDS.has(name.stop)
    if (!isEnded) continue
    const isWhole = isOpen || (name.evidence === 'known' && name.count > 1)
    if (isWhole && (isOpen || !isCity(extraction, name))) found.push(name)
  }
  return found
}

/** Takes a name that was found, if it is one; what is not sure is only proposed. */
export function acceptName(
  extraction: Extraction,
  kind: ValueKind,
  name: NameInText,
  at: number,
  how: 'led' | 'bare',
): boolean {
  const { text } = extraction
  const field = FIELDS[kind] ?? ''
  const typed = text.typed(name.from, name.to)
  const value = nameToRecord(typed.replace(SHORT_PARTICLE, ' de '))
  const since = how === 'led' ? at : text.clauseAt(at).from
  const asked = extraction.isOpen(kind) ? lazyParts()?.askedNames : undefined
  if (asked?.takeWhole(extraction, kind, name, at)) return true
  if (kind === 'name' && OF_MOTHER.test(text.said.slice(since, name.from)) && !OF_HOLDER.test(text.said))
    return false
  if (value === null || name.count < 2) {
    return asked !== undefined && asked.takeGiven(extraction, kind, name, at)
  }
  const isSure =
    name.evidence !== 'none' ||
    isCapitalised(extraction, name) ||
    (how === 'led' &&
      (extraction.isOpen(kind) || (kind === 'name' && extraction.given(kind) === null)) &&
      !name.isPair &&
      (name.stop === '' || NAME_GOES_ON.test(name.stop) || FILLER_WORDS.has(name.stop)))
  if (!isSure && !extraction.isOpen(kind)) return false
  if (!isSure && !/[aeiouy]/.test(text.said.slice(name.from, name.to))) return false
  text.claim(at, name.to)
  // 'tenho duas mães: Camila Prado e Renata Vasques'
  const pair = name.isPair ? value.split(' e ') : []
  // '… e …. se só um, fica no meu, Débora'
  const chosen = pair.filter((each) =>
    new RegExp(`\\b${lowerWithoutAccents(each.split(' ')[0] ?? '')}\\b`).test(text.rest.slice(name.to)),
  )
  if (pair.length === 2 && chosen.length === 1 && chosen[0]?.includes(' ')) {
    extraction.add(kind, { [field]: chosen[0] }, name.from, 'confirm')
    return true
  }
  if (pair.length === 2 && pair.every((each) => each.includes(' '))) {
    extraction.addEither(
      kind,
      pair.map((each) => ({ [field]: each })),
      name.from,
    )
    return true
  }
  // 'Maria das Graças, é sobrenome'
  const isDevotion = OF_DEVOTION.test(lowerWithoutAccents(value))
  const isShort =
    isDevotion ||
    SHORT_PARTICLE.test(typed) ||
    / \p{L}$| d[aeo]s? \p{L} |^M[aª] /iu.test(value) ||
    / \p{Lu}\. /u.test(typed)
  const goesOn = isCutShort(extraction, name)
  const isWhole =
    isSure &&
    !isShort &&
    !name.isGiven &&
    !(extraction.has('cep') && !extraction.isOpen(kind) && isTown(extraction.text, name)) &&
    !(how === 'bare' && isPerhapsPlace(extraction, kind, name.from)) &&
    !goesOn &&
    !isMixed(typed) &&
    !endsInPlace(typed) &&
    !touchesDigits(extraction, name)
  extraction.add(kind, { [field]: value }, name.from, isWhole ? null : 'confirm')
  return true
}

/** A particle of which only the first letter is typed: 'Terezinha d Jesus'. A capital may be an initial. */
const SHORT_PARTICLE = / d['’]? (?=\p{L}{2})/u

/** A CEP at the end of a text. */
const CEP_BEFORE = /\d{2}\.?\d{3}[- ]?\d{3}\W*$/

/**
 * Whether an unasked name may be the place of the CEP before it, as in '42700-130 lauro de freitas Portão': nothing
 * else in the message is about a person.
 */
const isPerhapsPlace = (extraction: Extraction, kind: ValueKind, from: number): boolean =>
  extraction.has('cep') &&
  !extraction.isOpen(kind) &&
  CEP_BEFORE.test(extraction.text.original.slice(0, from)) &&
  !(['email', 'phone', 'document', 'birth'] as const).some((each) => extraction.has(each))
