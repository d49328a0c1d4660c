/**
 * Extracts names from replies to a question that asks for one, including names that visitors introduce, spell out,
 * repeat or correct.
 */
import type { Extraction } from '../extraction-state.ts'
import type { ValueKind } from '../value-kinds.ts'
import { CAPITALS_BEHIND, proposeCapitalisedName } from './capitalised-names.ts'
import { acceptName, bareNamesIn, extractIntroduced, FIELDS } from './name.ts'
import { joinNameParts, namePartBefore } from './join-name-parts.ts'
import { segmentsOf, startOf } from './name-segments.ts'
import { mendSpelledName } from './name-spelled-again.ts'
import { leaveWordOutOfName } from './name-without-a-word.ts'
import { withNextPart } from './labelled-name-parts.ts'
import { extractLabelledParts } from './labelled-name-parts.ts'
import { isSpelledAlmostAlike } from '../words/similar-spelling.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import { nameToRecord, withNameCapitals, nameAt, type NameInText } from '../words/name-in-text.ts'
import { IS_SELF, MOTHER_LED, OF_HOLDER, OF_OTHERS, OWN_LED } from '../words/phrases-before-names.ts'
import {
  PHRASES_BEFORE_DOCUMENT_NAME,
  HERS_LED,
  HOLDER_LED,
  I_AM_LED,
  MARRIED,
  MENDED_LED,
  NICKNAME,
  RELATIVES,
  OWN_LED_BESIDE_MOTHER,
  WRITE_LED,
} from '../words/phrases-before-names-at-name-questions.ts'

export const askedNames = { extract, takeWhole, takeGiven }

function extract(extraction: Extraction): void {
  const isMother = extraction.isOpen('mother')
  const isOfFather = isMother && claimNameBehind(extraction, FATHER)
  const isOfRelative = isMother && claimNameBehind(extraction, RELATIVE)
  extractAsked(extraction)
  for (const kind of ['name', 'mother'] as const) leaveWordOutOfName(extraction, kind)
  for (const kind of ['name', 'mother'] as const)
    if (extraction.isOpen(kind) && !extraction.isOpen(kind === 'name' ? 'mother' : 'name'))
      askWhichPerson(extraction, kind)
  // 'a minha é Odete Lima, a do meu marido é Lúcia Pacheco'
  if (isOfRelative && extraction.has('mother')) extraction.dispute('mother')
  else if ((isOfFather || isOfRelative) && !extraction.has('mother')) extraction.remark('nome-da-mae')
}

function extractAsked(extraction: Extraction): void {
  for (const kind of ['name', 'mother'] as const)
    if (extraction.isOpen(kind)) extractIntroduced(extraction, kind, PHRASES_BEFORE_DOCUMENT_NAME, 'document')
  // the document may have the other one
  if (/\bnome de (?:casad|solteir)/.test(extraction.text.said)) extraction.dispute('name')
  const isOfOther = extraction.isOpen('name') && !extraction.has('name')
  if (isOfOther) extractIntroduced(extraction, 'name', HOLDER_LED, 'document')
  if (isOfOther && extraction.has('name')) extraction.dispute('name')
  for (const kind of ['name', 'mother'] as const)
    if (extraction.isOpen(kind) && !extraction.has(kind)) extractLabelledParts(extraction, kind)
  if (extraction.isOpen('name') && extraction.has('name')) extractIntroduced(extraction, 'name', OWN_LED)
  for (const kind of ['name', 'mother'] as const) {
    if (!extraction.isOpen(kind) || !extraction.has(kind)) continue
    // 'no documento dela tá Rosa Maria, no meu Rosa Maria de Jesus'
    const [found = ''] = extraction.valuesOf(kind, FIELDS[kind] ?? '')
    const [first = ''] = lowerWithoutAccents(found).split(' ')
    if (new RegExp(`\\b${first}\\b`).test(extraction.text.rest)) extraction.dispute(kind)
    mendSpelledName(extraction, kind)
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
      proposeCapitalisedName(extraction, kind, FIELDS[kind] ?? '')
    if (extraction.isOpen(kind) && extraction.has(kind)) mendSpelledName(extraction, kind)
  }
}

/** The father, who is told beside the mother: 'Neide Souza, e meu pai é José Lima'. */
const FATHER =
  /(?:^|[,;.] *| )(?:e )?(?:(?:o )?(?:meu )?|do )pai(?: (?:e|eh|era|se chama|se chamava|chama))? *:? *(?:[oa] )?(?=[a-z])/
