/** Editions as somebody might write them, at random: checked, compared and resolved without a fault. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { codeEdition } from '../../server/db/code-edition.ts'
import { shopSurroundings } from '../../server/rules/shop-surroundings.ts'
import { checkEdition } from '../../src/edition/checks.ts'
import { differences } from '../../src/edition/differences.ts'
import { GENERAL_LIST, resolveEdition } from '../../src/edition/resolve.ts'
import type { Edition, EditionQuestion } from '../../src/edition/schema.ts'
import { isFull } from '../support/rows-to-run.ts'

const at = new Date('2026-11-27T15:00:00Z')
const code = codeEdition()
const ordinary = code.plans
  .filter(({ plan_type, showOnLanding }) => plan_type === null && showOnLanding)
  .map(({ sku }) => sku)

const sane = {
  sku: fc.constantFrom(...ordinary),
  text: fc.constantFrom('Natal', 'Fibra de Natal', 'Consulte o seu endereço'),
  price: fc.integer({ min: 4_000, max: 5_000 }).map((cents) => cents / 100),
  time: fc.constantFrom('2026-11-01T00:00', '2026-12-27T00:00'),
  prefix: fc.constantFrom('natal', 'natal/timpre', 'livelo', 'b/r', 'premium', ''),
  flags: fc.constantFrom({}, { premium: true }, { regionOffer: true }),
  journey: fc.constantFrom('standard', 'collaborator'),
  state: fc.constantFrom('SP', 'RS'),
}
const wild: { [Name in keyof typeof sane]: fc.Arbitrary<unknown> } = {
  sku: fc.oneof(sane.sku, fc.constantFrom('d9', '', '__proto__', 'rena', 'rf500')),
  text: fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom('R$ 10', '<b>', '{velocidades}', '{x}', 'ﬀ\u200b'),
  ),
  price: fc.oneof(fc.double({ noNaN: true }), sane.price),
  time: fc.oneof(sane.time, fc.constantFrom('2026-02-30T00:00', 'amanhã')),
  prefix: fc.oneof(sane.prefix, fc.constantFrom('api', '..', '__proto__', 'Natal', 'constructor')),
  flags: fc.oneof(sane.flags, fc.constantFrom({ rs: true, premium: true }, { x: true })),
  journey: fc.constantFrom('standard', 'migration', 'x', 'toString'),
  state: fc.constantFrom('XX', 'sp', 'RS'),
}

const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 2 })

/** Changes of the code's edition. */
const changesOf = ({ sku, text, price, time, prefix, flags, journey, state }: typeof wild) => {
  const list = fc.uniqueArray(sku, { minLength: 1, maxLength: 5 })
  return fc.record({
    campaigns: fc.array(
      fc.tuple(
        prefix,
        fc.record({
          title: maybe(text),
          journey: maybe(journey),
          flags: maybe(flags),
          page: maybe(list),
          checkout: maybe(list),
          from: maybe(time),
          until: maybe(time),
          landing: maybe(
            fc.record({ banner: maybe(fc.record({ heading: maybe(text), text: maybe(text) })) }),
          ),
        }),
      ),
      { maxLength: 2 },
    ),
    plans: fc.array(
      fc.record({
        sku: fc.oneof(sku, fc.constant('rena')),
        plan: maybe(text),
        price_with_dacc: maybe(price),
        state: fc.option(state, { nil: undefined, freq: 8 }),
        hidden: fc.option(fc.boolean(), { nil: undefined, freq: 8 }),
        from: fc.option(time, { nil: undefined, freq: 8 }),
      }),
      { maxLength: 2 },
    ),
    question: fc.record({
      id: fc.constantFrom('fio', 'gato'),
      question: text,
      answer: fc.array(text, { minLength: 1, maxLength: 3 }),
    }),
  })
}
const without = fc.option(
  fc.constantFrom('faq', 'news', 'texts', 'footer', 'lists', 'links', 'benefits', 'plans', 'campaigns'),
  { nil: null, freq: 3 },
)

/** Leaves out what is undefined, as JSON does. */
const given = <T extends object>(of: T) =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as Partial<T>

type Change = ReturnType<typeof changesOf> extends fc.Arbitrary<infer T> ? T : never

function changed({ campaigns, plans, question }: Change, left: string | null = null): unknown {
  const draft: Edition = structuredClone(code)
  for (const [name, more] of campaigns) {
    const prefix = String(name)
    const own = { title: `Campanha ${prefix}`, lpOrigin: 'LP', ...draft.campaigns[prefix], ...given(more) }
    Object.defineProperty(draft.campaigns, prefix, {
      value: own,
      enumerable: true,
      configurable: true,
      writable: true,
    })
  }
  for (const more of plans) {
    const same = draft.plans.find((each) => each.sku === more.sku)
    if (same) Object.assign(same, given(more))
    else draft.plans.push({ ...code.plans[0], id: more.sku, ...given(more) } as Edition['plans'][number])
  }
  draft.faq?.general?.questions.push(question as EditionQuestion)
  return JSON.parse(
    JSON.stringify(Object.fromEntries(Object.entries(draft).filter(([name]) => name !== left))),
  )
}

const runs = { numRuns: isFull ? 200 : 20, seed: 51 }

it('whatever somebody writes is checked and compared, and every finding is a sentence (D118)', () => {
  fc.assert(
    fc.property(changesOf(wild), without, (what, left) => {
      const { edition, findings } = checkEdition(changed(what, left), at, shopSurroundings)
      for (const { text } of findings) expect(text).toMatch(/\.$/)
      if (edition)
        expect(differences(code, edition, { from: null, until: null, at })).toEqual(expect.any(Array))
    }),
    runs,
  )
})

it('an edition without a red finding sells what its pages show, at the price that they show (D106, D118)', () => {
  let published = 0
  fc.assert(
    fc.property(changesOf(sane), (what) => {
      const { edition, findings } = checkEdition(changed(what), at, shopSurroundings)
      if (!edition || findings.some(({ level }) => level === 'red')) return
      published += 1
      const resolved = resolveEdition(edition, at)
      const bySku = new Map(resolved.plans.map((each) => [each.sku, each]))
      for (const name of ['', ...resolved.campaigns.prefixes]) {
        const { isOff, journey } = resolved.campaigns.rulesOf(name)
        if (isOff || !shopSurroundings.sellsPlans(journey)) continue
        const sold = shopSurroundings.plansSold(resolved, name)
        const { landing = [] } = resolved.offers.get(name || GENERAL_LIST) ?? {}
        for (const plan of landing.flatMap((each) => bySku.get(each) ?? []))
          if (plan.showOnLanding && plan.state === undefined)
            expect([name, sold.find(({ id }) => id === plan.id)?.price_with_dacc]).toEqual([
              name,
              plan.price_with_dacc,
            ])
      }
    }),
    runs,
  )
  expect(published).toBeGreaterThan(runs.numRuns / 10)
})
