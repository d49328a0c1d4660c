/** Bank, branch (agência) and account of the direct debit, by label or order, also in several messages. */
import type { Values } from '../../funnel/step-and-journey-types.ts'
import { parseAccount, parseAgency } from '../../lib/bank-account.ts'
import * as data from '../data/payment-words.ts'
import { afterTakingBack, isDenied, takesBack } from '../denials.ts'
import type { Span } from '../message.ts'
import type { Situation } from '../reading.ts'
import { anyOf, setOf, wordsOf } from '../word-patterns.ts'
import { bankIn, type NamedBank } from './bank.ts'
import type { Found, Kind } from './kind.ts'

type Label = keyof typeof data.LABELS | 'none'

/** A number with the label before it. */
interface Part extends Span {
  readonly digits: string
  /** Its check digit, if it is told apart. */
  readonly check: string
  readonly label: Label
}

const CAIXA = '104'
/** '1 2 3 4', '01 003482-7', '12.345' */
const NUMBER =
  /(?<![\d.,-])(?:\d(?: \d(?! ?-)){2,11}(?!\d)|\d\d?[ /-]\d[\d.]{2,8}(?=[ -][\dxp](?!\d))|\d[\d.]*)/g
const CHECK = /^(?: ?[-/] ?|,? (?:digito|dig|dv)[ :.]*(?:e |eh )?)([\dxp])(?![\da-z]|[./-]\d)/
const LOOSE_CHECK = /^ ([\dxp])(?![\da-z/-]|[.,]\d| \d)/
const LABELS = Object.entries(data.LABELS).map(
  ([label, words]) => [anyOf(words, 'g'), label as Label] as const,
)
const BETWEEN = setOf(data.BETWEEN)
const OF_OTHER = anyOf(data.ACCOUNT_OF_OTHER)
const BILL = anyOf(data.BILL)
/** So many numbers of a message are looked at. */
const MOST = 12
const NAMES = setOf('bank agency account_number')
const CHECK_ALONE =
  /^\W*(?:e |o |ah )*(?:digito|dig|dv)(?: (?:verificador|da conta|e|eh))*[ :=-]*([\dxp])\W*$/
const AGENCY_BEHIND = /^\d{3,5} (?:(?:e|eh|n?a) )*ag(?:encia)?(?![a-z])(?! ?\d)/
const OPERATION = /^(?:0?0[1-3]|0?13|0?2[23]|0?37|0?43|1288|1292|370[0-2])$/
/** Only the end of a number, or one that belongs to something else. */
const ENDING = anyOf('termina, acaba, final, ultimos')

export const account: Kind = {
  kind: 'account',
  find({ said }, situation, { id }) {
    const isOpen = situation.step === id
    const given = earlier(situation, id, isOpen)
    const digit = isOpen && /^\d+$/.test(given.account_number ?? '') ? CHECK_ALONE.exec(said)?.[1] : undefined
    if (digit) {
      const whole = { ...given, account_number: `${given.account_number}-${digit.toUpperCase()}` }
      return [told({ from: 0, to: said.length }, whole, false)]
    }
    // 'inter ag 0001 conta 12345-6, mas prefiro boleto'
    const last = afterTakingBack(said)
    if (last !== said && BILL.test(last)) return []
    const bank = bankIn(said, situation)
    const parts = partsIn(said, bank).filter((each) => !isDenied(said, each))
    const numbers = numbersIn(said, parts, bank?.id ?? given.bank, isOpen ? given : {})
    const named = { ...(bank ? { bank: bank.id } : {}), ...valuesOf(said, numbers, bank?.id ?? given.bank) }
    const has = (...labels: readonly Label[]) => parts.some(({ label }) => labels.includes(label))
    const isLabelled = has('agency') || (bank !== null && has('account'))
    // another bank is another account
    const kept = bank ? {} : (situation.order.answers[id]?.values ?? {})
    const values = { ...(isOpen ? partsOf(kept) : {}), ...given, ...named }
    const isWhole = [...NAMES].every((name) => name in values)
    const isChange = isLabelled && (isWhole || situation.order.answers[id] !== undefined)
    if (Object.keys(named).length === 0 || !(isOpen || isChange)) return []
    const places = [...parts.filter(({ label }) => label !== 'other'), ...(bank ? [bank] : [])]
    const from = Math.min(...places.map((each) => each.from))
    const to = Math.max(...places.map((each) => each.to))
    // an account of somebody else is never taken, wherever the message says so
    const isUnsure = has('operation', 'post') || numbers.isRepeated || OF_OTHER.test(said)
    return [told({ from, to }, values, isUnsure)]
  },
}

/** The parts that the form holds, that were begun, or that are changed. */
function earlier({ order, doubt, draft }: Situation, id: string, isOpen: boolean): Values {
  const begun = { ...draft, ...(doubt?.step === id ? doubt.values : {}) }
  const values = isOpen ? begun : (order.answers[id]?.values ?? {})
  return partsOf(values)
}

const partsOf = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== '' && NAMES.has(name)))

