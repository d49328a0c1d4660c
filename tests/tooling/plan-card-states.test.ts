/** Everything that plan cards can show is shown by some campaign. */
import { describe, expect, it } from 'vitest'
import { cardStates } from '../support/plan-card-states.ts'
import { PREFIXES } from '../../src/campaigns/campaign-prefixes.ts'

const rows = ['', ...PREFIXES].flatMap(cardStates)
const campaignsWith = (holds: (row: (typeof rows)[number]) => boolean) => [
  ...new Set(rows.filter(holds).map(({ campaign }) => campaign)),
]

describe('the plan cards of all campaigns', () => {
  it.each(['300', '400', '500', '600a', '600', '1000', '2000'])('the group %s (M4.14)', (group) => {
    expect(campaignsWith((row) => row.group === group)).not.toEqual([])
  })

  it.each([
    ['globoplay', 'd600gl'],
    ['globoplay', 'd600gles'],
    ['hbo-max', 'd600c'],
    ['hbo-max', 'd1000d'],
    ['paramount', 'd600b'],
    ['paramount', 'd600br'],
    ['paramount', 'd1000c'],
  ])('the toggle %s shows %s (M4.3)', (on, sku) => {
    expect(campaignsWith((row) => row.on === on && row.plan.sku === sku)).not.toEqual([])
  })

  it('a card whose toggles are all off, beside those that never are (M4.3)', () => {
    expect(campaignsWith((row) => row.on === null && row.plan.sku === 'd1000a' && row.isFirst)).not.toEqual(
      [],
    )
    expect(rows.filter((row) => row.group === '600' && row.on === null)).toEqual([])
  })

  it('a card that begins with Paramount+ at 1 Giga (M4.3)', () => {
    const starts = campaignsWith((row) => row.isFirst && row.plan.plan === '1 Giga Paramount+')
    expect(starts).toEqual(expect.arrayContaining(['b', 'b/r', 'paramount']))
  })

  it.each([
    'Melhor Custo Benefício',
    'Menor Preço',
    'Entretenimento garantido',
    'Oferta especial',
    'OFERTA GAMER',
    'ESCOLHA STREAMING',
  ])('the badge %s (M9.3, M4.4)', (badge) => {
    expect(campaignsWith(({ badges }) => badges.includes(badge))).not.toEqual([])
  })

  it.each(['d600sp', 'd1000a', 'd500a', 'd2000b'])('the badge of %s (M9.3)', (sku) => {
    const special = rows.filter(({ plan, badges }) => plan.sku === sku && !badges.includes('Oferta especial'))
    expect(special).not.toEqual([])
  })

  it('one cheapest plan on every page (M4.14)', () => {
    for (const campaign of ['', ...PREFIXES]) {
      const cheapest = cardStates(campaign).filter(({ ribbons }) => ribbons.includes('MENOR PREÇO'))
      expect([campaign, cheapest.length]).toEqual([campaign, 1])
    }
  })

  it('the ribbons of points, on every plan of the loyalty campaign (M9.4)', () => {
    const points = cardStates('livelo').map(({ ribbons }) =>
      ribbons.some((text) => /^\+[\d.]+ PONTOS$/.test(text)),
    )
    expect(new Set(points)).toEqual(new Set([true]))
    expect(campaignsWith(({ ribbons }) => ribbons.some((text) => text.endsWith('PONTOS')))).toEqual([
      'livelo',
    ])
  })

  it.each([
    ['timcontrole', 'Até 20 GIGA a mais'],
    ['timblack', 'Até 30 GIGA'],
  ])('the bonus of %s, on every plan of its own (M9.4)', (campaign, text) => {
    expect(cardStates(campaign).filter(({ ribbons }) => !ribbons.includes(text))).toEqual([])
  })

  it.each([
    ['', 'd500a', 59.99],
    ['timcontrole', 'd600b', 119.99],
    ['es', 'd600gles', 109.99],
    ['r3', 'd600ar3', 109.99],
    ['', 'd1000a', 139.99],
    ['paramount', 'd1000c', 149.99],
    ['hbo-max', 'd1000d', 159.99],
  ])('under %j %s costs what the copy says (M9.5)', (campaign, sku, price) => {
    expect(cardStates(campaign).find((row) => row.plan.sku === sku)?.plan.price_with_dacc).toBe(price)
  })
})
