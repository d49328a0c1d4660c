import { parseCnpj } from '../../lib/cnpj.ts'
import { isCpf, parseCpf } from '../../lib/cpf.ts'
import { parsePhone } from '../../lib/phone.ts'
import type { Values } from '../../funnel/types.ts'
import type { Hearing } from '../hearing.ts'
import type { Why } from '../types.ts'

const EDGE = '(?:^|[^a-z0-9¤.-])'
const CNPJ = new RegExp(
  `${EDGE}([a-z0-9]{2}\\.[a-z0-9]{3}\\.[a-z0-9]{3}/[a-z0-9]{4} ?-? ?\\d{2}|[a-z0-9]{12}-?\\d{2}|\\d{2}[ .]\\d{3}[ .]\\d{3}[ /]\\d{4}[ -]\\d{2})(?![a-z0-9])`,
)
const CPF = new RegExp(`${EDGE}(\\d{3}[. -]?\\d{3}[. -]?\\d{3}[. -]?\\d{2})(?![\\d/]|[.-]\\d)`)
const LED = /\b(?:cpf|cnpj|documento)\b[^\d¤?]{0,24}(\d[\d.\s/-]{5,20}\d)/
// documents and numbers that we never ask for; they may contain dates and CPFs
const FOREIGN =
  /\b(?:rg|identidade|cnh|carteira|titulo|pis|nis|passaporte|cartao|chave|pix|protocolo|matricula)\b[^\d¤?]{0,16}(?!\d{1,2}\/\d{1,2}\/\d{2}|\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d))\d[\d.\sx/-]{3,24}/
const TOO_LONG = /\d{16,}|\d{4}(?:[ .-]\d{4}){3}/

/** CPF and CNPJ. Valid check digits distinguish them from telephones and other numbers. */
export function hearDocument(hearing: Hearing): void {
  const { text } = hearing
  while (text.take(FOREIGN) ?? text.take(TOO_LONG)) continue
  takeAll(hearing, CNPJ, (typed) => {
    const parsed = parseCnpj(typed)
    if ('value' in parsed) return { values: company(hearing, parsed.value), why: null }
    const isFormatted = /[/]/.test(typed)
    return isFormatted ? { values: company(hearing, typed), why: 'invalid' } : null
  })
  takeAll(hearing, CPF, (typed) => {
    const digits = typed.replace(/\D/g, '')
    const isFormatted = /\d{3}\.\d{3}\.\d{3}/.test(typed) || /\d-\d\d$/.test(typed)
    const isLikelyPhone = isPhone(digits) && !isCpf(digits) && hearing.isOpen('phone')
    if (!isFormatted && isPhone(digits) && (isLikelyPhone || !hearing.isOpen('document'))) return null
    const parsed = parseCpf(digits)
    if ('value' in parsed) return { values: person(hearing, parsed.value), why: null }
    const isMeant = isFormatted || hearing.isOpen('document')
    return isMeant ? { values: person(hearing, typed), why: 'invalid' } : null
  })
  const led = hearing.has('document') ? null : text.take(LED)
  if (led) hearing.add('document', person(hearing, led.groups[1] ?? ''), led.from, 'invalid')
}

const isPhone = (digits: string) => 'value' in parsePhone(digits)

/** A customer's look-up accepts only a CPF; elsewhere the answer also says whose number it is. */
function person(hearing: Hearing, cpf: string): Values {
  return hearing.hasField('document', 'person_type') ? { person_type: 'pf', cpf } : { cpf }
}

const company = (hearing: Hearing, cnpj: string): Values =>
  hearing.hasField('document', 'person_type') ? { person_type: 'pj', cnpj } : { cpf: cnpj }

type Read = { readonly values: Values; readonly why: Why | null } | null

function takeAll(hearing: Hearing, pattern: RegExp, read: (typed: string) => Read): void {
  const { text } = hearing
  const passed: [number, number][] = []
  for (let found = text.find(pattern); found; found = text.find(pattern)) {
    const value = found.groups[1] ?? ''
    const from = found.to - value.length
    const result = read(text.typed(from, found.to))
    text.claim(from, found.to)
    if (result) hearing.add('document', result.values, from, result.why)
    else passed.push([from, found.to])
  }
  for (const [from, to] of passed) text.release(from, to)
}
