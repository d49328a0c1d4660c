/** Every call of an order, cut off before and after the server carried it out (X45). */
import { describe, expect, it } from 'vitest'
import {
  answers,
  migrating,
  migration,
  MODES,
  retrying,
  specificationBackend,
  standard,
  submit,
  walk,
} from '../../support/specification-backend/walk-journeys.ts'
import { escaped, HOUSE, JOURNEY_CALLS } from '../../support/specification-backend/calls-of-journeys.ts'
import { CEPS } from '../../support/specification-backend/plans-places-and-customers.ts'
import { callRequested, withdrawalRequested } from '../../../src/store/redux-actions.ts'
import { rowsToRun } from '../../support/rows-to-run.ts'
import { problemInWords } from '../../support/problem-texts.ts'

const MOMENTS = ['before', 'after'] as const

const byMode = JOURNEY_CALLS.flatMap((row) => MODES.map((mode) => ({ ...row, mode })))
const all = byMode.flatMap((row) =>
  row.calls.flatMap((call) => MOMENTS.map((when) => ({ ...row, call, when }))),
)

const sampled = new Map<string, number>()
for (const { call } of all) if (!sampled.has(call)) sampled.set(call, sampled.size)

/**
 * In `npm test` each call once, in the first journey that has it: every second one by chat, and every second one of
 * both after it was carried out; those of one order together.
 */
const isSampled = ({ name, call, when, mode }: (typeof all)[number]) => {
  const at = sampled.get(call) ?? 0
  const isFirst = JOURNEY_CALLS.find(({ calls }) => calls.includes(call))?.name === name
  return isFirst && mode === MODES[at % 2] && when === MOMENTS[Math.floor(at / 2) % 2]
}
const together = [
  ...Map.groupBy(all.filter(isSampled), ({ name, mode, when }) => `${name} ${mode} ${when}`).values(),
].flatMap((rows) => rows.slice(0, 1).map((row) => ({ ...row, calls: rows.map(({ call }) => call) })))

/** The answers with which an order was made. */
const made = (backend: ReturnType<typeof specificationBackend>) =>
  backend.now().shop.orders.map(({ fields }) => fields)

describe('a call that is cut', () => {
  const backend = specificationBackend()
  /** What each journey orders when nothing is cut. */
  const undisturbed = new Map<string, ReturnType<typeof made>>()
  const ordered = async ({ name, parts, says, mode }: (typeof byMode)[number]) => {
    const known = undisturbed.get(name + mode)
    if (known) return known
    const visit = backend.open(parts, { mode })
    await walk(visit, { says })
    const orders = made(backend)
    undisturbed.set(name + mode, orders)
    return orders
  }

  it.each(rowsToRun(byMode, ({ mode, name }) => mode === 'pages' && name === 'standard with a quiz'))(
    'is one of those that $name asks in the $mode (X45)',
    async (row) => {
      await ordered(row)
      expect(new Set(backend.now().lines())).toEqual(new Set([...row.calls, row.finish]))
      expect(backend.now().shop.orders).toHaveLength(1)
    },
  )

  /** An order of which each of some calls is cut once. */
  async function orderDespite(calls: readonly string[], { when, ...row }: (typeof all)[number]) {
    const whole = await ordered(row)
    backend.now().shop.orders.length = 0
    const visit = backend.open(row.parts, { mode: row.mode })
    retrying(visit, 6 * calls.length)
    for (const call of calls) backend.now().cut(escaped(call), when)
    await walk(visit, { says: row.says, isPatient: true })
    const { orders } = backend.now().shop
    expect(orders.map(({ orderNumber }) => String(orderNumber))).toEqual([
      visit.order().finished?.orderNumber,
    ])
    expect(made(backend)).toEqual(whole)
    expect(backend.now().isCut()).toBe(true)
    backend.expectClean(visit)
  }

  it.each(together)(
    '$name, $calls.length calls, each cut $when it was carried out: one order, no answer lost, in the $mode (X45, D103)',
    async (row) => orderDespite(row.calls, row),
  )

  it.each(rowsToRun(all, () => false))(
    '$name, $call, cut $when it was carried out: one order, no answer lost, in the $mode',
    async (row) => orderDespite([row.call], row),
  )
})

