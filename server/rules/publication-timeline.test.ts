/**
 * What is published holds later too (D140): publications, dates, takings back and looks at instants at random, against a
 * slow model that keeps the document of each instant, and knows nothing of rows.
 */
import { describe, expect, it } from 'vitest'
import type { Edition } from '../../src/edition/edition-schema.ts'
import {
  keyOf,
  latestFirst,
  planPublication,
  planWithdrawal,
  type Placed,
  type PlannedRow,
} from './publication-timeline.ts'

/** `SHOP_PUBLICATIONS=10000` for the long run. */
const PUBLICATIONS = Number(process.env.SHOP_PUBLICATIONS ?? 150)
/** After how many publications a new shop is begun. */
const EACH = 25
const FIELDS = 60
const INSTANTS = 30
const FOREVER = INSTANTS + 1

type Values = Readonly<Record<string, number>>

/** A generator of numbers that gives the same ones for the same seed (mulberry32). */
function makeRandom(seed: number) {
  let state = seed
  return (most: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most
  }
}

/** A document of the kind that editions are: a list with names, and fields in groups. */
const documentOf = (values: Values) =>
  ({
    campaigns: {},
    plans: Object.entries(values).map(([sku, price]) => ({ sku, price })),
  }) as unknown as Edition
const valuesOf = (document: unknown): Values =>
  Object.fromEntries(
    (document as { plans: { sku: string; price: number }[] }).plans.map(({ sku, price }) => [sku, price]),
  )
const fieldOf = (place: string) => place.split('.')[1] ?? ''
const timeOf = (at: number) => (at >= FOREVER ? null : new Date(at * 1000))

/** The shop as rows, as the database has it. */
function makeShop(first: Values) {
  const rows: (Placed & { readonly document: Edition })[] = []
  const add = ({ document, from, until }: PlannedRow, root: number | null) => {
    const id = rows.length + 1
    const row = { id, root: root ?? id, number: id, from, until, withdrawnBy: null }
    rows.push({ ...row, document: document as Edition })
    return id
  }
  const read = (number: number) => rows[number - 1]?.document ?? expect.unreachable()
  add({ document: documentOf(first), from: new Date(0), until: null, onto: null, isSame: false }, null)
  const at = (instant: number) =>
    rows
      .filter(({ withdrawnBy, from }) => withdrawnBy === null && from.getTime() <= instant * 1000)
      .filter(({ until }) => until === null || until.getTime() > instant * 1000)
      .toSorted(latestFirst)[0] ?? expect.unreachable()
  return {
    at,
    seen: (instant: number) => valuesOf(at(instant).document),
    publish(change: { base: Values; changed: Values; from: number; until: number }, isTaken: IsTaken) {
      const dated = {
        base: documentOf(change.base),
        changed: documentOf(change.changed),
        from: new Date(change.from * 1000),
        until: timeOf(change.until),
      }
      let answers: Record<string, boolean> = {}
      let plan = planPublication(rows, read, dated, (each) => answers[keyOf(each)])
      while (plan.questions.length > 0) {
        const more = plan.questions.map((each) => [
          keyOf(each),
          each.place === null
            ? isTaken(each.target.from.getTime() / 1000, null)
            : isTaken(Number(each.value), fieldOf(each.place)),
        ])
        answers = { ...answers, ...Object.fromEntries(more) }
        plan = planPublication(rows, read, dated, (each) => answers[keyOf(each)])
      }
      let root: number | null = null
      for (const row of plan.own) root = add(row, root) && (root ?? rows.length)
      for (const row of plan.carried) add(row, row.onto?.root ?? null)
      return { root: root ?? 0, asked: Object.keys(answers).length }
    },
    withdraw(root: number) {
      const left = planWithdrawal(rows, read, root)
      rows.forEach((row, index) => {
        if (row.root === root) rows[index] = { ...row, withdrawnBy: 'teste' }
      })
      for (const row of left) add(row, row.onto?.root ?? null)
    },
  }
}

/** What the person answers: about another value of a field, or about the end where something stands that began at an instant. */
type IsTaken = (valueOrInstant: number, field: string | null) => boolean

