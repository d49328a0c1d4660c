/** Every figure of the question about the plan says what it is, under each campaign, whichever plan is chosen. */
import { JSDOM } from 'jsdom'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { bySku, campaigns, soldUnder } from '../support/first-shop.ts'
import { benefitKinds } from '../../src/content/benefit-kinds.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { costOverMonths } from '../../src/lib/plan-cost-over-months.ts'
import { hasLoyaltyPeriod } from '../../src/lib/has-loyalty-period.ts'
import { formatBRL } from '../../src/lib/format-prices-and-counts.ts'
import { planCards } from '../../src/questions/plans/build-plan-and-offer-cards.ts'
import type { Recommendations } from '../../src/questions/plans/usePlansWithReason.ts'
import { PlanCards } from '../../src/ui/choices/PlanCards.tsx'
import { samplePlan as anyPlan } from '../support/sample-orders.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const amount = (price: number) => formatBRL(price)
const extraTold = (more: number) =>
  more === 0 ? 'mesmo preço' : `${more > 0 ? 'mais' : 'menos'} ${amount(Math.abs(more))}`
const plain = (text = '') => text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ').trim()

const drawn = new WeakMap<readonly Plan[], Map<string, HTMLElement[]>>()

/** The cards as they are drawn while a plan is chosen; '' for none. */
function cardsOf(plans: readonly Plan[], chosen = ''): HTMLElement[] {
  const known = drawn.get(plans) ?? new Map<string, HTMLElement[]>()
  drawn.set(plans, known)
  const cards = known.get(chosen) ?? draw(plans, chosen)
  known.set(chosen, cards)
  return cards
}

function draw(plans: readonly Plan[], chosen: string, recommended: Recommendations = { reasons: {} }) {
  const html = renderToStaticMarkup(
    createElement(PlanCards, {
      name: 'idPlan',
      label: 'Plano',
      value: chosen,
      onChange: () => undefined,
      onShowAll: () => undefined,
      isOnlyMarked: false,
      ...planCards(plans, recommended),
    }),
  )
  return [...JSDOM.fragment(html).querySelectorAll<HTMLElement>('.plan')]
}

const radioOf = (card: Element | undefined, id: string) => card?.querySelector(`input[value="${id}"]`)
/** The plan of a card that its radio before any choice stands for. */
const firstOf = (card: Element | undefined, plans: readonly Plan[]) =>
  plans.find(({ id }) => id === card?.querySelector(':scope > input')?.getAttribute('value'))
/** The card of a plan while it is chosen, and what that card shows before any choice. */
function cardOf(plans: readonly Plan[], { id }: Plan) {
  const card = cardsOf(plans, id).find((each) => radioOf(each, id))
  return {
    card,
    first: firstOf(
      cardsOf(plans).find((each) => radioOf(each, id)),
      plans,
    ),
  }
}

/** What is seen of an element: without the words for screen readers. */
function seen(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined
  for (const hidden of copy?.querySelectorAll('.hush') ?? []) hidden.remove()
  return plain(copy?.textContent)
}
const part = (card: Element | undefined, name: string) => seen(card?.querySelector(`.plan__${name}`))

/** The name of a radio to a screen reader. */
function spoken(radio: Element): string {
  const ids = radio.getAttribute('aria-labelledby')?.split(' ') ?? []
  return plain(ids.map((id) => radio.closest('.plan')?.querySelector(`[id="${id}"]`)?.textContent).join(' '))
}

/** What campaigns sell, each list once. */
const lists = new Map(
  ['', ...campaigns.prefixes]
    .map(soldUnder)
    .map((plans) => [plans.map(({ sku }) => sku).join(' '), plans] as const),
)
/** Those in which each plan is chosen in turn. */
const chosenFrom = rowsToRun([...lists], 1)