const RELOADS = [
  { name: 'an order', parts: standard, says: answers, calls: ['GET lead/{idLead}', ...HOUSE.slice(0, 2)] },
  {
    name: 'a migration',
    parts: migration,
    says: migrating,
    calls: ['GET fiber-migration/{idLead}', ...HOUSE.slice(0, 2)],
  },
].flatMap(({ calls, ...row }) =>
  calls.flatMap((call) => MODES.flatMap((mode) => MOMENTS.map((when) => ({ ...row, call, mode, when })))),
)

/** In `npm test` the call that restores an order, by pages. */
const isSampledReload = ({ name, call, mode, when }: (typeof RELOADS)[number]) =>
  when === 'before' && call.includes('{idLead}') && mode === 'pages' && name === 'an order'

describe('a reload whose call is cut', () => {
  const backend = specificationBackend()

  it.each(rowsToRun(RELOADS, isSampledReload))(
    '$name, $call, $when it was carried out: goes on to one order in the $mode (X45, D103)',
    async ({ parts, says, call, when, mode }) => {
      const visit = await backend.openAt('data-de-vencimento', parts, { mode, says })
      await visit.saved()
      backend.now().cut(escaped(call), when)
      const again = backend.reload(visit, parts)
      retrying(again)
      await walk(again, { says, isPatient: true })
      expect(backend.now().isCut()).toBe(true)
      expect(backend.now().shop.orders.map(({ orderNumber }) => String(orderNumber))).toEqual([
        again.order().finished?.orderNumber,
      ])
      backend.expectClean(visit, again)
    },
  )
})

describe('a call that is about a person', () => {
  const backend = specificationBackend()
  const contact = { name: 'Maria da Silva', email: 'maria@exemplo.com.br', phone: '(11) 98765-4321' }
  const rows = rowsToRun(
    MODES.flatMap((mode) => MOMENTS.map((when) => ({ mode, when }))),
    ({ mode, when }) => mode === 'chat' && when === 'after',
  )

  it.each(rows)(
    'is not made twice on its own when a request for a call is cut $when it was carried out, in the $mode (X45, D103)',
    async ({ mode, when }) => {
      backend.now().shop.calls.length = 0
      const visit = backend.open(standard, { mode })
      await visit.at('cep')
      backend.now().cut(/^POST supportRequest$/, when)
      const ask = () => visit.store.dispatch(callRequested({ telephone: contact.phone }))
      ask()
      await visit.until('the failure', ({ ui }) => problemInWords(ui.contact.callProblem) !== '')
      const once = when === 'after' ? 1 : 0
      expect([backend.now().lines(), backend.now().shop.calls.length]).toEqual([
        expect.arrayContaining(['POST supportRequest']),
        once,
      ])
      ask()
      await visit.until('the request', ({ ui }) => ui.contact.call === 'sent')
      expect(backend.now().shop.calls).toHaveLength(once + 1)
      backend.expectClean(visit)
    },
  )

  it.each(rowsToRun(rows, ({ mode }) => mode === 'chat'))(
    'of the waiting list says so when it is cut $when it was carried out, and works when it is repeated, in the $mode (X45, D103)',
    async ({ mode, when }) => {
      const entries = () => backend.now().shop.noCoverage
      entries().clear()
      const visit = backend.open(standard, { mode })
      const says = { ...answers, cep: { cep: CEPS.withoutNetwork } }
      await walk(visit, { says, until: 'oferta-indisponivel' })
      const leave = () => submit(visit, 'oferta-indisponivel', { 'oferta-indisponivel': contact })
      const failed = (what: 'notify' | 'withdraw') =>
        visit.until('the failure', ({ ui }) => ui.contact[what] === 'failed')
      backend.now().cut(/^PUT lead-no-coverage$/, when)
      leave()
      await failed('notify')
      leave()
      await visit.until('the contact', ({ ui }) => ui.contact.notify === 'sent')
      expect([...entries().values()]).toEqual([expect.objectContaining({ ...contact, phone: '11987654321' })])
      backend.now().cut(/^DELETE lead-no-coverage$/, when)
      visit.store.dispatch(withdrawalRequested())
      await failed('withdraw')
      visit.store.dispatch(withdrawalRequested())
      await visit.until('gone', ({ ui }) => ui.contact.withdraw === 'sent')
      expect(entries().size).toBe(0)
      expect(backend.now().bodies('DELETE lead-no-coverage')).toEqual([
        { id: expect.any(Number), phone: '11987654321' },
        { id: expect.any(Number), phone: '11987654321' },
      ])
      backend.expectClean(visit)
    },
  )
})
