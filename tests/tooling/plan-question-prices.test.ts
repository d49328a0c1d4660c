/** Every figure of the question about the plan says what it is, under each campaign, whichever plan is chosen. */
import { JSDOM } from 'jsdom'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { campaigns } from '../../src/campaigns/all-campaigns.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { formatBRL } from '../../src/lib/format-price.ts'
import { planCards } from '../../src/questions/lazy/plan-cards.ts'
import { PlanCards } from '../../src/ui/choices/PlanCards.tsx'
import { bySku, soldUnder } from '../support/catalogue.ts'
import { plan as anyPlan } from '../support/orders.ts'

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

function draw(plans: readonly Plan[], chosen: string): HTMLElement[] {
  const groups = planCards(plans, null, chosen)
  const html = renderToStaticMarkup(
    createElement(PlanCards, {
      name: 'idPlan',
      label: 'Plano',
      value: chosen,
      onChange: () => undefined,
      groups,
    }),
  )
  return [...JSDOM.fragment(html).querySelectorAll<HTMLElement>('.plan')]
}

/** The plan of a card that its radio before any choice stands for. */
const firstOf = (card: Element | undefined, plans: readonly Plan[]) =>
  plans.find(({ id }) => id === card?.querySelector('.plan__head input')?.getAttribute('value'))

/** What is seen of an element: without the words for screen readers. */
function seen(element: Element | null): string {
  const copy = element?.cloneNode(true) as Element | undefined
  for (const hidden of copy?.querySelectorAll('.hush') ?? []) hidden.remove()
  return plain(copy?.textContent)
}

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

describe('the question about the plan', () => {
  it('is read with the streaming of several campaigns', () => {
    const choices = [...lists.values()].flatMap((plans) =>
      cardsOf(plans).flatMap((card) => [...card.querySelectorAll('.plan__choice')]),
    )
    expect(choices.length).toBeGreaterThan(10)
  })

  it('names what streaming adds, which is no price of the plan itself, and the total of what is chosen', () => {
    for (const [skus, plans] of lists)
      for (const chosen of plans) {
        const card = cardsOf(plans, chosen.id).find((each) => each.querySelector(`[value="${chosen.id}"]`))
        const price = seen(card?.querySelector('.plan__price') ?? null)
        const where = `${chosen.sku} of ${skus}`
        expect([where, price]).toEqual([where, `${amount(chosen.price_with_dacc)}/mês`])
        expect(seen(card?.querySelector('.plan__condition') ?? null)).toBe('com débito automático')
        expect(seen(card?.querySelector('.plan__terms') ?? null)).toBe(
          `sem débito ${amount(chosen.price)}após 12 meses ${amount(chosen.price_full)}`,
        )
        for (const choice of card?.querySelectorAll('.plan__choice') ?? []) {
          const radio = choice.querySelector('input') ?? card?.querySelector('.plan__head input')
          const plan = plans.find(({ id }) => id === radio?.getAttribute('value'))
          const more = (plan?.price_with_dacc ?? 0) - chosen.price_with_dacc
          const base = firstOf(card, plans)?.price_with_dacc ?? 0
          const told = plan === chosen ? `já soma ${amount(chosen.price_with_dacc - base)}` : extraTold(more)
          expect(seen(choice)).toMatch(new RegExp(`^[\\w+ ]+ ${told.replaceAll('$', '\\$')}$`))
          // the same without debit, as the heading of the choices says
          expect(extraTold((plan?.price ?? 0) - chosen.price)).toBe(extraTold(more))
          expect(seen(card?.querySelector('.plan__choices-title') ?? null)).toBe(
            'Streaming opcional por mês, com ou sem débito:',
          )
        }
      }
  })

  it('offers the way back to the plan without streaming, or with that of the card, once another is chosen', () => {
    for (const plans of lists.values())
      for (const chosen of plans) {
        const card = cardsOf(plans, chosen.id).find((each) => each.querySelector(`[value="${chosen.id}"]`))
        const radio = card?.querySelector('.plan__head input')
        const back = card?.querySelectorAll(`.plan__choice[for="${radio?.id}"]`)
        expect(back).toHaveLength(radio?.getAttribute('value') === chosen.id ? 0 : 1)
      }
  })

  it('has radios named with the price that they lead to, and its condition', () => {
    for (const plans of lists.values())
      for (const chosen of plans) {
        const card = cardsOf(plans, chosen.id).find((each) => each.querySelector(`[value="${chosen.id}"]`))
        for (const radio of card?.querySelectorAll('input') ?? []) {
          const plan = plans.find(({ id }) => id === radio.getAttribute('value'))
          expect(spoken(radio)).toMatch(/^\d+ (?:Mega|Giga)/)
          expect(spoken(radio)).toContain(amount(plan?.price_with_dacc ?? 0))
          expect(spoken(radio)).toMatch(/com débito automático$/)
        }
      }
  })

  it('has each superlative on one card', () => {
    for (const plans of lists.values()) {
      const badges = cardsOf(plans).flatMap((card) => seen(card.querySelector('.plan__badge')) || [])
      expect(badges).toEqual([...new Set(badges)])
    }
  })
})