/** Any other relative with what may stand before the name: 'fui criada pela minha avó, que se chamava Rosa'. */
const RELATIVE = new RegExp(
  `(?<![a-z'-])(?:por|pel[oa]s?|d[oa]s?|[oa]s?|(?:por |pel[oa] |d[oa] |[oa] )?(?:meus?|minhas?)) (?:${RELATIVES})(?: (?:mater|pater)n[oa]s?)?(?:,? (?:que|q) (?:me |eu )?[a-z]+(?: [a-z]+)?| (?:sabe|lembra|conhece|disse))?,? *[:?]? *(?:(?:e|eh|era|foi|se chama(?:va)?|chama(?:va)?) )?(?:[oa]s? |seu |dona )?(?=[a-z])`,
)

/** Claims a name behind a phrase that says whose it is, and returns whether there is one. */
function claimNameBehind({ text }: Extraction, phrase: RegExp): boolean {
  const lead = text.find(phrase)
  const name = lead && nameAt(text.rest, lead.to)
  if (!lead || name?.from !== lead.to || name.evidence === 'none') return false
  text.claim(lead.from + (/^[,;.]/.test(text.rest.slice(lead.from)) ? 1 : 0), name.to)
  return true
}

/** Puts the contract in somebody's name: 'sou Carlos Lima, mas põe no nome da Ana Ribeiro'. */
const IN_NAME_OF = /\b(?:em|n?o) nome d(?:[aeo] )?(?=[a-z])/

/** Asks which person is meant where another is named in full, too: 'Maria da Silva, João Pereira Souza'. */
function askWhichPerson(extraction: Extraction, kind: ValueKind): void {
  const { text } = extraction
  const field = FIELDS[kind] ?? ''
  const [found = '', another] = extraction.valuesOf(kind, field)
  if (another !== undefined || !found.includes(' ')) return
  const lead = kind === 'name' ? text.find(IN_NAME_OF) : null
  const holder = lead && nameAt(text.rest, lead.to)
  const said = [...(lead && holder?.from === lead.to ? [holder] : []), ...bareNamesIn(extraction, kind)]
  const words = lowerWithoutAccents(found).split(' ')
  const own = lowerWithoutAccents(extraction.given('name')?.['name'] ?? '')
  const other = said.find(({ from, to, count, evidence, isGiven }) => {
    const name = text.rest.slice(from, to)
    const isWhole = evidence === 'known' && count > 1 && !isGiven && name !== own
    // 'Vera Prado, o titular é Jonas Teles'
    if (kind === 'mother' && !/[,;.:!]\s*$/.test(text.said.slice(0, from))) return false
    return isWhole && !words.includes(name.split(' ')[0] ?? '')
  })
  const value = other ? nameToRecord(text.typed(other.from, other.to)) : null
  if (!other || value === null) return
  text.claim(other.from, other.to)
  extraction.drop(kind)
  extraction.addEither(kind, [{ [field]: found }, { [field]: value }], other.from)
}

/** What says the name in full behind a short one: 'Márcio Jr, completo é …'. */
const FULL_LED =
  /[,.;!] *(?:(?:mas|e|o|meu|nome|o nome) )*(?:completo|inteiro|todo|por extenso)(?: (?:e|eh|fica))?[: ]+(?=[a-z])/

