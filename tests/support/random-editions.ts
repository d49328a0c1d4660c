/** Generates random changes to the shop's edition, valid and invalid. */
import fc from 'fast-check'
import { firstEdition } from '../../src/edition/first-edition.ts'
import { siteFacts } from '../../server/rules/site-facts.ts'
import { checkEdition } from '../../src/edition/check-edition.ts'
import type { Edition, EditionQuestion } from '../../src/edition/edition-schema.ts'

/** What is changed. */
export const code = firstEdition
const ordinary = code.plans
  .filter(({ plan_type, showOnLanding }) => plan_type === null && showOnLanding)
  .map(({ sku }) => sku)

/** Values of a careful person; most editions made of them may be published. */
export const sane = {
  sku: fc.constantFrom(...ordinary),
  text: fc.constantFrom('Natal', 'Fibra de Natal', 'Consulte o seu endereço'),
  price: fc.integer({ min: 4_000, max: 5_000 }).map((cents) => cents / 100),
  time: fc.constantFrom('2026-11-01T00:00', '2026-12-27T00:00'),
  prefix: fc.constantFrom('natal', 'natal/timpre', 'livelo', 'b/r', 'premium', ''),
  flags: fc.constantFrom({}, { premium: true }, { regionOffer: true }),
  journey: fc.constantFrom('standard', 'collaborator'),
  state: fc.constantFrom('SP', 'RS'),
}
/** Values of somebody who writes anything at all. */
export const wild: { [Name in keyof typeof sane]: fc.Arbitrary<unknown> } = {
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
export const changesOf = ({ sku, text, price, time, prefix, flags, journey, state }: typeof wild) => {
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
/** A part of an edition that may be missing. */
export const leftOut = fc.option(
  fc.constantFrom('faq', 'news', 'texts', 'footer', 'lists', 'links', 'benefits', 'plans', 'campaigns'),
  { nil: null, freq: 3 },
)

/** Leaves out what is undefined, as JSON does. */
const given = <T extends object>(of: T) =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as Partial<T>

type Change = ReturnType<typeof changesOf> extends fc.Arbitrary<infer T> ? T : never

/**
 * Returns the code's edition with changes.
 * @param left the part that is missing; null for none
 */
export function changed({ campaigns, plans, question }: Change, left: string | null = null): unknown {
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

/** By how many cents each plan is cheaper. */
const rebates = fc.array(fc.integer({ min: 0, max: 900 }), {
  minLength: code.plans.length,
  maxLength: code.plans.length,
})

/** Returns documents that may be published, with other prices of all plans; the same ones for the same seed. */
export function editionsAtRandom(count: number, seed: number): Edition[] {
  const found: Edition[] = []
  for (let batch = 0; found.length < count; batch += 1)
    for (const [change, cheaper] of fc.sample(fc.tuple(changesOf(sane), rebates), {
      numRuns: count,
      seed: seed + batch,
    })) {
      const { edition, findings } = checkEdition(changed(change), new Date(), siteFacts)
      if (edition && !findings.some(({ level }) => level === 'red')) found.push(withRebates(edition, cheaper))
    }
  return found.slice(0, count)
}

const withRebates = (edition: Edition, cheaper: readonly number[]): Edition => ({
  ...edition,
  plans: edition.plans.map((plan, index) => {
    const less = (price: number) => Math.round(price * 100 - (cheaper[index % cheaper.length] ?? 0)) / 100
    return { ...plan, price: less(plan.price), price_with_dacc: less(plan.price_with_dacc) }
  }),
})
