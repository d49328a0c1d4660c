/** Whether the bill is paid by direct debit. */
import { normaliseText } from '../../lib/text.ts'
import * as data from '../data/payment-words.ts'
import { afterTakingBack, denialOf, takesBack } from '../denials.ts'
import type { Situation } from '../reading.ts'
import { anyOf, clauseAround, setOf, wordsOf } from '../word-patterns.ts'
import { yesNo, yesNoWithReason } from '../yes-no.ts'
import type { Found, Kind } from './kind.ts'

/** What names a way to pay: whether it is the debit, and where it counts. */
const WAYS = [
  { pattern: anyOf(data.DEBIT, 'g'), isDebit: true, counts: 'always' },
  { pattern: anyOf(data.BILL, 'g'), isDebit: false, counts: 'always' },
  { pattern: anyOf(data.LOOSE_BILL, 'g'), isDebit: false, counts: 'paid' },
  { pattern: anyOf(data.LOOSE_DEBIT, 'g'), isDebit: true, counts: 'open' },
] as const
const PAYS = anyOf(data.PAYS)
const OTHER = anyOf(data.NOT_PAID_SO)
const SPOKEN_OF = anyOf(data.SPOKEN_OF)
const OF_OTHER = anyOf(data.PAID_BY_OTHER)
const NO_ACCOUNT = anyOf(data.NO_ACCOUNT)
const GIVES_IN = anyOf(data.GIVES_IN)
const CHEAPER = anyOf(data.CHEAPER)
const DISLIKES = anyOf(data.DISLIKES)
const IF_CHEAPER = anyOf(data.IF_CHEAPER)
const BILL_ONLY = anyOf('bolet[a-z]*, pix, fatura')

const answer = (isDebit: boolean) => ({ direct_debit: String(isDebit) })

export const debit: Kind = {
  kind: 'debit',
  find({ said, raw }, situation, { id }) {
    const isOpen = situation.step === id
    const named = waysIn(said, isOpen)
    if (!isOpen) return named
    const whole = { from: 0, to: said.length }
    const last = afterTakingBack(said)
    const plain = yesNo(last, raw)
    if (plain !== null && (named.length === 0 || last !== said)) return [{ ...whole, values: answer(plain) }]
    const given = givesIn(said)
    if (given !== null) return [{ from: given, to: said.length, values: answer(true) }]
    // a condition before it is met or not, which is said with the proposal
    const isBound = /^\W*(?:so )?se /.test(said)
    if (named.length > 0)
      return asOne(lastOfChange(said, named)).map((each) => (isBound ? { ...each, why: 'confirm' } : each))
    if (IF_CHEAPER.test(said)) return [{ ...whole, values: answer(true), why: 'confirm' }]
    if (NO_ACCOUNT.test(said)) return [{ ...whole, values: answer(false), why: 'guess' }]
    const told = yesNoWithReason(withoutBanks(said, situation)) ?? firstWord(said)
    // what stands behind a first word may be another answer, or a question
    const ends = [...said.matchAll(/[a-z]+/g)].map(({ 0: word, index }) => index + word.length)
    const to = ends.find((end) => yesNo(said.slice(0, end)) === told) ?? said.length
    return told === null ? [] : [{ from: 0, to, values: answer(told) }]
  },
}

/** 'sim, no nubank' agrees as 'sim' does. */
function withoutBanks(said: string, { banks }: Situation): string {
  const names = banks.flatMap(({ name }) => wordsOf(normaliseText(name))).filter((word) => word.length > 3)
  const plain = said.replace(/\b(?:bb|c6|nu|sou|conta|tenho|banco)\b/g, '')
  return names.reduce((text, name) => text.replace(name, ''), plain)
}