describe('the services on a card', () => {
  const namesOf = ({ benefits }: Plan) => benefits.map(({ benefit }) => benefit)
  const listed = (text = '') => text.split(/, | e /).filter(Boolean)

  /** What a card says that its plan has, in words about the plan before. */
  function said(text: string, plan: Plan, before: Plan | undefined): string[] {
    const [, some, rest] = /^(.+) e mais (\d+)$/.exec(text) ?? []
    if (some) return [...listed(some), ...namesOf(plan).slice(-Number(rest))]
    if (!before) return listed(text)
    const [, same] = /^Os mesmos serviços do (.+)$/.exec(text) ?? []
    const [, all, more] = /^Tudo do ([^,]+), mais (.+)$/.exec(text) ?? []
    const [, less, instead] = /^Sem (.+), mais (.+)$/.exec(text) ?? []
    expect([text, same ?? all ?? before.plan]).toEqual([text, before.plan])
    return [...namesOf(before).filter((name) => !listed(less).includes(name)), ...listed(more ?? instead)]
  }

  it('are those of its plan, told by those of the card before, under each campaign', () => {
    const told = new Set<string>()
    for (const plans of lists.values()) {
      const cards = cardsOf(plans)
      for (const [index, card] of cards.entries()) {
        const plan = firstOf(card, plans)
        const text = seen(card.querySelector('.plan__service-names'))
        if (!plan) throw new Error(`no plan of the card ${card.textContent}`)
        const names = said(text, plan, firstOf(cards[index - 1], plans))
        expect([text, ...names.toSorted()]).toEqual([text, ...namesOf(plan).toSorted()])
        expect(seen(card.querySelector('.plan__services'))).toBe(`${plan.benefits.length} serviços`)
        told.add(text.replace(/ .*/, ''))
      }
    }
    // each of the sentences has a campaign that needs it
    expect([...told]).toEqual(expect.arrayContaining(['Tudo', 'Sem', 'Os']))
  })

  it('stay where they are when a choice adds streaming, which is named beside their number', () => {
    const [, card] = cardsOf(soldUnder(''))
    const [, chosen] = cardsOf(
      soldUnder(''),
      card?.querySelector('.plan__choice input')?.getAttribute('value') ?? '',
    )
    const names = (of: Element | undefined) => seen(of?.querySelector('.plan__service-names') ?? null)
    expect(names(chosen)).toBe('Tudo do 500 Mega, mais Games Club, Looke e Ensinah')
    expect(names(chosen)).toBe(names(card))
    expect(seen(chosen?.querySelector('.plan__services') ?? null)).toBe('7 serviços e Paramount+')
  })

  it('keep a plan for companies, which has others, on a card that says for whom it is (M2.52)', () => {
    const all = [...soldUnder(''), bySku('d1000cb')]
    const giga = cardsOf(all).filter((card) => seen(card.querySelector('.plan__name')).startsWith('1 Giga'))
    expect(giga.map((card) => seen(card.querySelector('.plan__name')))).toEqual(['1 Giga Empresas', '1 Giga'])
    expect(giga.map((card) => card.querySelectorAll('input').length)).toEqual([1, 3])
    const badges = giga.map((card) => seen(card.querySelector('.plan__badge')))
    expect(badges).toEqual(['Só para empresas', expect.not.stringContaining('empresas')])
  })

  it('are told anew where something is missing', () => {
    const names = (plans: readonly Plan[], chosen = '') =>
      cardsOf(plans, chosen).map((card) => seen(card.querySelector('.plan__service-names')))
    const babel = { slug: 'babel', benefit: 'Babel' }
    const max = { slug: 'MAX', benefit: 'HBO Max' }
    const globo = { slug: 'globo-play', benefit: 'Globoplay' }
    const cheap = anyPlan('d500a', { plan: '500 Mega', benefits: [babel, max] })
    expect(names([cheap, anyPlan('d1000a', { benefits: [babel], price_with_dacc: 149.99 })])).toEqual([
      'Babel e HBO Max',
      'Os serviços do 500 Mega, sem HBO Max',
    ])
    const withMax = anyPlan('d600c', {
      subscriptions: ['MAX'],
      benefits: [babel, max],
      price_with_dacc: 149.99,
    })
    const withGlobo = {
      ...withMax,
      id: 'g',
      sku: 'd600gl',
      subscriptions: ['globo-play'],
      benefits: [babel, globo],
    }
    expect(names([cheap, withMax, withGlobo])[1]).toBe('Os mesmos serviços do 500 Mega')
    expect(names([cheap, withMax, withGlobo], 'g')[1]).toBe('Sem HBO Max, mais Globoplay')
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
    expect(choices([base, dearer])).toEqual(['HBO Max mais R$ 5,00'])
    const [card] = cardsOf([base, dearer])
    expect(seen(card?.querySelector('.plan__choices-title') ?? null)).toBe(
      'Streaming opcional por mês, com débito automático:',
    )
  })

  it('say of what they are instead, and what costs the same or less', () => {
    const max = anyPlan('d600c', streaming('MAX', 'HBO Max'))
    const globo = anyPlan('d600gl', { ...streaming('globo-play', 'Globoplay'), price_with_dacc: 61.99 })
    expect(choices([max, globo])).toEqual(['Globoplay em vez de HBO Max mais R$ 2,00'])
    expect(choices([base, max])).toEqual(['HBO Max mesmo preço'])
    expect(choices([base, max], max.id)).toEqual(['HBO Max já no preço', 'Sem streaming mesmo preço'])
    const less = { ...max, price_with_dacc: 54.99, price: 64.99 }
    expect(choices([base, less])).toEqual(['HBO Max menos R$ 5,00'])
    expect(choices([base, anyPlan('d700a', { price_with_dacc: 60.99, price: 70.99 })])).toEqual([
      'Sem streaming mais R$ 1,00',
    ])
  })
})
