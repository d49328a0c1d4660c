/** Extracts a correction of one part of a recorded answer: 'o final é 4061', 'sou de 90 e não de 99'. */
import { parseBirthDate } from '../../lib/parse-and-format-dates.ts'
import { checkAnswer } from '../../funnel/check-answer.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Values } from '../../funnel/step-and-journey-types.ts'
import type { Extraction } from '../extraction-state.ts'
import type { ValueKind } from '../value-kinds.ts'
import { extractFlatOrBlockCorrection } from './correction-of-flat-or-block.ts'
import { isSpelledAlmostAlike } from '../words/similar-spelling.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import { nameToRecord, withNameCapitals } from '../words/name-in-text.ts'
import { NAMES_OF } from '../words/words-naming-value-kinds.ts'
import { WORDS_THAT_END_NAMES } from '../words/words-that-end-names.ts'
import { withWordMended } from './name-spelled-again.ts'

/** The last digits of a number: 'era final 58 e não 85'. */
export const ENDING =
  /\b(?:final|fim|termin(?:a|ando)|acab(?:a|ando)|ultim[oa]s?(?: (?:numeros?|digitos?))?)(?: d[aeo] (?:meu |minha )?[a-z]+)?(?: (?:e|eh|era|com|em|certo|correto|sao))* (\d{1,6})(?!\d)|(?<!\d)(\d{2,6}) n?o final\b/
/** The area code alone: 'coloquei o ddd errado, era 84'. */
const AREA = /\bddd\b\D{0,24}\b(\d\d)(?!\d)/
/** The year of a birth date. */
const YEAR =
  /\b(?:sou|nasci|ano)(?: (?:e|eh|era|de|em|do|ano|certo|correto|ta|esta|errado,))* (?:de )?((?:19|20)?\d{2})(?![\d/])/