describe('the question about the plan', () => {
  it('is read with the streaming of several campaigns', () => {
    const choices = rowsToRun([...lists.values()], 3).flatMap((plans) =>
      cardsOf(plans).flatMap((card) => [...card.querySelectorAll('.plan__choice')]),
    )
    expect(choices.length).toBeGreaterThan(10)
  })

  it('has one radio for each plan, and a choice for each plan of a card with several (D65)', () => {
    for (const [, plans] of chosenFrom)
      for (const chosen of ['', ...plans.map(({ id }) => id)]) {
        const cards = cardsOf(plans, chosen)
        const radios = cards.flatMap((card) => [...card.querySelectorAll('input')])
        expect(radios.map((radio) => radio.getAttribute('value') ?? '').toSorted()).toEqual(
          plans.map(({ id }) => id).toSorted(),
        )
        for (const card of cards) {
          const count = card.querySelectorAll('input').length
          expect(card.querySelectorAll('.plan__choice')).toHaveLength(count > 1 ? count : 0)
        }
      }
  })

  it('says the price, how long it lasts, the loyalty period only where it binds, and in the details the rest (D158)', () => {
    for (const [skus, plans] of chosenFrom)
      for (const chosen of plans) {
        const { card, first } = cardOf(plans, chosen)
        const where = `${chosen.sku} of ${skus}`
        const streaming = chosen.subscriptions.length > 0 && chosen !== first ? / \S.* incluído/ : /(?=)/
        expect(part(card, 'price')).toMatch(
          new RegExp(`^${amount(chosen.price_with_dacc).replaceAll('$', '\\$')}/mês${streaming.source}$`),
        )
        expect([where, part(card, 'lasts'), part(card, 'loyalty')]).toEqual([
          where,
          `por 12 meses, depois ${amount(chosen.price_full)}`,
          hasLoyaltyPeriod(chosen) ? 'fidelidade de 12 meses' : '',
        ])
        expect(part(card, 'facts')).toContain(`${amount(chosen.price)}/mês, por 12 meses`)
        const sum = (price: number) => amount(costOverMonths({ price, priceFull: chosen.price_full }, 24))
        expect(part(card, 'facts')).toContain(
          `${sum(chosen.price_with_dacc)} com débito automático, ${sum(chosen.price)} sem`,
        )
        for (const { benefit } of chosen.benefits) expect(part(card, 'facts')).toContain(benefit)
      }
  })

  it('names what streaming adds, which is no price of the plan itself and the same whatever is chosen', () => {
    for (const [, plans] of chosenFrom)
      for (const chosen of plans) {
        const { card, first } = cardOf(plans, chosen)
        for (const choice of card?.querySelectorAll('.plan__choice') ?? []) {
          const plan = plans.find(({ id }) => `plan-choice-${id}` === choice.id)
          const more = (plan?.price_with_dacc ?? 0) - (first?.price_with_dacc ?? 0)
          expect(seen(choice.querySelector('.plan__choice-price'))).toBe(
            plan === first ? '' : extraTold(more),
          )
          const later = (plan?.price_full ?? 0) - (first?.price_full ?? 0)
          expect(part(choice, 'choice-later')).toBe(
            later - more > 0.001 ? `após 12 meses, ${extraTold(later)}` : '',
          )
          expect(part(choice, 'choice-loyalty')).toBe(
            plan && hasLoyaltyPeriod(plan) ? 'fidelidade de 12 meses' : '',
          )
          // the same without debit, as the title of the choices says
          expect(extraTold((plan?.price ?? 0) - (first?.price ?? 0))).toBe(extraTold(more))
          expect(part(card, 'choices-title')).toBe('Por mês, com ou sem débito automático')
          expect(plain(choice.textContent)).toContain(
            `Total de ${amount(plan?.price_with_dacc ?? 0)} por mês`,
          )
        }
      }
  })

  it('has radios named with the price that they lead to, and its condition', () => {
    for (const [, plans] of chosenFrom)
      for (const chosen of plans)
        for (const radio of cardOf(plans, chosen).card?.querySelectorAll('input') ?? []) {
          const plan = plans.find(({ id }) => id === radio.getAttribute('value'))
          expect(spoken(radio)).toMatch(/^\d+ (?:Mega|Giga)/)
          expect(spoken(radio)).toContain(amount(plan?.price_with_dacc ?? 0))
          expect(spoken(radio)).toContain('com débito automático')
        }
  })

  it('has each badge on one card, of which it is true: the lowest price and the highest speed (D81, D106)', () => {
    for (const plans of rowsToRun([...lists.values()], 3)) {
      const cards = cardsOf(plans)
      const badges = cards.map((card) => part(card, 'badge'))
      expect(badges.filter(Boolean)).toEqual([...new Set(badges.filter(Boolean))])
      for (const [index, badge] of badges.entries()) {
        const plan = firstOf(cards[index], plans)
        const price = Math.min(...plans.map(({ price_with_dacc }) => price_with_dacc))
        const speed = Math.max(...plans.map(({ plan_download }) => plan_download))
        if (badge === 'Menor preço') expect(plan?.price_with_dacc).toBe(price)
        else if (badge) expect([badge, plan?.plan_download]).toEqual(['Mais rápido', speed])
      }
    }
  })

  it('says why a plan is suggested, on its card alone, and shows that plan (D78)', () => {
    const plans = soldUnder('')
    const hbo = bySku('d600c')
    const cards = draw(plans, '', {
      brought: hbo.id,
      reasons: { [hbo.id]: 'Você pediu: 700 Mega e HBO Max' },
    })
    const said = cards.filter((card) => part(card, 'badge').startsWith('Você pediu'))
    expect(said.map((card) => firstOf(card, plans)?.sku)).toEqual(['d600c'])
    expect(part(said[0], 'price')).toBe('R$ 119,99/mês HBO Max incluído')
  })
})