/** Says what is missing, wrong or to be confirmed. */
function told({ from, to }: Span, values: Values, isUnsure: boolean): Found {
  const { bank, agency, account_number: number } = values
  const place = { from, to, isOwn: true, values }
  if (number && bank && 'problem' in parseAccount(number, bank)) return { ...place, why: 'invalid' }
  if (!bank || !agency || !number) return { ...place, why: 'part' }
  return isUnsure || !number.includes('-') ? { ...place, why: 'confirm' } : place
}

/** Returns the numbers of a text with their labels, but for the bank's own code. */
function partsIn(said: string, bank: NamedBank | null): readonly Part[] {
  const parts: Part[] = []
  for (const { 0: all, index: from } of [...said.matchAll(NUMBER)].slice(0, MOST)) {
    if (bank && from >= bank.from && from < bank.to) continue
    const digits = all.replace(/\D/g, '')
    const label = labelBefore(said, from)
    const check =
      CHECK.exec(said.slice(from + all.length)) ??
      (label !== 'agency' && digits.length > 4 ? LOOSE_CHECK.exec(said.slice(from + all.length)) : null)
    const to = from + all.length + (check?.[0].length ?? 0)
    const last = parts.at(-1)
    const isTaken = last !== undefined && from < last.to
    const isCode = bank !== null && digits === bank.id && check === null && label === 'none'
    if (!isTaken && !isCode) parts.push({ from, to, digits, check: check?.[1]?.toUpperCase() ?? '', label })
  }
  return parts
}

function labelBefore(said: string, from: number): Label {
  const before = said.slice(Math.max(0, from - 28), from)
  if (AGENCY_BEHIND.test(said.slice(from, from + 24))) return 'agency'
  const found = LABELS.flatMap(([pattern, label]) => {
    const match = [...before.matchAll(pattern)].at(-1)
    const behind = match ? before.slice(match.index + match[0].length) : '?'
    return match && !/\d/.test(behind) && wordsOf(behind).every((word) => BETWEEN.has(word))
      ? [{ label, at: match.index }]
      : []
  })
  return found.toSorted((one, other) => other.at - one.at)[0]?.label ?? 'none'
}

interface Numbers {
  readonly branch: Part | undefined
  readonly account: Part | undefined
  readonly operation: Part | undefined
  /** Whether a branch or an account is told twice, so that it must be confirmed which one counts. */
  readonly isRepeated: boolean
}

/** Tells which number is the branch and which the account, by label or by order. */
function numbersIn(said: string, parts: readonly Part[], bank: string | undefined, given: Values): Numbers {
  const labelled = (wanted: Label) => parts.findLast(({ label }) => label === wanted)
  const loose = parts.filter(({ label, digits }) => label === 'none' && digits.length < 14)
  const withCheck = loose.findLast(({ check, digits }) => check !== '' && digits.length > 2)
  const own = labelled('account')
  // 'conta do itaú: 1234/56789-0'
  const isBranch = own !== undefined && own.check === '' && own.digits.length < 6 && withCheck !== undefined
  const long = given.agency ? loose.find(({ digits }) => digits.length > 4) : undefined
  const account = isBranch ? withCheck : (own ?? withCheck ?? long)
  const isBranchLike = ({ digits }: Part) => digits.length > 2 && digits.length < 6
  const isKnown = account !== undefined || bank !== undefined || given.account_number !== undefined
  const branch =
    labelled('agency') ??
    (isBranch ? own : isKnown ? loose.find((each) => each !== account && isBranchLike(each)) : undefined)
  const operation =
    labelled('operation') ??
    (bank === CAIXA ? loose.find((each) => each !== branch && OPERATION.test(each.digits)) : undefined)
  const isOther = (each: Part) =>
    each.label === 'agency' ||
    each.label === 'account' ||
    (each.label === 'none' && (each.check || isBranchLike(each)))
  const isReplaced = (each: Part) => {
    const by = each.label === 'agency' ? branch : account
    return by?.label === each.label && each.label !== 'none' && takesBack(said.slice(each.to, by.from))
  }
  const others = parts.filter((each) => ![account, branch, operation].includes(each))
  return { branch, account, operation, isRepeated: others.some((each) => isOther(each) && !isReplaced(each)) }
}

/** Returns branch and account as the form has them. */
function valuesOf(said: string, { branch, account, operation }: Numbers, bank: string | undefined): Values {
  const agency = branch
    ? parseAgency(branch.check ? `${branch.digits}-${branch.check}` : branch.digits)
    : null
  return {
    ...(agency && 'value' in agency ? { agency: agency.value } : {}),
    ...(account && !ENDING.test(said) ? { account_number: accountOf(account, operation, bank) } : {}),
  }
}

/** An account without its check digit stays as it is: which digit it is, is asked. */
function accountOf({ digits, check }: Part, operation: Part | undefined, bank: string | undefined): string {
  if (!check) return digits
  const kind = operation && bank === CAIXA ? `${operation.digits.padStart(3, '0')} ` : ''
  const parsed = parseAccount(`${kind}${digits}-${check}`, bank)
  return 'value' in parsed ? parsed.value : `${digits}-${check}`
}
