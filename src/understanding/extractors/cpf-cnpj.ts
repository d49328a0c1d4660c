/** Extracts a CPF or CNPJ. Valid check digits distinguish them from phone numbers and other numbers. */
import { parseCnpj } from '../../lib/cnpj.ts'
import { isCpf, parseCpf } from '../../lib/cpf.ts'
import { parsePhone } from '../../lib/phone.ts'
import type { Values } from '../../funnel/step-and-journey-types.ts'
import type { Extraction } from '../extraction-state.ts'
import { digitRunsIn } from '../words/digit-runs.ts'
import { unexpectedWordsIn } from '../words/neutral-words-around-values.ts'
import type { DoubtReason } from '../../content/clarifying-questions.ts'

const EDGE = '(?:^|[^a-z0-9¤.-])'
const CNPJ = new RegExp(
  `${EDGE}([a-z0-9]{2}\\.[a-z0-9]{3}\\.[a-z0-9]{3}/[a-z0-9]{4} ?-? ?\\d{2}|[a-z0-9]{12}-?\\d{2}|\\d{2}[ .]\\d{3}[ .]\\d{3}[ /]\\d{4}[ -]\\d{2})(?![a-z0-9])`,
)
const CPF = new RegExp(`(?:${EDGE}|\\bcpf)(\\d{3}[. -]?\\d{3}[. -]?\\d{3}[. -]?\\d{2})(?![\\d/]|[.-]\\d)`)
const LABELLED =
  /\b(?:cpf|cnpj|documento)\b[^\d¤?]{0,24}(?!\d{1,2}\/\d{1,2}\/\d{2,4}(?!\d))(\d[\d.\s/-]{5,20}\d)/
// documents and other numbers that no question asks for, but whose digits may look like a CPF; of a way to pay only the
// number is hidden, and not a telephone's: 'quero pix, meu zap é 21 98765-4321'
const FOREIGN =
  /(?:\b(?:rg|identidade|cnh|carteira|titulo|pis|nis|passaporte|chave|protocolo|matricula)\b[^\d¤?]{0,16}|(?<=\b(?:cartao|pix)\b(?!\D*\b(?:zap|whats|tel|cel|fone|ag(?:encia)?\b))[^\d¤?]{0,16}))(?!\d{1,2}\/\d{1,2}\/\d{2}|\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d))\d[\d.\sx/-]{3,24}/
const NAMES_PHONE = /\b(?:tel|cel|zap|whats|fone)/
const OTHER_DOCUMENT = /\b(?:rg|identidade|cnh|carteira|titulo|pis|nis|passaporte)\b/
const TOO_LONG = /\d{16,}|\d{4}(?:[ .-]\d{4}){3}/

export function extractCpfOrCnpj(extraction: Extraction): void {
  const { text } = extraction
  let isOther = false
  while (text.take(FOREIGN) ?? text.take(TOO_LONG)) isOther = OTHER_DOCUMENT.test(text.said)
  takeAll(extraction, CNPJ, (typed) => {
    const parsed = parseCnpj(typed)
    if ('value' in parsed) return { values: company(extraction, parsed.value), why: null }
    const isFormatted = /[/]/.test(typed)
    return isFormatted ? { values: company(extraction, typed), why: 'invalid' } : null
  })
  // where a customer is looked for by the CPF alone
  if (extraction.has('document') && !extraction.hasField('document', 'person_type')) {
    extraction.drop('document')
    extraction.remark('cpf-do-titular')
  }
  takeAll(extraction, CPF, (typed) => {
    const digits = typed.replace(/\D/g, '')
    const isFormatted = /\d{3}\.\d{3}\.\d{3}/.test(typed) || /\d-\d\d$/.test(typed)
    // digits that only number words and pauses make up are no document unless one is asked for
    if (!extraction.isOpen('document') && !text.original.replace(/\D/g, '').includes(digits)) return null
    const isLikelyPhone =
      isPhone(digits) && !isCpf(digits) && (extraction.isOpen('phone') || NAMES_PHONE.test(text.said))
    if (!isFormatted && isPhone(digits) && (isLikelyPhone || !extraction.isOpen('document'))) return null
    const parsed = parseCpf(digits)
    if ('value' in parsed) return { values: person(extraction, parsed.value), why: null }
    const isMeant = isFormatted || extraction.isOpen('document')
    return isMeant ? { values: person(extraction, typed), why: 'invalid' } : null
  })
  if (extraction.isOpen('document')) {
    extractDictated(extraction)
    extractParted(extraction)
  }
  if (extraction.isOpen('document') && !extraction.has('document')) extractBroken(extraction)
  const led = extraction.has('document') ? null : text.take(LABELLED)
  if (led) extraction.add('document', person(extraction, led.groups[1] ?? ''), led.from, 'invalid')
  if (isOther && extraction.isOpen('document') && !extraction.has('document'))
    extraction.remark('outro-documento')
}