/** The same shop as the document of each instant, with when that began which is live then. */
function makeModel(first: Values) {
  let instants = Array.from({ length: INSTANTS }, () => ({ values: first, begun: 0, ends: FOREVER }))
  return {
    seen: (instant: number) => instants[instant]?.values ?? expect.unreachable(),
    publish(change: { base: Values; changed: Values; from: number; until: number }, isTaken: IsTaken) {
      const { base, changed, from, until } = change
      const before = instants
      instants = instants.map((now, instant) => {
        if (instant < from || instant >= until) return now
        const isLater = now.begun > from
        const values: Record<string, number> = { ...now.values }
        for (const [field, value] of Object.entries(changed)) {
          if (base[field] === value || values[field] === value) continue
          const isContested = values[field] !== base[field]
          if (!isContested || isTaken(values[field] ?? 0, field)) values[field] = value
        }
        const isChanged = Object.keys(values).some((field) => values[field] !== now.values[field])
        if (isLater && isChanged && now.ends > until && !isTaken(now.begun, null)) return now
        return isLater ? { ...now, values } : { values, begun: from, ends: until }
      })
      return before
    },
  }
}

type Made = { base: Values; changed: Values; from: number; until: number; root: number }

/**
 * Publishes at random.
 * @param isApart whether each publication has values of its own
 */
function run(seed: number, isApart: boolean) {
  const random = makeRandom(seed)
  const first = Object.fromEntries(Array.from({ length: FIELDS }, (_, index) => [`p${index}`, index]))
  const shop = makeShop(first)
  const answers = (has: number, field: string | null) =>
    field === null ? isApart || (has + seed) % 3 > 0 : (has * 31 + Number(field.slice(1)) * 7 + seed) % 3 > 0
  const made: Made[] = []
  let model = makeModel(first)
  let asked = 0
  for (let count = 1; count <= EACH; count += 1) {
    const now = Math.floor((count * INSTANTS) / EACH / 3)
    const from = random(2) === 0 ? now : now + 1 + random(INSTANTS - now - 2)
    const until = random(2) === 0 ? FOREVER : from + 1 + random(INSTANTS - from)
    // the draft was begun with what is live now, or some time ago
    const base = shop.seen(Math.max(0, now - random(3)))
    const changed: Record<string, number> = { ...base }
    const own = isApart ? [2 * count, 2 * count + 1] : [random(8), random(8), random(8)]
    for (const field of own) changed[`p${field}`] = 1_000 + count * 10 + random(5)
    const change = { base, changed, from, until }
    const { root, asked: questions } = shop.publish(change, answers)
    asked += questions
    model.publish(change, answers)
    made.push({ ...change, root })
    if (isApart && random(4) === 0) {
      const at = random(made.length)
      const one = made[at]
      if (one && one.from > now) {
        shop.withdraw(one.root)
        made.splice(at, 1)
        // what would be there without it: all others, published in their order
        model = makeModel(first)
        for (const each of made) {
          const own: Record<string, number> = { ...each.base }
          for (const [field, value] of Object.entries(each.changed)) own[field] = value
          model.publish({ ...each, changed: own }, answers)
        }
      }
    }
    for (let instant = now; instant < INSTANTS; instant += 1)
      expect(shop.seen(instant), `seed ${seed}, publication ${count}, instant ${instant}`).toEqual(
        model.seen(instant),
      )
  }
  return { first, made, asked, isTaken: answers }
}

const seeds = Array.from({ length: Math.ceil(PUBLICATIONS / EACH / 2) }, (_, index) => index + 1)

describe('publications of the shop at random (D140)', { timeout: PUBLICATIONS * 1_000 }, () => {
  it('hold at each instant as if each were laid on the document of each instant, one after the other', () => {
    const asked = seeds.map((seed) => run(seed, false).asked)
    // they do meet
    expect(Math.max(...asked)).toBeGreaterThan(5)
  })

  it('leave what would be there without one that is taken back; in another order they come to the same', () => {
    for (const seed of seeds) {
      const { first, made, isTaken } = run(seed, true)
      const orders = [made, made.toReversed()].map((order) => {
        const shop = makeShop(first)
        // all drafts were begun at once
        for (const { base, changed, from, until } of order)
          shop.publish(
            {
              base: first,
              changed: { ...first, ...differences(base, changed) },
              from,
              until,
            },
            isTaken,
          )
        return Array.from({ length: INSTANTS }, (_, instant) => shop.seen(instant))
      })
      expect(orders[0], `seed ${seed}`).toEqual(orders[1])
    }
  })
})

const differences = (base: Values, changed: Values): Values =>
  Object.fromEntries(Object.entries(changed).filter(([field, value]) => base[field] !== value))
