/** Extracts the names of the visitor and of the visitor's mother from a chat message. */
import type { Extraction } from '../extraction.ts'
import type { ValueKind } from '../value-kinds.ts'
import { FILLER_SURNAMES, FILLERS } from '../words/word-classes.ts'
import { fold } from '../words/lower-case-without-accents.ts'
import { bareWords } from '../words/yes-no.ts'
import { PARTICLES } from '../words/not-names.ts'
import { asName, mended, nameAt, type SaidName } from '../words/name-in-text.ts'

const IS = '(?: completo| inteiro| todo| social)?(?: (?:e|eh|is|es|era|seria)(?= )| *[:=])?(?: (?:o|a)(?= ))?'
// the correction of a name: 'meu nome tá errado, é …'
const IS_WRONG =
  '(?: [a-z]+){0,3} (?:errad[oa]|incorret[oa]|cert[oa]|corret[oa])(?:,? (?:o )?(?:cert[oa]|corret[oa]))?,? (?:e|eh)(?= )(?: (?:o|a)(?= ))?'
const MOTHER = [
  `(?:o )?nome (?:completo )?(?:da |de )?(?:minha )?(?:mae|mamae|genitora)${IS_WRONG}`,
  `(?:o )?nome (?:completo )?(?:da |de )?(?:minha )?(?:mae|mamae|genitora)${IS}`,
  `(?:minha |a )?(?:mae|mamae|genitora)(?: (?:se chama(?:va)?|chama-se|chama(?:va)?|e|eh|era)(?= )| *[:=])(?: a(?= ))?`,
  `mae`,
  `(?:filh[oa] d[ea])`,
  `(?:my mother(?:'s name is| is)|mi madre (?:se llama|es))`,
] as const
const HERS = [
  '(?:ela )?(?:se chama(?:va)?|chama(?:va)?-se|chama(?:va)?)',
  'chama-se',
  `(?:o )?nome dela${IS}`,
  `a minha(?: mae)?(?: se chama(?:va)?| (?:e|eh|era)(?= ))?(?: a(?= ))?`,
  'era(?: a)?',
  'dona',
  '(?:no|na) (?:documento|rg|registro|certidao)(?: (?:ta|esta|consta|e|eh))?(?: como)?',
] as const
const OWN = [
  `(?:o )?meu nome (?:de batismo|de registro|verdadeiro|oficial|certo|correto)${IS}`,
  `(?:(?:o )?meu |o )?(?:nome|name)${IS_WRONG}`,
  `(?:(?:o )?meu |o )?(?:nome|name)${IS}`,
  '(?:no|na) (?:documento|rg|registro|certidao|identidade|cnh)(?: (?:ta|esta|consta|e|eh))(?: como)?',
  '(?:eu )?me chamo',
  'chamo-me',
  "(?:my name is|my name's|i am|i'm)",
  'me llamo',
  `mi nombre${IS}`,
] as const
const WEAK = [
  '(?:na verdade|na real|o certo|o correto),? (?:e|eh)(?: (?:o|a))?',
  '(?:eu )?(?:sou|soy)(?: (?:o|a))?',
  '(?:aqui|quem fala) (?:e|eh)(?: (?:o|a))?',
  '(?:o |a )?titular(?: (?:vai ser|sera|e|eh))?(?: (?:eu|o|a))*',
  '(?:pode ser|(?:n?o|em) nome (?:de|da|do))(?: (?:o|a))?',
  '(?:pode |podem )?(?:colocar?|coloque|botar?|por|poe|anotar?|anote|escrever?|cadastrar?|registrar?|usar?)(?: (?:o|a|como|nome|ai|no nome de|em nome de))*',
  '(?:e|eh|seria)(?: (?:o|a))?',
  '(?:sr|sra|srta|dr|dra|doutor|doutora|senhor|senhora|dona|seu|prof|professora?)\\.?',
] as const

/**
 * Builds a pattern for phrases that introduce a name. A phrase must end where a word ends: 'era Antônia' does
 * not contain the phrase 'era a'.
 */
const led = (leads: readonly string[]) =>
  new RegExp(`(?:^|[^a-z0-9¤'-])(?:${leads.join('|')})(?!(?<=[a-z])[a-z]) *[:,-]? *(?=[a-z])`)
/** A name that follows the mention of a mistake: 'escrevi errado, é …' */
const MENDED_LED = led(['(?:errad[oa]|cert[oa]|corret[oa]),? (?:e|eh)(?: (?:o|a))?(?= )'])
const MOTHER_LED = led(MOTHER)
const HERS_LED = led(HERS)
const OWN_LED = led(OWN)
const OF_MOTHER = /\b(?:mae|mamae|genitora|dela|mother|madre)\b/