/** Extracts a document that was dictated or typed in groups, if its check digits are right. */
function extractDictated(extraction: Extraction): void {
  const { text } = extraction
  for (const { digits, from, to, hasLetters, joint } of digitRunsIn(text, 11)) {
    const [cpf, cnpj] = [parseCpf(digits), parseCnpj(digits)]
    // 'o dígito é 25': the check digits prove that they belong to it
    const why = hasLetters ? 'typo' : joint === 'mark' ? 'confirm' : null
    if ('value' in cpf) extraction.add('document', person(extraction, cpf.value), from, why)
    else if ('value' in cnpj) extraction.add('document', company(extraction, cnpj.value), from, why)
    else continue
    text.claim(from, to)
  }
}

/** The check digits apart: '848733311 e o dígito é 70'. */
const PARTED =
  /(?<![\d.-])(\d{3}\.?\d{3}\.?\d{3})\W{1,3}(?:e )?(?:o |os )?(?:digitos?|final|dv|dig|ultimos)(?: [a-z]+){0,5} (\d{2})(?!\d)/
/** The check digits first: 'o final é 05, 390.533.447', '25 é o final, o resto é 529982247'. */
const ENDING_FIRST =
  /(?<![\d.-])(?:(?:digitos?|final|dv|ultim[oa]s|(?:termina|acaba)(?: em| com)?)(?: (?:numeros?|digitos?|sao|e|eh|os?|com|em)){0,4} (\d{2})|(\d{2}) (?:e|eh|sao) (?:os? )?(?:digitos?|final|ultim[oa]s))(?!\d)[^\d?]{1,32}(\d{3}[. ]?\d{3}[. ]?\d{3})(?![\d.-]*\d)/
/** The beginning and the end: 'começa com 529982247 e termina com 25'. */
const BOTH_ENDS =
  /\bcomec\w+ (?:com |em |e )?(\d{3}[. ]?\d{3}[. ]?\d{3})(?!\d)[^\d?]{1,24}\b(?:termina|acaba|final)(?: (?:em|com|e|eh))? (\d{2})(?!\d)/

function extractParted(extraction: Extraction): void {
  const { text } = extraction
  if (extraction.has('document')) return
  const found = text.find(PARTED) ?? text.find(BOTH_ENDS)
  const reversed = found ? null : text.find(ENDING_FIRST)
  const [, end, same, begin] = reversed?.groups ?? []
  const joined = reversed ? `${begin ?? ''}${end ?? same ?? ''}` : (found?.groups.slice(1).join('') ?? '')
  const place = found ?? reversed
  const parsed = parseCpf(joined)
  if (!place || !('value' in parsed)) return
  extraction.add('document', person(extraction, parsed.value), place.from, 'confirm')
  text.claim(place.from, place.to)
}

/** Takes a number with too few digits or too many, so that the visitor hears what is wrong with it. */
function extractBroken(extraction: Extraction): void {
  const { text } = extraction
  const [only, another] = digitRunsIn(text, 8)
  if (!only || another || only.digits.length > 15 || unexpectedWordsIn(text.rest).length > 0) return
  if (isPhone(only.digits) && NAMES_PHONE.test(text.said)) return
  text.claim(only.from, only.to)
  extraction.add('document', person(extraction, text.typed(only.from, only.to).trim()), only.from, 'invalid')
}

const isPhone = (digits: string) => 'value' in parsePhone(digits)

/** Builds the answer, with the type of person unless the form has no such field (existing customers). */
function person(extraction: Extraction, cpf: string): Values {
  return extraction.hasField('document', 'person_type') ? { person_type: 'pf', cpf } : { cpf }
}

const company = (extraction: Extraction, cnpj: string): Values =>
  extraction.hasField('document', 'person_type') ? { person_type: 'pj', cnpj } : { cnpj }

type Read = { readonly values: Values; readonly why: DoubtReason | null } | null

function takeAll(extraction: Extraction, pattern: RegExp, read: (typed: string) => Read): void {
  const { text } = extraction
  const passed: [number, number][] = []
  for (let found = text.find(pattern); found; found = text.find(pattern)) {
    const value = found.groups[1] ?? ''
    const from = found.to - value.length
    const result = read(text.typed(from, found.to))
    text.claim(from, found.to)
    if (result) extraction.add('document', result.values, from, result.why)
    else passed.push([from, found.to])
  }
  for (const [from, to] of passed) text.release(from, to)
}
