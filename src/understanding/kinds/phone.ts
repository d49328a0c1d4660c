/** A telephone number with its area code (DDD). */
import { parsePhone } from '../../lib/phone.ts'
import { isCpf } from '../../lib/cpf.ts'
import type { Step, Values } from '../../funnel/step-and-journey-types.ts'
import * as data from '../data/person-words.ts'
import { takesBack } from '../denials.ts'
import { digitsIn, type Digits } from '../digits.ts'
import type { Message } from '../message.ts'
import type { Situation } from '../reading.ts'
import { anyOf } from '../word-patterns.ts'
import type { Found, Kind } from './kind.ts'

const LABEL = anyOf(data.PHONE)
const OTHER = anyOf(data.NO_PHONE)
/** Numbers of companies, which are dialled without an area code. */
const OF_COMPANIES = /^(?:400[34]|3003|4020)/
const END = /^([^\d]{1,32}(?:final|termina|acaba|ultimos)[^\d]{0,16})(\d{2,4})(?!\d)/
const DDD_BEHIND = /^[^\d?]{0,16}\bddd\b[ :]*(?:e |eh )?(\d{2})(?!\d)/
const DDD = /^\W*(?:(?:o |meu )?ddd )?(?:(?:e|eh) )?(?:o )?\(?0?([1-9]\d)\)?(?!\d)/

export const phone: Kind = {
  kind: 'phone',
  find(message, situation, step) {
    const isOpen = situation.step === step.id
    const whole = digitsIn(message, (digits) => digits.length > 9 && 'value' in parsePhone(digits)).flatMap(
      (each) => foundAt(message, each, isOpen, step) ?? [],
    )
    if (whole.length > 0) return whole.map((each) => endMended(message, each))
    const labelled = isOpen || LABEL.test(message.said)
    return labelled ? (completed(message, situation, step) ?? partial(message, isOpen, step)) : []
  },
}

/** Builds the answer under the name of the step's field. */
const named = ({ fields }: Step, value: string): Values => ({
  [fields.find(({ said }) => said === 'phone')?.name ?? 'phone']: value,
})

const labelBefore = (said: string, from: number) => said.slice(Math.max(0, from - 28), from)

function foundAt(
  { said, raw }: Message,
  { digits, from, to }: Digits,
  isOpen: boolean,
  step: Step,
): Found | null {
  const typed = said.slice(from, to)
  const before = labelBefore(said, from)
  const isLabelled = LABEL.test(before)
  if (!isLabelled && OTHER.test(before)) return null
  const parsed = parsePhone(/\+\s*$/.test(said.slice(0, from)) ? `+${raw.slice(from, to)}` : digits)
  if ('problem' in parsed)
    return isOpen ? { from, to, values: named(step, `+${raw.slice(from, to)}`), why: 'invalid' } : null
  const isShaped = /^\(?\d{2}\)?[ -]/.test(typed) || /\)/.test(typed) || /\d-\d{4}$/.test(typed)
  // eleven digits may be a CPF; ten may be an account
  const isPlain = digits.length > 10 && !isCpf(digits)
  if (!isLabelled && /^\d{3}\.\d{3}\.\d{3}-?\d\d$/.test(typed)) return null
  const isOwn = isLabelled || isPlain || (isShaped && digits.length > 10)
  return { from, to, isOwn, values: named(step, parsed.value) }
}

/** Replaces the last digits by those that are told behind: '11 98888-7777, errei o final, é 7778'. */
function endMended({ said }: Message, found: Found): Found {
  const [all, between = '', end = ''] = END.exec(said.slice(found.to)) ?? []
  const [field = '', value = ''] = Object.entries(found.values)[0] ?? []
  if (all === undefined || !takesBack(between)) return found
  return { ...found, to: found.to + all.length, values: { [field]: value.slice(0, -end.length) + end } }
}

/** Joins a number and its area code, which stands behind it, or was missing in the message before. */
function completed(message: Message, { doubt, step: open }: Situation, step: Step): readonly Found[] | null {
  const { said } = message
  for (const { digits, from, to } of localNumbers(message)) {
    const behind = DDD_BEHIND.exec(said.slice(to))
    const parsed = behind ? parsePhone(`${behind[1]}${digits}`) : null
    if (behind && parsed && 'value' in parsed)
      return [{ from, to: to + behind[0].length, isOwn: true, values: named(step, parsed.value) }]
  }
  if (doubt?.step !== step.id || open !== step.id || doubt.why !== 'ddd') return null
  const ddd = DDD.exec(said)
  const [known = ''] = Object.values(doubt.values)
  const parsed = ddd ? parsePhone(`${ddd[1]}${known}`) : null
  if (!ddd || !parsed || 'problem' in parsed) return null
  return [{ from: 0, to: ddd[0].length, values: named(step, parsed.value) }]
}

const localNumbers = (message: Message) =>
  digitsIn(message, (digits) => {
    const parsed = parsePhone(digits)
    return 'problem' in parsed && parsed.problem === 'telefone-ddd' && !OF_COMPANIES.test(digits)
  })

/** Finds a number without its area code, or one that is none. */
function partial(message: Message, isOpen: boolean, step: Step): readonly Found[] {
  const { said, raw } = message
  const isMeant = ({ from, to }: Digits) => {
    // a CEP
    if (/^\d{5}-\d{3}$/.test(said.slice(from, to))) return false
    const before = labelBefore(said, from)
    return LABEL.test(before) || (isOpen && !OTHER.test(before))
  }
  const local = localNumbers(message).filter(isMeant)
  if (local.length > 0)
    return local.map(({ digits, from, to }) => ({
      from,
      to,
      isOwn: true,
      values: named(step, digits),
      why: 'ddd',
    }))
  if (!isOpen) return []
  return digitsIn(message, ({ length }) => length > 6 && length < 15)
    .filter(isMeant)
    .slice(0, 1)
    .map(({ from, to }) => ({ from, to, values: named(step, raw.slice(from, to).trim()), why: 'invalid' }))
}