const FIELDS: Readonly<Partial<Record<ValueKind, string>>> = { name: 'name', mother: 'mothers_name' }

// words that end a name because they begin another answer or are mere fillers
const GOES_ON =
  /^(?:e|com|mas|tenho|nascid[oa]|nasci|nascimento|cpf|rg|cnpj|email|e-mail|emails|tel|telefone|fone|cel|celular|zap|whats|whatsapp|mae|minha|meu|my|o|cep|venc\w*|moro|quero|numero|ddd|por|obrigad[oa]|obg|ja|ela|ele|que|q|pq|porque|pra|mas|uai|tche|man[oa])$/

/**
 * Extracts the visitor's name and the mother's name. Almost any word could be a name, so names need evidence,
 * such as a common first name or the phrase 'me chamo'. A name without evidence must at least be confirmed.
 */
export function extractNames(extraction: Extraction): void {
  if (extraction.stepFor('mother') !== null) {
    extractIntroduced(extraction, 'mother', MOTHER_LED)
    if (extraction.isOpen('mother')) extractIntroduced(extraction, 'mother', HERS_LED)
  }
  if (extraction.isExpected('name') || OWN_LED.test(extraction.text.rest))
    extractIntroduced(extraction, 'name', OWN_LED)
  for (const kind of ['name', 'mother'] as const) {
    if (extraction.isCorrection && extraction.isOpen(kind) && !extraction.has(kind))
      extractIntroduced(extraction, kind, MENDED_LED)
    const isDue =
      extraction.isOpen(kind) || (kind === 'name' && extraction.isAhead('name') && extraction.hasRecordable)
    if (isDue && !extraction.has(kind)) extractBare(extraction, kind)
  }
}

/** A state at the end of a place name: 'Salvador BA'. */
const STATE =
  / (?:a[clmp]|ba|ce|df|es|go|m[agst]|p[abeir]|r[jnors]|s[cep]|to|acre|alagoas|amapa|amazonas|bahia|ceara|goias|maranhao|mato grosso(?: do sul)?|minas(?: gerais)?|para|paraiba|parana|pernambuco|piaui|rio de janeiro|rio grande do (?:norte|sul)|rondonia|roraima|santa catarina|sao paulo|sergipe|tocantins)$/

/** Extracts a name after a phrase that introduces it. */
function extractIntroduced(extraction: Extraction, kind: ValueKind, pattern: RegExp): void {
  const { text } = extraction
  let from = 0
  for (let tries = 0; tries < 4; tries++) {
    const match = pattern.exec(text.rest.slice(from))
    if (!match) return
    const start = from + match.index + match[0].length
    const name = nameAt(text.rest, start)
    if (
      name &&
      !text.clauseAt(start).isQuestion &&
      isFree(text.rest, start, name) &&
      accept(extraction, kind, name, match.index + from, 'led')
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
    const isEnded = name.stop === '' || GOES_ON.test(name.stop) || FILLERS.has(name.stop)
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
  if (kind === 'name' && how === 'led' && OF_MOTHER.test(text.said.slice(at, name.from))) return false
  if (value === null || name.count < 2) {
    if (!extraction.isOpen(kind) || name.evidence === 'none') return false
    extraction.add(kind, { [field]: typed.split(' ').map(mended).join(' ') }, name.from, 'surname')
    text.claim(at, name.to)
    return true
  }
  const isSure =
    name.evidence !== 'none' ||
    (how === 'led' && (name.stop === '' || GOES_ON.test(name.stop) || FILLERS.has(name.stop)))
  if (!isSure && !extraction.isOpen(kind)) return false
  if (!isSure && !/[aeiouy]/.test(typed)) return false
  text.claim(at, name.to)
  const isShort = / \p{L}$/u.test(value)
  // 'Vitória da Conquista' after a postcode
  const isPlace =
    !extraction.isOpen(kind) &&
    extraction.has('cep') &&
    /^[a-z]+ d[aeo]s? [a-z]+$/.test(text.said.slice(name.from, name.to)) &&
    /[\d ,.-]+$/.exec(text.said.slice(0, name.from))?.[0].replace(/\D/g, '').length === 8
  const goesOn = isCutShort(extraction, name)
  const isWhole = isSure && !isShort && !isPlace && !goesOn && !touchesDigits(extraction, name)
  extraction.add(kind, { [field]: value }, name.from, isWhole ? null : 'confirm')
  return true
}

/**
 * Whether the word at which a name was cut off may be part of the name: more names follow, the sentence ends
 * soon after, or the word begins with a capital letter.
 */
function isCutShort({ text }: Extraction, { from, to, stop, isCut }: SaidName): boolean {
  const [behind = ''] = /^[^,;.:!?\n]*/.exec(text.raw.slice(to)) ?? []
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
