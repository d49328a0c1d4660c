/** Extracts the names of the visitor and of the visitor's mother from a chat message. */
import type { Extraction } from '../extraction.ts'
import type { ValueKind } from '../value-kinds.ts'
import { CAPITALS_BEHIND, isCapitalised, joinedFrom, NAME_ENDING } from './name-by-writing.ts'
import { FILLER_SURNAMES, FILLERS } from '../words/word-classes.ts'
import { FIRST_NAMES } from '../words/first-names.ts'
import { unexpectedWordsIn } from '../words/harmless-words.ts'
import { fold } from '../words/lower-case-without-accents.ts'
import { bareWords } from '../words/yes-no.ts'
import { PARTICLES } from '../words/not-names.ts'
import {
  HERS_LED,
  I_AM_LED,
  MENDED_LED,
  MOTHER_LED,
  OF_MOTHER,
  OWN_LED,
  OWN_LED_BESIDE_MOTHER,
  WEAK,
} from '../words/phrases-before-names.ts'
import { asName, mended, nameAt, type SaidName } from '../words/name-in-text.ts'

/** The mother is who orders: 'é em nome da minha mãe, Benedita …'. */
const OF_HOLDER = /\b(?:em|no) nome d[ae] (?:minha )?mae\b/
const OF_OTHERS =
  /\b(?:em|no) nome d[ae] (?:minha )?mae\b|\bresponsavel\b|\b(?:pedido|internet|contrato|net) (?:e|eh|vai ser|fica|vai ficar) (?:pr[oa]|para [oa]|d[oa]|no nome d[oa]) (?:meu|minha)\b/
const FIELDS: Readonly<Partial<Record<ValueKind, string>>> = { name: 'name', mother: 'mothers_name' }

// words that end a name because they begin another answer or are mere fillers
const GOES_ON =
  /^(?:e|com|mas|tenho|nascid[oa]|nasci|nascimento|cpf|rg|cnpj|email|e-mail|emails|tel|telefone|fone|cel|celular|zap|whats|whatsapp|mae|minha|meu|my|o|cep|venc\w*|moro|quero|numero|ddd|por|obrigad[oa]|obg|ja|ela|ele|que|q|pq|porque|pra|mas|uai|tche|man[oa])$/

/**
 * Extracts the visitor's name and the mother's name. Almost any word could be a name, so names need evidence,
 * such as a common first name or the phrase 'me chamo'. A name without evidence must at least be confirmed.
 */
export function extractNames(extraction: Extraction): void {
  if (
    extraction.stepFor('mother') !== null &&
    !(extraction.isOpen('name') && OF_HOLDER.test(extraction.text.rest))
  ) {
    extractIntroduced(extraction, 'mother', MOTHER_LED)
    if (extraction.isOpen('mother')) extractIntroduced(extraction, 'mother', HERS_LED)
  }
  const own = extraction.isOpen('mother') && !extraction.isOpen('name') ? OWN_LED_BESIDE_MOTHER : OWN_LED
  // of a company or a church with somebody responsible
  if (OF_OTHERS.test(extraction.text.rest)) extraction.dispute('name')
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
    if (extraction.isOpen(kind) && extraction.has(kind)) extractRepeated(extraction, kind)
    if (extraction.isOpen(kind) && !extraction.has(kind)) proposeCapitals(extraction, kind)
  }
}

/** Words with capitals that are a whole clause. */
const CAPITALS = /^\W*((?:\p{Lu}[\p{Ll}'-]+)(?: (?:d[aeo]s? |e )?\p{Lu}[\p{Ll}'-]+){1,5})\W*$/u