describe('the services on a card', () => {
  const namesOf = ({ benefits }: Plan) => benefits.map(({ benefit }) => benefit)
  const listed = (text = '') => text.split(/, | e /).filter(Boolean)
  const kindsOf = (plan: Plan | undefined, other?: Plan) =>
    (plan?.benefits ?? [])
      .filter(({ slug }) => !other?.benefits.some((benefit) => benefit.slug === slug))
      .map(({ slug, benefit }) => benefitKinds[slug] ?? benefit)

  /** A list says what services of the plan are for, as many as a line has room for, and never "etc.". */
  function expectTold(text: string | undefined, kinds: readonly string[]) {
    const said = listed(text)
    expect(kinds).toEqual(expect.arrayContaining(said))
    expect(said.length).toBeGreaterThanOrEqual(Math.min(kinds.length, 1))
  }

  /** A card says what the services of its plan are for, in words about the plan before. */
  function expectAllTold(text: string, plan: Plan, before: Plan | undefined) {
    if (!before) return expectTold(text, kindsOf(plan))
    const [, same] = /^Os mesmos serviços do (.+)$/.exec(text) ?? []
    const [, more] = /^Traz (.+)$/.exec(text) ?? []
    const [, less, instead] = /^Sem (.+), mais (.+)$/.exec(text) ?? []
    expect([text, same ?? before.plan]).toEqual([text, before.plan])
    expectTold(less, kindsOf(before, plan))
    expectTold(more ?? instead, kindsOf(plan, before))
  }

  it('are those of its plan, on one line told by those of the card before, under each campaign (D65)', () => {
    const kinds = new Set<string>()
    for (const plans of lists.values()) {
      const all = cardsOf(plans)
      const inSight = all.slice(0, 3)
      for (const [index, card] of all.entries()) {
        const plan = firstOf(card, plans)
        const text = part(card, 'adds')
        if (!plan) throw new Error(`no plan of the card ${card.textContent}`)
        const byPrice = all
          .map((each) => firstOf(each, plans))
          .filter((each) => each !== undefined)
          .toSorted((a, b) => a.price_with_dacc - b.price_with_dacc)
        const before =
          index < inSight.length ? firstOf(inSight[index - 1], plans) : byPrice[byPrice.indexOf(plan) - 1]
        const hasChoice = card.querySelector('.plan__choice') !== null
        expect([text, text.endsWith(' opcional')]).toEqual([text, hasChoice])
        const services = /^(?!Streaming)(.*) opcional$/.exec(text)?.[1]?.split(' ou ') ?? []
        const choices = [...card.querySelectorAll('.plan__choice-name')].map((each) => each.textContent)
        if (!text.includes(';')) for (const name of services) expect(choices.join()).toContain(name)
        if (!hasChoice || text.includes(';'))
          expectAllTold(text.replace('; streaming opcional', ''), plan, before)
        expect(text.length).toBeLessThan(44)
        for (const name of namesOf(plan)) expect(part(card, 'facts')).toContain(name)
        for (const kind of kindsOf(plan)) expect(part(card, 'facts')).toContain(kind)
        kinds.add(text.replace(/ .*/, ''))
      }
    }
    // each of the sentences has a campaign that needs it
    expect([...kinds]).toEqual(expect.arrayContaining(['Traz', 'Sem', 'Os', 'Streaming']))
  })

  it('are told by what they are for, streaming by its name', () => {
    const plans = [...lists.values()].flat()
    const streaming = new Set(plans.flatMap(({ subscriptions }) => subscriptions))
    const slugs = new Set(plans.flatMap(({ benefits }) => benefits.map(({ slug }) => slug)))
    expect([...slugs].filter((slug) => !benefitKinds[slug]).toSorted()).toEqual([...streaming].toSorted())
  })

  it('name what nobody has said the use of, as a service that the shop adds at the desk', () => {
    const surf = { slug: 'aulas-de-surfe', benefit: 'Aulas de surfe' }
    const looke = { slug: 'looke', benefit: 'Looke' }
    const plans = [
      anyPlan('d500a', { plan: '500 Mega' }),
      anyPlan('d1000a', { benefits: [looke, surf], price_with_dacc: 149.99 }),
    ]
    expect(cardsOf(plans).map((card) => part(card, 'adds'))).toContain('Traz Aulas de surfe e filmes')
  })

  it('stay where they are when a choice adds streaming, which stands beside the price', () => {
    const plans = soldUnder('')
    const [, card] = cardsOf(plans)
    const [, chosen] = cardsOf(plans, bySku('d500b').id)
    expect(part(card, 'adds')).toBe('HBO Max opcional')
    // what is included is no option
    expect(part(chosen, 'adds')).toBe('Traz audiolivros e revistas')
    expect(part(chosen, 'included')).toBe('HBO Max incluído')
  })

  it('keep a plan for companies, which has others, on a card of its own', () => {
    const all = [...soldUnder(''), bySku('d1000cb')]
    const giga = cardsOf(all).filter((card) => part(card, 'name').startsWith('1 Giga'))
    expect(giga.map((card) => part(card, 'name'))).toEqual(['1 Giga Empresas', '1 Giga'])
    expect(giga.map((card) => card.querySelectorAll('input').length)).toEqual([1, 3])
    expect(giga.map((card) => part(card, 'badge'))).toEqual(['Só para empresas', ''])
  })

  it('are told anew where something is missing', () => {
    const names = (plans: readonly Plan[], chosen = '') =>
      cardsOf(plans, chosen).map((card) => part(card, 'adds'))
    const babel = { slug: 'babel', benefit: 'Babel' }
    const max = { slug: 'MAX', benefit: 'HBO Max' }
    const globo = { slug: 'globo-play', benefit: 'Globoplay' }
    const cheap = anyPlan('d500a', { plan: '500 Mega', benefits: [babel, max] })
    expect(names([cheap, anyPlan('d1000a', { benefits: [babel], price_with_dacc: 149.99 })])).toEqual([
      'Babel e HBO Max',
      'Os serviços do 500 Mega, sem HBO Max',
    ])
    const dear = { ...anyPlan('d600c', { subscriptions: ['globo-play'] }), benefits: [babel, globo] }
    expect(names([cheap, { ...dear, price_with_dacc: 149.99 }])[1]).toBe('Sem HBO Max, mais Globoplay')
  })
})

