/** Extracts the names of the visitor and of the visitor's mother from a chat message. */
import type { Extraction } from '../extraction.ts'
import type { ValueKind } from '../value-kinds.ts'
import {
  CAPITALS_BEHIND,
  isCapitalised,
  isMixed,
  joinedFrom,
  proposeCapitals,
  SYMBOL_BEHIND,
  wordBefore,
} from './name-by-writing.ts'
import { GOES_ON, isCity, isCutShort, isTown, followsDirectly, touchesDigits } from './name-ending.ts'
import { isAlmost } from '../words/almost-alike.ts'
import { FILLERS } from '../words/word-classes.ts'
import { fold } from '../words/lower-case-without-accents.ts'
import { segmentsOf, startOf } from './name-segments.ts'
import { extractParts, mendSpelling, withNextPart } from './name-spelled-again.ts'
import {
  DOCUMENT_LED,
  HERS_LED,
  I_AM_LED,
  IS_SELF,
  MARRIED,
  MENDED_LED,
  MINOR,
  MOTHER_LED,
  NICKNAME,
  OF_HOLDER,
  OF_MOTHER,
  OF_OTHERS,
  OWN_LED,
  OWN_LED_BESIDE_MOTHER,
  WRITE_LED,
} from '../words/phrases-before-names.ts'
import { asName, mended, nameAt, type SaidName } from '../words/name-in-text.ts'

const FIELDS: Readonly<Partial<Record<ValueKind, string>>> = { name: 'name', mother: 'mothers_name' }

/**
 * Extracts the visitor's name and the mother's name. Almost any word could be a name, so names need evidence,
 * such as a common first name or the phrase 'me chamo'. A name without evidence must at least be confirmed.
 */
export function extractNames(extraction: Extraction): void {
  if (MINOR.test(extraction.text.said)) extraction.dispute('name')
  for (const kind of ['name', 'mother'] as const)
    if (extraction.isOpen(kind)) extractIntroduced(extraction, kind, DOCUMENT_LED, 'document')
  if (extraction.isOpen('name') && !extraction.has('name')) extractParts(extraction)
  if (extraction.isOpen('name') && extraction.has('name')) extractIntroduced(extraction, 'name', OWN_LED)
  for (const kind of ['name', 'mother'] as const) {
    if (!extraction.isOpen(kind) || !extraction.has(kind)) continue
    // 'no documento dela tá Rosa Maria, no meu Rosa Maria de Jesus'
    const [found = ''] = extraction.valuesOf(kind, FIELDS[kind] ?? '')
    const [first = ''] = fold(found).split(' ')
    if (new RegExp(`\\b${first}\\b`).test(extraction.text.rest)) extraction.dispute(kind)
    mendSpelling(extraction, kind)
    return
  }
  if (
    extraction.stepFor('mother') !== null &&
    !(extraction.isOpen('name') && OF_HOLDER.test(extraction.text.rest))
  ) {
    extractIntroduced(extraction, 'mother', MOTHER_LED)
    if (extraction.isOpen('mother')) extractIntroduced(extraction, 'mother', HERS_LED)
  }
  const own = extraction.isOpen('mother') && !extraction.isOpen('name') ? OWN_LED_BESIDE_MOTHER : OWN_LED
  if (OF_OTHERS.test(extraction.text.rest) || OF_HOLDER.test(extraction.text.rest)) extraction.dispute('name')
  if (extraction.isExpected('name') || own.test(extraction.text.rest))
    extractIntroduced(extraction, 'name', own)
  if (extraction.isOpen('name') && !extraction.has('name'))
    extractIntroduced(extraction, 'name', I_AM_LED, 'bare')
  for (const kind of ['name', 'mother'] as const) {
    if (extraction.isCorrection && extraction.isOpen(kind) && !extraction.has(kind))
      extractIntroduced(extraction, kind, MENDED_LED)
    const isDue =
      extraction.isOpen(kind) || (kind === 'name' && extraction.isAhead('name') && extraction.hasRecordable)
    if (isDue && !extraction.has(kind)) extractBare(extraction, kind)
    if (extraction.isOpen(kind) && extraction.has(kind)) {
      extractIntroduced(extraction, kind, WRITE_LED, 'document')
      const [, written] = extraction.valuesOf(kind, FIELDS[kind] ?? '')
      if (written !== undefined && WRITE_LED.test(extraction.text.said))
        extraction.replace(kind, { [FIELDS[kind] ?? '']: written }, 'confirm')
      preferFull(extraction, kind)
      extractRepeated(extraction, kind)
    }
    if (extraction.isOpen(kind) && !extraction.has(kind))
      proposeCapitals(extraction, kind, FIELDS[kind] ?? '')
    if (extraction.isOpen(kind) && extraction.has(kind)) mendSpelling(extraction, kind)
  }
}

