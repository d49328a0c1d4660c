/** Every figure of the question about the plan says what it is, under each campaign, whichever plan is chosen (D99). */
import { JSDOM } from 'jsdom'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { campaigns } from '../../src/campaigns/all-campaigns.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { formatBRL } from '../../src/lib/money.ts'
import { planCards } from '../../src/questions/lazy/plan-cards.ts'
import { PlanCards } from '../../src/ui/choices/PlanCards.tsx'
import { soldUnder } from '../support/catalogue.ts'
import { plan as anyPlan } from '../support/orders.ts'

const amount = (price: number) => formatBRL(price)
const plain = (text = '') => text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ').trim()

/** The cards as they are drawn while a plan is chosen; '' for none. */
function cardsOf(plans: readonly Plan[], chosen = ''): HTMLElement[] {
  const groups = planCards(plans, null)
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
        const first = plans.find(({ id }) => id === card?.querySelector('input')?.getAttribute('value'))
        for (const choice of card?.querySelectorAll('.plan__choice') ?? []) {
          const plan = plans.find(({ id }) => id === choice.querySelector('input')?.getAttribute('value'))
          const extra = (plan?.price_with_dacc ?? 0) - (first?.price_with_dacc ?? 0)
          expect(seen(choice)).toMatch(/^[\w+ ]+ mais R\$ \d+,\d\d$/)
          expect(seen(choice)).toContain(`mais ${amount(extra)}`)
          // the same without debit, as the heading of the choices says
          expect(amount((plan?.price ?? 0) - (first?.price ?? 0))).toBe(amount(extra))
          expect(seen(card?.querySelector('.plan__choices-title') ?? null)).toBe(
            'Streaming a mais por mês, com ou sem débito:',
          )
        }
      }
  })

  it('has radios named with the price that they lead to, and its condition', () => {
    for (const plans of lists.values())
      for (const chosen of plans) {
        const card = cardsOf(plans, chosen.id).find((each) => each.querySelector(`[value="${chosen.id}"]`))
        const radio = card?.querySelector(':checked')
        expect(radio && spoken(radio)).toMatch(/^\d+ (?:Mega|Giga)/)
        expect(radio && spoken(radio)).toContain(amount(chosen.price_with_dacc))
        expect(radio && spoken(radio)).toMatch(/com débito automático$/)
      }
  })
})

describe('plans that a campaign of the shop’s own may bring together', () => {
  const streaming = (slug: string, benefit: string) => ({
    subscriptions: [slug],
    benefits: [{ slug, benefit }],
  })
  const choices = (plans: readonly Plan[]) =>
    cardsOf(plans).flatMap((card) => [...card.querySelectorAll('.plan__choice')].map(seen))
  const base = anyPlan('d600a')

  it('say the condition where debit makes a difference', () => {
    const dearer = anyPlan('d600b', { ...streaming('MAX', 'HBO Max'), price_with_dacc: 64.99, price: 79.99 })
    expect(choices([base, dearer])).toEqual(['HBO Max mais R$ 5,00'])
    const [card] = cardsOf([base, dearer])
    expect(seen(card?.querySelector('.plan__choices-title') ?? null)).toBe(
      'Streaming a mais por mês, com débito automático:',
    )
  })

  it('say of what they are instead, and what costs the same or less', () => {
    const max = anyPlan('d600c', streaming('MAX', 'HBO Max'))
    const globo = anyPlan('d600gl', { ...streaming('globo-play', 'Globoplay'), price_with_dacc: 61.99 })
    expect(choices([max, globo])).toEqual(['Globoplay em vez de HBO Max mais R$ 2,00'])
    expect(choices([base, max])).toEqual(['HBO Max mesmo preço'])
    const less = { ...max, price_with_dacc: 54.99, price: 64.99 }
    expect(choices([base, less])).toEqual(['HBO Max menos R$ 5,00'])
    expect(choices([base, anyPlan('d700a', { price_with_dacc: 60.99, price: 70.99 })])).toEqual([
      'Sem streaming mais R$ 1,00',
    ])
  })
})