/** One word of a name, as it is right: 'o sobrenome é Guimarãis', 'é Cleonice e saiu Cleunice'. */
const WORD =
  /\b(?:sobrenome|primeiro nome|nome d[ea] (?:minha )?(?:mae|mamae|mainha)|nome|cert[oa]|corret[oa]|(?:e|eh|era|com))(?: (?:d[ea]l[ea]|meu|certo|correto))*[ ,:]+(?:(?:e|eh|era)[ :,]+)?(?:[oa] )?(\p{L}[\p{L}'-]{2,})(?= (?:com|sem|(?:e )?(?:nao|saiu|ta|esta|veio|nao|botaram|escreveram|colocaram|ali|ai)|e$)|[,.;!]|\W*$)/u

const FIELDS: readonly (readonly [ValueKind, string])[] = [
  ['phone', 'phone'],
  ['document', 'cpf'],
  ['cep', 'cep'],
  ['account', 'account_number'],
]

/** Fields with numbers of which a message may name the recorded one and the right one. */
const NUMBERS: readonly (readonly [ValueKind, string])[] = [
  ...FIELDS,
  ['house', 'number'],
  ['house', 'complement'],
  ['birth', 'birth_date'],
  ['due', 'due_date'],
  ['account', 'agency'],
]
const NUMBER = /(?<![\d/.,-])\d{1,6}(?![\d/%]|[.,-]\d| ?(?:megas?|gigas?|reais|anos|horas?|h)\b)/g
/** Says that something was typed wrongly or is to be another. */
const MISTYPED =
  /\b(?:errei|botei|pus|coloquei|escrevi|digitei|teclei|marquei|troquei|troca\w*|em vez|no lugar|e nao|vir(?:a|ou|ar)|nao (?:e|era)|(?<=\d,? )nao (?:(?:o|no|dia) )*(?=\d)|sem querer|(?:ta|esta|saiu|veio|ficou)(?: (?:dia|com|como|o))* \d+|era pra ser|(?:melhor|da pra|pode) (?:passar|mudar))\b/

/** Proposes a recorded answer with the corrected part, if the message corrects one and says no whole value. */
export function extractRecordedPart(extraction: Extraction): void {
  if (extraction.isCorrection) extractNamedPart(extraction)
  extractReplacedNumber(extraction)
  extractContrastedName(extraction)
}

/** A word that is right and the one that was recorded: 'mãe é Antonieta, não Antonia'. */
const CONTRASTED = /(\p{L}{3,}),? (?:e )?nao (?:(?:e|eh|o|a|era) )?(\p{L}{3,})(?=\W*$|[,.;!])/u

/** The own name, and not what is in somebody's name. */
const OWN_NAME = /(?<!\bno )\b(?:sobre)?nome\b/

/** Proposes a recorded name in which a word replaces the one that the message denies. */
function extractContrastedName(extraction: Extraction): void {
  const { text } = extraction
  const match = text.said.includes(' nao ') ? CONTRASTED.exec(text.said) : null
  if (!match || WORDS_THAT_END_NAMES.has(match[1] ?? '')) return
  const [, fresh = '', old = ''] = match
  for (const [kind, field] of [
    ['mother', 'mothers_name'],
    ['name', 'name'],
  ] as const) {
    const words = extraction.given(kind)?.[field]?.split(' ') ?? []
    if (kind === 'name' && NAMES_OF.mother?.test(text.said)) return
    const isWhole = extraction.valuesOf(kind, field).some((value) => value.includes(' '))
    const isNamed = (kind === 'mother' ? NAMES_OF.mother : OWN_NAME)?.test(text.said) === true
    if (!isNamed && !isSpelledAlmostAlike(fresh, old)) continue
    if (isWhole || !words.some((word) => lowerWithoutAccents(word) === old)) continue
    const typed = withNameCapitals(text.typed(match.index, match.index + fresh.length))
    const whole = words.map((word) => (lowerWithoutAccents(word) === old ? typed : word)).join(' ')
    extraction.drop(kind)
    extraction.add(kind, { [field]: whole }, match.index, 'confirm')
    return
  }
}

function extractNamedPart(extraction: Extraction): void {
  const { text } = extraction
  extractFlatOrBlockCorrection(extraction)
  const ending = ENDING.exec(text.rest)
  const digits = ending?.[1] ?? ending?.[2] ?? ''
  for (const [kind, field] of FIELDS) {
    const given = recorded(extraction, kind)
    const whole = given?.[field] ?? ''
    if (kind === 'account' && digits.length > 1) continue
    if (!given || digits === '' || whole.length <= digits.length || extraction.has(kind)) continue
    extraction.add(
      kind,
      { ...given, [field]: whole.slice(0, -digits.length) + digits },
      ending?.index ?? 0,
      'confirm',
    )
    return
  }
  const area = AREA.exec(text.said)?.[1]
  const phone = recorded(extraction, 'phone')?.phone
  if (area && phone && !extraction.has('phone'))
    extraction.add('phone', { phone: area + phone.slice(2) }, 0, 'confirm')
  const birth = recorded(extraction, 'birth')?.birth_date
  const year = birth && !extraction.has('birth') ? YEAR.exec(text.rest) : null
  if (birth && year) {
    const parsed = parseBirthDate(birth.replace(/\d{4}$/, year[1] ?? ''), extraction.situation.order.today)
    if ('value' in parsed) extraction.add('birth', { birth_date: parsed.value }, year.index, 'confirm')
  }
  completeAccount(extraction)
  for (const [kind, field] of [
    ['name', 'name'],
    ['mother', 'mothers_name'],
  ] as const)
    mendName(extraction, kind, field)
}

/**
 * Proposes the recorded answer in which the only other number of the message replaces the one that it names: 'botei 230
 * mas é 203', 'em vez do dia 10 põe 15'.
 */
function extractReplacedNumber(extraction: Extraction): void {
  const { text, situation } = extraction
  const [one, other, third] = new Set(text.said.match(NUMBER))
  if (!one || !other || third || !MISTYPED.test(text.said)) return
  const isFree = (number: string) => new RegExp(`(?<!\\d)${number}(?!\\d)`).test(text.rest)
  const pairs = [[one, other] as const, [other, one] as const].filter(
    ([old, fresh]) =>
      isFree(fresh) &&
      // a denied number has been claimed
      (isFree(old) || /\bnao\b/.test(text.said)) &&
      !new RegExp(`\\b(?:pr[oa]|para|certo e|agora e)(?: o)?(?: dia)? ${old}(?!\\d)`).test(text.said),
  )
  const found = NUMBERS.flatMap(([kind, field]) =>
    pairs.flatMap(([old, fresh]) => {
      const home = extraction.has(kind) ? null : extraction.stepFor(kind)
      // the number of the house stands already where its flat is asked
      const given = home === null ? undefined : situation.order.answers[home]?.values
      const isEnd = old.length > 1 && /^(?:phone|document|cep|birth)$/.test(kind) ? '' : '(?<!\\d)'
      const value = given?.[field]?.replace(new RegExp(`${isEnd}${old}(?!\\d)`), fresh)
      const isLong = old.length > 1 || kind === 'due' || (kind === 'account' && /\bdigito/.test(text.said))
      const isLike = old.length === fresh.length || kind === 'due' || field === 'number'
      if (!home || !given || value === given[field] || !isLong || !isLike) return []
      const values = { ...given, [field]: value ?? '' }
      const checked = checkAnswer(stepOf(situation.order, home), values, situation.order)
      return 'values' in checked ? [{ kind, values }] : []
    }),
  )
  const named = found.length > 1 ? found.filter(({ kind }) => NAMES_OF[kind]?.test(text.said)) : found
  const [only, another] = named
  if (only && !another) extraction.add(only.kind, only.values, text.said.search(NUMBER), 'confirm')
}

/** Proposes the recorded account with the part that is corrected: 'a agência é 4321'. */
function completeAccount(extraction: Extraction): void {
  const given = recorded(extraction, 'account')
  const [part] = extraction.findings().filter(({ kind, why }) => kind === 'account' && why === 'part')
  if (given && part && !part.values.bank)
    extraction.replace('account', { ...given, ...part.values }, 'confirm')
}

/** The recorded answer for a kind that is being corrected. */
const recorded = (extraction: Extraction, kind: ValueKind): Values | null =>
  extraction.isOpen(kind) ? extraction.given(kind) : null

function mendName(extraction: Extraction, kind: ValueKind, field: string): void {
  const { text } = extraction
  const given = recorded(extraction, kind)?.[field]
  const isWhole = extraction.valuesOf(kind, field).some((value) => value.includes(' '))
  if (given === undefined || isWhole) return
  const whole = withWordMended(given, text.raw)
  if (whole !== null) {
    extraction.drop(kind)
    extraction.add(kind, { [field]: whole }, 0, 'confirm')
    return
  }
  const words = extraction.has(kind) ? [] : [...text.rest.matchAll(new RegExp(WORD, 'gu'))]
  const word = words.find(([, each = '']) => !WORDS_THAT_END_NAMES.has(each))
  const [, said = ''] = word ?? []
  if (!word) return
  const at = word.index + word[0].lastIndexOf(said)
  const typed = withNameCapitals(text.typed(at, at + said.length))
  const isSurname = /\bsobrenome\b/.test(lowerWithoutAccents(text.raw))
  // 'faltou meu sobrenome, Souza' adds it
  const isMissing = /\bfalt(?:a|ou|ava)\b/.test(lowerWithoutAccents(text.raw))
  const isAlike = isSpelledAlmostAlike(
    lowerWithoutAccents(given.split(' ').at(-1) ?? ''),
    lowerWithoutAccents(typed),
  )
  const kept = isMissing ? `${given} ` : given.replace(isAlike ? /\S+$/ : /(?:d[aeo]s? )?\S+$/, '')
  const renamed = isSurname ? nameToRecord(kept + typed) : null
  if (renamed === null) extraction.add(kind, { [field]: typed }, at, 'surname')
  else extraction.add(kind, { [field]: renamed }, at, 'confirm')
}
