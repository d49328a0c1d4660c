/** The day of the month on which the bill is due. */
import { DUE_DAYS } from '../../lib/bill-due-days.ts'
import type { Values } from '../../funnel/step-and-journey-types.ts'
import * as data from '../data/payment-words.ts'
import { anyOf, clauseAround } from '../word-patterns.ts'
import type { Found, Kind } from './kind.ts'

const NUMBER = /(?<![\da-z.,/:$-])(dia )?(\d{1,2})(?:o|º|°|th|st)?(?![ª\d/:a-z-]|[.,]\d)/g
const UNIT = anyOf(data.UNITS)
const OF_MONTH = anyOf(data.OF_MONTH)
const OF_OTHER = anyOf(data.DAY_OF_OTHER)
const LABEL = anyOf(data.DUE_LABEL)
const PAYS = anyOf(data.PAYS_ON)
const BEHIND = /^ (?:n?o |pelo |em |com |sem )?(?:boleto|debito)/
const AFTER = anyOf(data.AFTER)
const PARTS = data.MONTH_PARTS.map(([words, days]) => [anyOf(words), days] as const)

/** So many numbers of a message are looked at. */
const MOST = 12

const valueOf = (day: number): Values => ({ due_date: String(day) })
const dayFrom = (day: number): number => DUE_DAYS.find((each) => each >= day) ?? DUE_DAYS[0]

export const dueDay: Kind = {
  kind: 'due',
  find({ said }, { step: open }, { id }) {
    const numbers = [...said.matchAll(NUMBER)].slice(0, MOST).flatMap((match) => dayAt(said, match) ?? [])
    if (open !== id) return numbers.filter(({ isOwn }) => isOwn)
    // a day on which money comes counts only if no other is named
    const named = numbers.filter(({ why }) => why !== 'confirm')
    if (numbers.length > 0) return named.length > 0 ? named : numbers
    for (const [pattern, days] of PARTS) {
      const match = pattern.exec(said)
      if (match) return [{ from: match.index, to: match.index + match[0].length, ...partOfMonth(days) }]
    }
    return []
  },
}

function partOfMonth(days: readonly number[]): Pick<Found, 'values' | 'why' | 'or'> {
  const [first = 1, second] = days
  if (second !== undefined) return { values: valueOf(first), why: 'either', or: days.map(valueOf) }
  return first === 1 ? { values: valueOf(first) } : { values: valueOf(first), why: 'guess' }
}

function dayAt(said: string, match: RegExpExecArray): Found | null {
  const [all, dia, digits] = match
  const place = { from: match.index, to: match.index + all.length }
  const day = Number(digits)
  const behind = said.slice(place.to, place.to + 16)
  const unit = UNIT.exec(behind)?.index ?? 9
  if (day === 0 || unit < 2 || (dia === undefined && OF_MONTH.exec(behind)?.index === 1)) return null
  const before = clauseAround(said, place).before.replace(/^.*\d/, '')
  // money comes on that day, or something else is paid
  if (OF_OTHER.test(before) || /^ n[ao] (?:oi|vivo|claro|tim)/.test(behind))
    return { ...place, values: valueOf(dayFrom(day)), why: 'confirm' }
  const isPaid = dia !== undefined && (PAYS.test(before) || BEHIND.test(behind))
  const isLabelled = LABEL.test(before) || /^ (?:n[oa]|d[eoa]) venc/.test(behind)
  const own = { ...place, isOwn: isPaid || isLabelled }
  const [bound] = AFTER.exec(before.slice(-14)) ?? []
  const beyond = bound === 'antes' ? DUE_DAYS.findLast((each) => each < day) : dayFrom(day + 1)
  if (bound && beyond) return { ...own, values: valueOf(beyond), why: 'confirm' }
  if (DUE_DAYS.some((each) => each === day)) return { ...own, values: valueOf(day) }
  if (day > 31 && dia === undefined) return null
  const near = [DUE_DAYS.findLast((each) => each < day) ?? DUE_DAYS[0], dayFrom(day)]
  return { ...own, values: valueOf(day), why: 'unavailable', or: near.map(valueOf) }
}