describe('plans that a campaign of the shop’s own may bring together', () => {
  const streaming = (slug: string, benefit: string) => ({
    subscriptions: [slug],
    benefits: [{ slug, benefit }],
  })
  const choices = (plans: readonly Plan[], chosen = '') =>
    cardsOf(plans, chosen).flatMap((card) => [...card.querySelectorAll('.plan__choice')].map(seen))
  const base = anyPlan('d600a')

  it('say the condition where debit makes a difference', () => {
    const dearer = anyPlan('d600b', { ...streaming('MAX', 'HBO Max'), price_with_dacc: 64.99, price: 79.99 })
    expect(choices([base, dearer])).toEqual(['Sem streaming', 'HBO Max mais R$ 5,00 fidelidade de 12 meses'])
    const [card] = cardsOf([base, dearer])
    expect(part(card, 'choices-title')).toBe('Por mês, com débito automático')
  })

  it('say of what they are instead, what they bring besides, and what costs the same or less', () => {
    const max = anyPlan('d600c', streaming('MAX', 'HBO Max'))
    const globo = anyPlan('d600gl', { ...streaming('globo-play', 'Globoplay'), price_with_dacc: 61.99 })
    expect(choices([max, globo])).toEqual([
      'HBO Max fidelidade de 12 meses',
      'Globoplay em vez de HBO Max mais R$ 2,00 fidelidade de 12 meses',
    ])
    expect(choices([base, max])).toEqual(['Sem streaming', 'HBO Max mesmo preço fidelidade de 12 meses'])
    const less = { ...max, price_with_dacc: 54.99, price: 64.99 }
    expect(choices([base, less])).toEqual([
      'Sem streaming',
      'HBO Max menos R$ 5,00 após 12 meses, mesmo preço fidelidade de 12 meses',
    ])
    expect(choices([base, anyPlan('d700a', { price_with_dacc: 60.99, price: 70.99 })])).toEqual([
      'Sem streaming',
      'Sem streaming mais R$ 1,00',
    ])
    expect(choices(soldUnder(''))).toContain(
      'HBO Max e mais Games Club, Looke, Ensinah e Deezer mais R$ 20,00 após 12 meses, mais R$ 30,00 fidelidade de 12 meses',
    )
  })
})