/** Takes a whole name rather than a nickname that stands before it: 'sou o Guga. Gustavo Prado'. */
function preferFull(extraction: Extraction, kind: ValueKind): void {
  const [only = '', another] = extraction.valuesOf(kind, FIELDS[kind] ?? '')
  if (another !== undefined || (only.includes(' ') && !NICKNAME.test(extraction.text.said))) return
  for (const part of segmentsOf(extraction)) {
    const start = part.from + startOf(part.text)
    const name = nameAt(extraction.text.rest, start)
    const isFull = name?.from === start && name.stop === '' && name.evidence === 'known' && name.count > 1
    if (!isFull || (kind === 'mother' && IS_SELF.test(part.text))) continue
    extraction.drop(kind)
    accept(extraction, kind, name, name.from, 'bare')
    const words = extraction.text.said.slice(name.from, name.to).split(' ')
    if (!words.includes(fold(only))) extraction.dispute(kind)
    return
  }
}

/**
 * Extracts the name once more if the visitor says it again, mostly in full: 'sou a Jéssica, Jéssica dos Santos'.
 * The longer name counts; two names of which neither contains the other are asked about.
 */
function extractRepeated(extraction: Extraction, kind: ValueKind): void {
  const { text } = extraction
  const field = FIELDS[kind] ?? ''
  const [before = ''] = extraction.valuesOf(kind, field)
  const [first = ''] = fold(before).split(' ')
  for (const { 0: again, index } of text.rest.matchAll(/\p{L}[\p{L}'-]*/gu)) {
    const isInside =
      /(?<![a-z])(?!(?:casamento|casar|casada|solteir[oa]|antes|hoje|agora|e|eh|era|o|a|nome|fica|ficou|vira|virou|completo|inteiro|todo|mesmo|sou|chamo|chama|chamava|ou|ta|mas)(?![a-z]))[a-z]+ $/.test(
        text.rest.slice(0, index),
      )
    const name = (again === first || isAlmost(again, first)) && !isInside ? nameAt(text.rest, index) : null
    if (!name || name.count < 2 || text.clauseAt(index).isQuestion) continue
    const value = asName(text.typed(name.from, name.to))
    if (value === null) continue
    // 'Luzia de Sá... ai esqueci, casei. Luzia Quaresma'
    const isNew = MARRIED.test(text.said.slice(0, index))
    if (isNew) extraction.drop(kind)
    accept(extraction, kind, name, name.from, 'led')
    if (isNew) extraction.dispute(kind)
  }
  // 'Marlene Pinto Coelho, não, Coelho Pinto. Marlene Coelho Pinto'
  const words = fold(before).split(' ')
  for (const part of segmentsOf(extraction)) {
    const start = part.from + startOf(part.text)
    const name = nameAt(text.rest, start)
    if (!name || name.from !== start || name.stop !== '' || name.evidence === 'none') continue
    const more = text.rest.slice(name.from, name.to).split(' ')
    if (more.length > words.length && words.length > 1 && words.every((word) => more.includes(word)))
      accept(extraction, kind, name, name.from, 'led')
  }
  extraction.keepFullest(kind, field)
}

/** Extracts a name after a phrase that introduces it. */
function extractIntroduced(
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
      accept(extraction, kind, name, match.index + from, how === 'bare' ? 'bare' : 'led') &&
      hasFound++ > 0
    )
      return
    from = start
  }
}

