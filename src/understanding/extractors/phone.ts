/**
 * Extracts phone numbers. Eight or nine digits without an area code count only if the open question asks for a phone
 * number or the message says that it is one.
 */
import { parsePhone, phoneDigits } from '../../lib/phone.ts'
import type { Values } from '../../funnel/step-and-journey-types.ts'
import type { Extraction } from '../extraction-state.ts'
import { digitRunsIn } from '../words/digit-runs.ts'

const LEAD =
  '(?:tel(?:efone)?s?|fone|cel(?:ular)?|zap(?:zap)?|whats(?:app)?|wpp|fixo|contato|liga(?:r|m|e)?|ligue|chip|linha|numero|phone|telefono|movil|ddd|n)'
const NUMBER =
  /(?:^|[^\d¤.,/-])((?:\+ ?\d{1,3}[ .-]?|55[ .-](?=\(?\d\d\)? ?9))?\(?(?:0 ?)?\d{2,3}\)?[ .-]{0,2}(?:numero )?9?[ .-]?\d{4}[ .-]?\d{4})(?![\d/]|[.-]\d)/
// the area code (DDD) apart from the number: 'o ddd é 21 e o número …', '… ddd 21'
const APART = /\bddd\b[ :]*(?:e |eh )?(\d{2})\b[^\d¤?]{0,24}(9(?:[ .-]?\d){8}|\d{4}[ .-]?\d{4})(?!\d)/
const APART_BEHIND = /(?:^|[^\d])(9?[ .-]?\d{4}[ .-]?\d{4})\b[^\d¤?]{0,16}\bddd\b[ :]*(?:e |eh )?(\d{2})\b/
/** '96 é o código e o resto é 99114 7308' */
const NAMED_AREA = /\b(\d{2}) (?:e|eh) (?:o )?(?:ddd|codigo|prefixo)\b[^\d¤?]{0,24}(9?\d{4}[ .-]?\d{4})(?!\d)/
/** The ninth digit is to be put before: '71 8844-0917 (bota o nove)'. */
const PUT_NINE =
  /\b(?:bota|bote|poe|ponha|coloca|coloque|acrescenta|inclui|falta|faltou|mais|soma)(?: (?:mais|um|o|ai))* 9\b/