/** Proposes words with capitals as a name, although some are seldom part of one: 'Ricardo Sim Yoon Park'. */
function proposeCapitals(extraction: Extraction, kind: ValueKind): void {
  const { text } = extraction
  for (const { from, to, isQuestion } of text.clauses) {
    const [, typed = ''] = isQuestion ? [] : (CAPITALS.exec(text.raw.slice(from, to)) ?? [])
    const [given = '', ...others] = fold(typed).split(' ')
    const first =
      FIRST_NAMES.has(given) ||
      (others.length > 1 && NAME_ENDING.test(given) && unexpectedWordsIn(given).length > 0)
    const value = first ? asName(typed) : null
    if (value === null) continue
    extraction.add(kind, { [FIELDS[kind] ?? '']: value }, text.raw.indexOf(typed, from), 'confirm')
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
      /(?<![a-z])(?!(?:e|eh|era|o|a|nome|fica|ficou|vira|virou|completo|inteiro|todo|mesmo|sou|chamo|chama|chamava|ou|ta|mas)(?![a-z]))[a-z]+ $/.test(
        text.rest.slice(0, index),
      )
    const name = again === first && !isInside ? nameAt(text.rest, index) : null
    if (!name || name.count < 2 || text.clauseAt(index).isQuestion) continue
    const value = asName(text.typed(name.from, name.to))
    if (value === null) continue
    accept(extraction, kind, name, name.from, 'led')
  }
  extraction.keepFullest(kind, field)
}

/** A state at the end of a place name: 'Salvador BA'. */
const STATE =
  / (?:a[clmp]|ba|ce|df|es|go|m[agst]|p[abeir]|r[jnors]|s[cep]|to|acre|alagoas|amapa|amazonas|bahia|ceara|goias|maranhao|mato grosso(?: do sul)?|minas(?: gerais)?|para|paraiba|parana|pernambuco|piaui|rio de janeiro|rio grande do (?:norte|sul)|rondonia|roraima|santa catarina|sao paulo|sergipe|tocantins)$/

/** Extracts a name after a phrase that introduces it. */
function extractIntroduced(
  extraction: Extraction,
  kind: ValueKind,
  pattern: RegExp,
  how: 'led' | 'bare' = 'led',
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
      isFree(text.rest, start, name) &&
      (how === 'led' || (name.count > 1 && name.evidence !== 'none')) &&
      accept(extraction, kind, name, match.index + from, how) &&
      hasFound++ > 0
    )
      return
    from = start
  }
}

/** Whether there are no letters between the introducing phrase and the name. */
const isFree = (rest: string, start: number, name: SaidName) => /^[^a-z]*$/.test(rest.slice(start, name.from))

const STARTS = new RegExp(`^(?:[^a-z0-9¤]*(?:${WEAK.map((lead) => `${lead}(?= )`).join('|')}))? *[:,-]? *`)

/** Extracts a name that is alone in its clause, apart from fillers. */
function extractBare(extraction: Extraction, kind: ValueKind): void {
  const { text } = extraction
  const isOpen = extraction.isOpen(kind)
  for (const part of segmentsOf(extraction)) {
    const start = startOf(part.text)
    const name = nameAt(text.rest, part.from + start)
    if (!name || name.from !== part.from + start || name.from >= part.from + part.text.length) continue
    const isEnded =
      name.stop === '' ||
      CAPITALS_BEHIND.test(text.raw.slice(name.to)) ||
      GOES_ON.test(name.stop) ||
      FILLERS.has(name.stop)
    if (!isEnded) continue
    const isWhole = isOpen || (name.evidence === 'known' && name.count > 1)
    if (!isWhole || (!isOpen && isCity(extraction, name))) continue
    if (accept(extraction, kind, name, name.from, 'bare')) return
  }
}

/** Splits the clauses that are not questions at punctuation marks and at characters already claimed. */
function segmentsOf({ text }: Extraction): { text: string; from: number }[] {
  return text.parts(false).flatMap((part) =>
    [...part.text.matchAll(/[^,;:\n¤()]+/g)].map((match) => ({
      text: match[0],
      from: part.from + match.index,
    })),
  )
}

/**
 * Returns the index at which a name may begin, after fillers and phrases that do not always introduce a name.
 */
