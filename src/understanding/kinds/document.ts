/** A CPF of a person or CNPJ of a company: check digits tell them from any other number. */
import { isCnpj, parseCnpj } from '../../lib/cnpj.ts'
import { isCpf } from '../../lib/cpf.ts'
import type { Step, Values } from '../../funnel/step-and-journey-types.ts'
import { parsePhone } from '../../lib/phone.ts'
import * as data from '../data/person-words.ts'
import { digitsIn, type Digits } from '../digits.ts'
import type { Message } from '../message.ts'
import type { Situation } from '../reading.ts'
import { anyOf } from '../word-patterns.ts'
import type { Found, Kind } from './kind.ts'

const LABEL = anyOf('cpf, cnpj, documento, cic')
const OF_PHONE = anyOf('tel, telefone, fone, cel, celular, zap, whats, whatsapp, fixo')
/** Documents that no question asks for. */
const OTHER = anyOf(data.NO_DOCUMENT)
const CNPJ =
  /(?<![a-z\d.-])(?=[a-z./-]*\d)[a-z\d]{2}\.?[a-z\d]{3}\.?[a-z\d]{3}\/?[a-z\d]{4} ?-? ?\d{2}(?![a-z\d])/g
const CPF_SHAPE = /^\d{3}\.\d{3}\.\d{3}-?\d\d$|^\d{9}-\d\d$/

export const document: Kind = {
  kind: 'document',
  find(message, situation, step) {
    const isOpen = situation.step === step.id
    const found = [...companies(message, isOpen, step), ...persons(message, isOpen, step)]
    if (found.length > 0 || !isOpen) return found
    const joined = joinedWithDoubt(message, situation, step)
    return joined ? [joined] : broken(message, step)
  },
}

const hasType = ({ fields }: Step) => fields.some(({ name }) => name === 'person_type')

/** Builds the answer, with the type of person unless the form has no such field (existing customers). */
const person = (step: Step, cpf: string): Values => (hasType(step) ? { person_type: 'pf', cpf } : { cpf })

function companies(message: Message, isOpen: boolean, step: Step): readonly Found[] {
  if (!hasType(step)) return []
  const { said } = message
  const at = (from: number, to: number, value: string, isOwn: boolean): Found => ({
    from,
    to,
    isOwn,
    values: { person_type: 'pj', cnpj: value },
  })
  const shaped = [...said.matchAll(CNPJ)].flatMap(({ 0: typed, index }): Found[] => {
    const parsed = parseCnpj(typed)
    const to = index + typed.length
    if ('value' in parsed) return [at(index, to, parsed.value, true)]
    return typed.includes('/') && isOpen
      ? [{ ...at(index, to, typed.toUpperCase(), true), why: 'invalid' }]
      : []
  })
  if (shaped.length > 0) return shaped
  return digitsIn(message, isCnpj).map(({ from, to, digits }) => at(from, to, digits, true))
}

function persons(message: Message, isOpen: boolean, step: Step): readonly Found[] {
  const { said } = message
  return digitsIn(message, isCpf).flatMap(({ from, to, digits }): Found[] => {
    const before = said.slice(Math.max(0, from - 24), from)
    const isLabelled = LABEL.test(before)
    if (!isLabelled && (OTHER.test(before) || OF_PHONE.test(before))) return []
    // eleven digits that may also be a telephone are a document where one is asked for
    const isOwn = isLabelled || CPF_SHAPE.test(said.slice(from, to)) || 'problem' in parsePhone(digits)
    return isOpen || isOwn ? [{ from, to, isOwn, values: person(step, digits) }] : []
  })
}

/** Joins a number with the one of the message before, of which a part was missing. */
function joinedWithDoubt(message: Message, { doubt }: Situation, step: Step): Found | null {
  if (doubt?.step !== step.id) return null
  const before = (doubt.values.cpf ?? doubt.values.cnpj ?? '').replace(/\D/g, '')
  for (const { digits, from, to } of digitsIn(message, ({ length }) => length < 14))
    for (const joined of [before + digits, digits + before]) {
      if (isCpf(joined)) return { from, to, values: person(step, joined) }
      if (hasType(step) && isCnpj(joined)) return { from, to, values: { person_type: 'pj', cnpj: joined } }
    }
  return null
}

/** Finds a number with too few digits, too many, or wrong ones, so that the visitor hears what is wrong with it. */
function broken(message: Message, step: Step): readonly Found[] {
  const { said, raw } = message
  const isMeant = ({ digits, from, to }: Digits) => {
    const before = said.slice(Math.max(0, from - 24), from)
    if (LABEL.test(before)) return true
    if (OTHER.test(before) || OF_PHONE.test(before)) return false
    const isPhone = /[()]/.test(said.slice(from, to)) && 'value' in parsePhone(digits)
    return !isPhone && (digits.length > 7 || said.replace(/\D/g, '').length * 2 > said.length)
  }
  return digitsIn(message, ({ length }) => length > 2 && length < 16)
    .filter(isMeant)
    .toSorted((one, other) => other.digits.length - one.digits.length)
    .slice(0, 1)
    .map(({ from, to }) => ({ from, to, values: person(step, raw.slice(from, to).trim()), why: 'invalid' }))
}