/** Takes a whole name rather than a nickname that stands before it: 'sou o Guga. Gustavo Prado'. */
function preferFull(extraction: Extraction, kind: ValueKind): void {
  const [only = '', another] = extraction.valuesOf(kind, FIELDS[kind] ?? '')
  const { rest } = extraction.text
  const full = another === undefined ? FULL_LED.exec(rest) : null
  const whole = full && nameAt(rest, full.index + full[0].length)
  if (full && whole?.from === full.index + full[0].length && whole.evidence === 'known' && whole.count > 1) {
    const [first] = lowerWithoutAccents(only).split(' ')
    const isSame = rest.slice(whole.from, whole.to).startsWith(`${first} `)
    extraction.drop(kind)
    acceptName(extraction, kind, whole, whole.from, 'bare')
    if (!isSame) extraction.dispute(kind)
    return
  }
  if (another !== undefined || (only.includes(' ') && !NICKNAME.test(extraction.text.said))) return
  for (const part of segmentsOf(extraction)) {
    const start = part.from + startOf(part.text)
    const name = nameAt(extraction.text.rest, start)
    const isFull = name?.from === start && name.stop === '' && name.evidence === 'known' && name.count > 1
    if (!isFull || (kind === 'mother' && IS_SELF.test(part.text))) continue
    extraction.drop(kind)
    acceptName(extraction, kind, name, name.from, 'bare')
    const words = extraction.text.said.slice(name.from, name.to).split(' ')
    if (!words.includes(lowerWithoutAccents(only))) extraction.dispute(kind)
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
  const [first = ''] = lowerWithoutAccents(before).split(' ')
  for (const { 0: again, index } of text.rest.matchAll(/\p{L}[\p{L}'-]*/gu)) {
    const isInside =
      /(?<![a-z])(?!(?:casamento|casar|casada|solteir[oa]|antes|hoje|agora|e|eh|era|o|a|nome|fica|ficou|vira|virou|completo|inteiro|todo|mesmo|sou|chamo|chama|chamava|ou|ta|mas)(?![a-z]))[a-z]+ $/.test(
        text.rest.slice(0, index),
      )
    const name =
      (again === first || isSpelledAlmostAlike(again, first)) && !isInside ? nameAt(text.rest, index) : null
    if (!name || name.count < 2 || text.clauseAt(index).isQuestion) continue
    const value = nameToRecord(text.typed(name.from, name.to))
    if (value === null) continue
    // 'Luzia de Sá... ai esqueci, casei. Luzia Quaresma'
    const isNew = MARRIED.test(text.said.slice(0, index))
    if (isNew) extraction.drop(kind)
    acceptName(extraction, kind, name, name.from, 'led')
    if (isNew) extraction.dispute(kind)
  }
  // 'Marlene Pinto Coelho, não, Coelho Pinto. Marlene Coelho Pinto'
  const words = lowerWithoutAccents(before).split(' ')
  for (const part of segmentsOf(extraction)) {
    const start = part.from + startOf(part.text)
    const name = nameAt(text.rest, start)
    if (!name || name.from !== start || name.stop !== '' || name.evidence === 'none') continue
    const more = text.rest.slice(name.from, name.to).split(' ')
    if (more.length > words.length && words.length > 1 && words.every((word) => more.includes(word)))
      acceptName(extraction, kind, name, name.from, 'led')
  }
  extraction.keepFullest(kind, field)
}

/** Extracts a name that is alone in its clause, apart from fillers. */
function extractBare(extraction: Extraction, kind: ValueKind): void {
  const { text } = extraction
  const found = bareNamesIn(extraction, kind)
  // 'mc quebrada rs. wellington reis': what is surely a name counts before what may be one
  const isSure = ({ evidence, count, isGiven }: NameInText) => evidence === 'known' && count > 1 && !isGiven
  const [first] = found
  const sure = found.find(isSure)
  const isLater = sure !== undefined && first !== undefined && sure !== first && first.count > 1
  for (const name of isLater ? [sure] : found) {
    const said = text.said.slice(name.from, name.to).split(' ')
    if (acceptName(extraction, kind, name, name.from, 'bare')) {
      const before = text.rest.slice(first?.from, first?.to).split(' ')
      const isOther = isLater && !before.every((word) => said.includes(word))
      const word = namePartBefore(extraction, name)
      const joined = word === '' ? null : nameToRecord(`${word} ${text.typed(name.from, name.to)}`)
      if (joined !== null) extraction.replace(kind, { [FIELDS[kind] ?? '']: joined }, 'confirm')
      else if (isOther) extraction.dispute(kind)
      return
    }
  }
}

/** Takes a name with what belongs to it behind; returns whether there is such. */
function takeWhole(extraction: Extraction, kind: ValueKind, name: NameInText, at: number): boolean {
  const { text } = extraction
  const field = FIELDS[kind] ?? ''
  const typed = text.typed(name.from, name.to)
  // 'Cleusa Terezinha Claro', 'Eva Certo Machado': words that are seldom names, but written like the others
  const more = /^\p{Lu}/u.test(typed) ? (CAPITALS_BEHIND.exec(text.raw.slice(name.to))?.[0] ?? '') : ''
  const longer =
    more === '' || (name.evidence === 'none' && name.count < 2) ? null : nameToRecord(typed + more)
  if (longer !== null) {
    extraction.add(kind, { [field]: longer }, name.from, 'confirm')
    text.claim(at, name.to + more.length)
    return true
  }
  const spelled = name.count > 1 ? withNextPart(extraction, name) : null
  if (spelled !== null) {
    extraction.add(kind, { [field]: spelled.value }, name.from, 'confirm')
    text.claim(at, spelled.to)
    return true
  }
  return false
}

/** Takes a given name without a surname; returns whether it is one. */
function takeGiven(extraction: Extraction, kind: ValueKind, name: NameInText, at: number): boolean {
  const { text } = extraction
  const field = FIELDS[kind] ?? ''
  const typed = text.typed(name.from, name.to)
  const value = nameToRecord(typed)
  if (name.evidence === 'none') return false
  // 'a mesma do meu irmão, Bruno' gives no name of hers
  if (kind === 'mother' && /\ba mesma d[aeo]\b/.test(text.said)) return false
  const whole = name.count === 1 ? joinNameParts(extraction, name) : null
  if (whole !== null) {
    extraction.add(kind, { [field]: whole }, name.from, 'confirm')
    text.claim(at, text.rest.length)
    return true
  }
  extraction.add(
    kind,
    { [field]: value ?? typed.split(' ').map(withNameCapitals).join(' ') },
    name.from,
    'surname',
  )
  text.claim(at, name.to)
  return true
}