/** Returns the ways to pay that a message names; what denies the one names the other. */
function waysIn(said: string, isOpen: boolean): readonly Found[] {
  const found = WAYS.filter(({ counts }) => isOpen || counts !== 'open').flatMap(
    ({ pattern, isDebit, counts }) =>
      [...said.matchAll(pattern)].flatMap(({ 0: all, index: from }): Found[] => {
        const span = { from, to: from + all.length }
        const { before } = clauseAround(said, span)
        const isPaid = PAYS.test(before)
        const isOther = OTHER.test(`${before}${said.slice(from, span.to + 20)}`)
        // who wants to see prices chooses nothing yet
        const isLook = /(?:^|\s)(?:ver|mostra\w*) (?:os precos )?(?:sem |com )?(?:o )?$/.test(before)
        const isSpokenOf = !isOpen && (isLook || SPOKEN_OF.test(`${before}${said.slice(from, span.to + 20)}`))
        if (isOther || isSpokenOf || (counts === 'paid' && !isOpen && !isPaid)) return []
        const denial = denialOf(said, span)
        // who wants no bill may want no debit either, and 'pix' alone is no bill yet
        const isUnsure = denial === null ? (all === 'pix' && !isPaid) || OF_OTHER.test(said) : !isDebit
        const place = { ...(denial ?? span), isOwn: true, values: answer(isDebit === (denial === null)) }
        return [isUnsure ? { ...place, why: 'confirm' } : place]
      }),
  )
  const isSure = ({ values }: Found) =>
    found.some((each) => each.why === undefined && each.values.direct_debit === values.direct_debit)
  const sure = found.filter(isSure)
  return (sure.length > 0 ? sure : found).toSorted((one, other) => one.from - other.from)
}

/** Drops what a message takes back, and the way that it leaves: 'de débito para boleto'. */
function lastOfChange(said: string, found: readonly Found[]): readonly Found[] {
  const [first, last] = [found[0], found.at(-1)]
  const between = said.slice(first?.to, last?.from)
  const isChange = first !== last && (takesBack(between) || / (?:pra|para|pro|por) (?:o )?$/.test(between))
  return last && isChange ? [last] : found
}

/** 'boleto ou pix' is one way to pay. */
function asOne(found: readonly Found[]): readonly Found[] {
  const [first] = found
  if (!first || found.some(({ values }) => values.direct_debit !== first.values.direct_debit)) return found
  const sure = found.find(({ why }) => why === undefined) ?? first
  return [{ ...sure, from: first.from, to: Math.max(...found.map(({ to }) => to)) }]
}

/** Returns where the debit is taken for what it brings, at the end of a message; null if it is not. */
function givesIn(said: string): number | null {
  const last = said.split(/[.,;!?\n]|\smas\s/).at(-1) ?? ''
  if (!GIVES_IN.test(last) || yesNo(last) === false || BILL_ONLY.test(last)) return null
  const isCheaper = CHEAPER.test(said)
  const isTaken = DISLIKES.test(said)
    ? isCheaper || /fazer|jeito|paciencia/.test(last)
    : isCheaper && yesNo(last) === true
  return isTaken ? said.length - last.length : null
}

const YES_FIRST = setOf(data.YES_FIRST)
const LEAVES_OPEN = anyOf(data.LEAVES_OPEN)
const ASKS_BEHIND = anyOf(data.ASKS_BEHIND)
const ONLY = anyOf('so, depois que, se, mas')

/** A yes or no at the beginning: 'sim, quanto fica?', 'nunca, já me cobraram errado'. */
function firstWord(said: string): boolean | null {
  const [first = '', ...rest] = said.split(/[.,;:!\n]/)
  const [word = '', ...more] = wordsOf(said)
  if (first.includes('?') || (rest.length === 0 && ASKS_BEHIND.test(first))) return null
  if (YES_FIRST.has(word) && !LEAVES_OPEN.test(more.join(' '))) return true
  const told = rest.length > 0 ? yesNo(first) : null
  const behind = rest.join(' ')
  if (told === false) return takesBack(said.slice(first.length + 1)) || ONLY.test(behind) ? null : false
  return LEAVES_OPEN.test(behind) ? null : told
}