function startOf(part: string): number {
  let at = part.length - part.trimStart().length
  for (let before = -1; at !== before;) {
    before = at
    const lead = STARTS.exec(part.slice(at))
    if (lead) at += lead[0].length
    const word = /^[^a-z0-9]*([a-z'-]+)[^a-z0-9]+/.exec(part.slice(at))
    if (word && FILLERS.has(word[1] ?? '')) at += word[0].length
  }
  return at
}

/** Whether a name is a city: 'João Pessoa', or a place followed by its state. */
function isCity({ text }: Extraction, { from, to }: SaidName): boolean {
  const said = text.said.slice(from, to)
  return said === 'joao pessoa' || STATE.test(said)
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
    more === '' || !extraction.isOpen(kind) || name.evidence === 'none' ? null : asName(typed + more)
  if (longer !== null) {
    extraction.add(kind, { [field]: longer }, name.from, 'confirm')
    text.claim(at, name.to + more.length)
    return true
  }
  if (kind === 'name' && OF_MOTHER.test(text.said.slice(since, name.from))) return false
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
    extraction.add(kind, { [field]: typed.split(' ').map(mended).join(' ') }, name.from, 'surname')
    text.claim(at, name.to)
    return true
  }
  const isSure =
    name.evidence !== 'none' ||
    isCapitalised(extraction, name) ||
    (how === 'led' && !name.isPair && (name.stop === '' || GOES_ON.test(name.stop) || FILLERS.has(name.stop)))
  if (!isSure && !extraction.isOpen(kind)) return false
  if (!isSure && !/[aeiouy]/.test(text.said.slice(name.from, name.to))) return false
  text.claim(at, name.to)
  const isShort = / \p{L}$| d[aeo]s? \p{L} |^M[aª] /iu.test(value)
  // 'Vitória da Conquista' after a postcode
  const isPlace =
    !extraction.isOpen(kind) &&
    extraction.has('cep') &&
    /^[a-z]+ d[aeo]s? [a-z]+$/.test(text.said.slice(name.from, name.to)) &&
    /[\d ,.-]+$/.exec(text.said.slice(0, name.from))?.[0].replace(/\D/g, '').length === 8
  const goesOn = isCutShort(extraction, name)
  const isWhole =
    isSure && !isShort && !name.isGiven && !isPlace && !goesOn && !touchesDigits(extraction, name)
  extraction.add(kind, { [field]: value }, name.from, isWhole ? null : 'confirm')
  return true
}

/** Where another answer or a question begins after a name: 'Ana Prado e o email é …'. */
const ANOTHER = / e (?=(?:o|a|os|as|meu|minha|no|na|qual|quanto|quero|tem)\b)/i

/**
 * Whether the word at which a name was cut off may be part of the name: more names follow, the sentence ends
 * soon after, or the word begins with a capital letter.
 */
function isCutShort({ text }: Extraction, { from, to, stop, isCut }: SaidName): boolean {
  const [all = ''] = /^[^,;.:!?\n()]*/.exec(text.raw.slice(to)) ?? []
  const [behind = ''] = all.split(ANOTHER)
  const [, next = ''] = bareWords(fold(behind))
  // 'Ana e Boa Lima', but 'Ana Lima e minha mãe …'
  if (stop === '' || (GOES_ON.test(stop) && (stop !== 'e' || GOES_ON.test(next)))) return false
  const following = PARTICLES.has(stop) ? next : stop
  if (behind.startsWith(' ') && FILLER_SURNAMES.has(following)) return true
  // 'Ana Aki', whose surname is also a spelling of 'aqui'
  if (following === 'aqui' && /\baki\b/.test(text.original)) return true
  const left = bareWords(fold(behind)).filter((word) => !FILLERS.has(word)).length
  const isCapital = /^\s+\p{Lu}\p{Ll}/u.test(behind) && /^\p{Lu}/u.test(text.raw.slice(from))
  return isCut || isCapital || (left > 0 && left <= 3)
}

/**
 * Whether digits follow the name directly: 'João 123', or 'Ana de Três Rios', whose number word became a
 * digit.
 */
const touchesDigits = ({ text }: Extraction, { to }: SaidName) =>
  /^(?: (?:d[aeo]s?|e))? *\d/.test(text.rest.slice(to))