/** Extracts a name that is alone in its clause, apart from fillers. */
function extractBare(extraction: Extraction, kind: ValueKind): void {
  const { text } = extraction
  const isOpen = extraction.isOpen(kind)
  const found: SaidName[] = []
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
      GOES_ON.test(name.stop) ||
      FILLERS.has(name.stop)
    if (!isEnded) continue
    const isWhole = isOpen || (name.evidence === 'known' && name.count > 1)
    if (isWhole && (isOpen || !isCity(extraction, name))) found.push(name)
  }
  // 'mc quebrada rs. wellington reis': what is surely a name counts before what may be one
  const isSure = ({ evidence, count, isGiven }: SaidName) => evidence === 'known' && count > 1 && !isGiven
  const [first] = found
  const sure = found.find(isSure)
  const isLater = sure !== undefined && first !== undefined && sure !== first && first.count > 1
  for (const name of isLater ? [sure] : found) {
    const said = text.said.slice(name.from, name.to).split(' ')
    if (accept(extraction, kind, name, name.from, 'bare')) {
      const before = text.rest.slice(first?.from, first?.to).split(' ')
      const isOther = isLater && !before.every((word) => said.includes(word))
      const word = wordBefore(extraction, name)
      const joined = word === '' ? null : asName(`${word} ${text.typed(name.from, name.to)}`)
      if (joined !== null) extraction.replace(kind, { [FIELDS[kind] ?? '']: joined }, 'confirm')
      else if (isOther) extraction.dispute(kind)
      return
    }
  }
}

function accept(
  extraction: Extraction,
  kind: ValueKind,
  name: SaidName,
  at: number,
  how: 'led' | 'bare',
): boolean {
  const { text } = extraction
  const field = FIELDS[kind] ?? ''
  const typed = text.typed(name.from, name.to)
  const value = asName(typed)
  const since = how === 'led' ? at : text.clauseAt(at).from
  // 'Cleusa Terezinha Claro', 'Eva Certo Machado': words that are seldom names, but written like the others
  const more = /^\p{Lu}/u.test(typed) ? (CAPITALS_BEHIND.exec(text.raw.slice(name.to))?.[0] ?? '') : ''
  const longer =
    more === '' || !extraction.isOpen(kind) || (name.evidence === 'none' && name.count < 2)
      ? null
      : asName(typed + more)
  if (longer !== null) {
    extraction.add(kind, { [field]: longer }, name.from, 'confirm')
    text.claim(at, name.to + more.length)
    return true
  }
  const spelled = extraction.isOpen(kind) && name.count > 1 ? withNextPart(extraction, name) : null
  if (spelled !== null) {
    extraction.add(kind, { [field]: spelled.value }, name.from, 'confirm')
    text.claim(at, spelled.to)
    return true
  }
  if (kind === 'name' && OF_MOTHER.test(text.said.slice(since, name.from)) && !OF_HOLDER.test(text.said))
    return false
  if (value === null || name.count < 2) {
    if (!extraction.isOpen(kind) || name.evidence === 'none') return false
    // 'a mesma do meu irmão, Bruno' gives no name of hers
    if (kind === 'mother' && /\ba mesma d[aeo]\b/.test(text.said)) return false
    const whole = name.count === 1 ? joinedFrom(extraction, name) : null
    if (whole !== null) {
      extraction.add(kind, { [field]: whole }, name.from, 'confirm')
      text.claim(at, text.rest.length)
      return true
    }
    extraction.add(kind, { [field]: value ?? typed.split(' ').map(mended).join(' ') }, name.from, 'surname')
    text.claim(at, name.to)
    return true
  }
  const isSure =
    name.evidence !== 'none' ||
    isCapitalised(extraction, name) ||
    (how === 'led' &&
      (extraction.isOpen(kind) || (kind === 'name' && extraction.given(kind) === null)) &&
      !name.isPair &&
      (name.stop === '' || GOES_ON.test(name.stop) || FILLERS.has(name.stop)))
  if (!isSure && !extraction.isOpen(kind)) return false
  if (!isSure && !/[aeiouy]/.test(text.said.slice(name.from, name.to))) return false
  text.claim(at, name.to)
  // 'tenho duas mães: Camila Prado e Renata Vasques'
  const pair = name.isPair ? value.split(' e ') : []
  // '… e …. se só um, fica no meu, Débora'
  const chosen = pair.filter((each) =>
    new RegExp(`\\b${fold(each.split(' ')[0] ?? '')}\\b`).test(text.rest.slice(name.to)),
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
  const isShort = / \p{L}$| d[aeo]s? \p{L} |^M[aª] /iu.test(value) || / \p{Lu}\. /u.test(typed)
  const goesOn = isCutShort(extraction, name)
  const isWhole =
    isSure &&
    !isShort &&
    !name.isGiven &&
    !(extraction.has('cep') && !extraction.isOpen(kind) && isTown(extraction.text, name)) &&
    !goesOn &&
    !isMixed(typed) &&
    !touchesDigits(extraction, name)
  extraction.add(kind, { [field]: value }, name.from, isWhole ? null : 'confirm')
  return true
}