const WITHOUT_AREA = /(?:^|[^\d¤.,/-])(9?[ .-]?\d{4}[ .-]?\d{4})(?![\d/]|[.-]\d)/
/** A number of which one digit is missing, so that its end looks like a CEP: '11 96618-904'. */
const SHORT = /(?<![\d.,/-])(\(?0?[1-9]\d\)?[ -]?9\d{4}-\d{3})(?![\d-])/
const FOREIGN = /\+ ?(?!5 ?5)\d[\d .()-]{6,18}/
const ANY = /(?:^|[^\d¤.,/-])(\(?\+?\d[\d ().-]{8,18}\d)(?!\d)/
/** Numbers of companies, and those of an order or a protocol: nobody's own telephone. */
const OF_OTHERS =
  /(?<![\d(+-])(?:0[3589]00[ .-]?\d{3}[ .-]?\d{4}|(?<!\d\d\)?[ .-]?)(?:400[34]|3003|4020)[ .-]?\d{4})(?!\d)|\b(?:pedido|protocolo|ordem|chamado|contrato)\b(?: (?:anterior|antig[oa]|velh[oa]|numero|n[.o]?|era|e|eh|meu|de|da|do|o|foi|passad[oa]|[a-z]+ anterior))*[ :]*\d[\d .-]{5,18}\d(?!\d)/
const LABELLED = new RegExp(`\\b${LEAD}\\b[^\\d¤?]{0,24}$`)

export function extractPhone(extraction: Extraction): void {
  extractPhones(extraction)
  const [one, other, more] = extraction.valuesOf('phone', 'phone')
  const at = extraction.text.rest.search(ONE_NOT_OTHER)
  if (!one || !other || one === other || more !== undefined || at < 0) return
  extraction.drop('phone')
  extraction.addEither('phone', [{ phone: one }, { phone: other }], at)
}

/** Two numbers with a bare no between them, which may take back the one or the other: 'A não B'. */
const ONE_NOT_OTHER = /\u00a4 (?:nao|n) \u00a4/

function extractPhones(extraction: Extraction): void {
  const { text } = extraction
  // a key for payments: 'chave pix serve? 11 98441 2090'
  if (extraction.isOpen('account') && /\b(?:chave|pix)\b/.test(text.said)) return
  text.take(OF_OTHERS)
  // 'l1 98765-4321' would lose its first digit
  if (extraction.isOpen('phone')) extractDictated(extraction, true)
  const short = extraction.isOpen('phone') && extraction.has('cep') ? SHORT.exec(text.said) : null
  if (short) {
    extraction.drop('cep')
    extraction.add('phone', named(extraction, short[1] ?? ''), short.index, 'invalid')
  }
  const foreign = text.take(FOREIGN)
  if (foreign) add(extraction, text.typed(foreign.from, foreign.to), foreign.from)
  const apart = text.take(APART) ?? (extraction.isOpen('phone') ? text.take(NAMED_AREA) : null)
  const behind = apart ? null : text.take(APART_BEHIND)
  if (apart) add(extraction, `${apart.groups[1]}${apart.groups[2]}`, apart.from)
  if (behind) add(extraction, `${behind.groups[2]}${behind.groups[1]}`, behind.from)
  for (let found = text.find(NUMBER); found; found = text.find(NUMBER)) {
    const value = found.groups[1] ?? ''
    const from = found.to - value.length
    const digits = phoneDigits(value)
    const parsed = parsePhone(value.replace('numero', ''))
    const isMeant = extraction.isOpen('phone') || isLed(extraction, from)
    // a landline among other digits has to be announced
    const isPlain = !isMeant && digits.length < 11 && /^[\d ]+$/.test(value)
    if (isPlain || ('problem' in parsed && (!isMeant || digits.length < 10))) break
    text.claim(from, found.to)
    if ('value' in parsed || isMeant) add(extraction, value.replace('numero', ''), from)
  }
  if (extraction.isOpen('phone')) extractDictated(extraction, false)
  for (let found = text.find(WITHOUT_AREA); found; found = text.find(WITHOUT_AREA)) {
    const value = found.groups[1] ?? ''
    const from = found.to - value.length
    if (!extraction.isOpen('phone') && !isLed(extraction, from)) break
    text.claim(from, found.to)
    extraction.add('phone', named(extraction, value.replace(/\D/g, '')), from, 'ddd')
  }
  const any = extraction.isOpen('phone') && !extraction.has('phone') ? text.take(ANY) : null
  if (any) add(extraction, any.groups[1] ?? '', any.from)
}

/** Extracts a number with its area code, dictated or typed in groups: '98 9 88 41 33 07', '11 9l234-5678'. */
function extractDictated(extraction: Extraction, isLettered: boolean): void {
  const { text } = extraction
  for (const { digits, from, to, hasLetters, joint } of digitRunsIn(text, 8)) {
    const parsed = parsePhone(digits)
    if (isLettered && !hasLetters) continue
    // '…-5223, 8155. 8155 no final' tells an end twice
    if (/^(\d{4})\1$/.test(digits)) continue
    const isWithoutArea = 'problem' in parsed && parsed.problem === 'telefone-ddd'
    if ('problem' in parsed && !isWithoutArea) continue
    text.claim(from, to)
    // '98 98455-70': two digits are missing
    if (/^\(?\d\d\)? ?9?\d{4}-\d\d$/.test(text.typed(from, to)))
      extraction.add('phone', named(extraction, text.typed(from, to)), from, 'invalid')
    else if ('value' in parsed)
      extraction.add(
        'phone',
        named(extraction, parsed.value),
        from,
        hasLetters ? 'typo' : joint ? 'confirm' : null,
      )
    else extraction.add('phone', named(extraction, digits), from, 'ddd')
  }
}

const isLed = ({ text }: Extraction, from: number) =>
  LABELLED.test(text.rest.slice(Math.max(0, from - 48), from))

/** Builds the answer under the name of the step's field: `telephone` for a call request, otherwise `phone`. */
const named = (extraction: Extraction, phone: string): Values =>
  extraction.hasField('phone', 'telephone') ? { telephone: phone } : { phone }

function add(extraction: Extraction, raw: string, at: number): void {
  const parsed = parsePhone(raw)
  const digits = raw.replace(/\D/g, '')
  const withNine = PUT_NINE.test(extraction.text.said)
    ? parsePhone(`${digits.slice(0, 2)}9${digits.slice(2)}`)
    : null
  if ('problem' in parsed && withNine && 'value' in withNine)
    extraction.add('phone', named(extraction, withNine.value), at, 'typo')
  else if ('problem' in parsed) extraction.add('phone', named(extraction, raw.trim()), at, 'invalid')
  // 'só tenho o fixo, …, serve?'
  else
    extraction.add(
      'phone',
      named(extraction, parsed.value),
      at,
      /\bfixo\b.*\b(?:serve|pode|da)\?/.test(extraction.text.said) ? 'confirm' : null,
    )
}
