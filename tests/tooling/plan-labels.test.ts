/** Badges and ribbons of the plan cards. */
import { describe, expect, test } from 'vitest'
import { bySku, campaigns, landingOf } from '../support/first-shop.ts'
import { samplePlan } from '../support/sample-orders.ts'
import { closeButtonWords } from '../../src/content/common-labels.ts'
import { cardWords } from '../../src/content/landing/plan-cards.ts'
import { whatsAppOf } from '../../src/funnel/choose-whatsapp-link-of-plan-by-host.ts'
import { plansAt, badgesOf, mobileBonusOf, pointsOf } from '../../src/funnel/landing-plans.ts'
import { cheapestOf } from '../../src/funnel/cheapest-plan.ts'

const single = { isCheapest: false, hasChoice: false, isStill: false }

describe('the badge of a card (M9.3, M4.4)', () => {
  const badges = (sku: string, more: Partial<typeof single> = {}) =>
    badgesOf(bySku(sku), { ...single, ...more }, cardWords.badges)

  test.each([
    ['d600sp', 'Melhor Custo Benefício'],
    ['d1000a', 'Melhor Custo Benefício'],
    ['d2000b', 'Entretenimento garantido'],
    ['d300a', 'Oferta especial'],
    ['d700a', 'Oferta especial'],
  ])('of %s is %s', (sku, text) => expect(badges(sku)).toEqual([text]))

  test('of d500a is Menor Preço where no plan of the page costs less', () => {
    expect(badges('d500a', { isCheapest: true })).toEqual(['Menor Preço'])
    expect(badges('d500a')).toEqual(['Oferta especial'])
  })

  test('alternates where there is streaming to choose', () => {
    expect(badges('d600gl', { hasChoice: true })).toEqual(['OFERTA GAMER', 'ESCOLHA STREAMING'])
    expect(badges('d1000a', { hasChoice: true })).toEqual(['Melhor Custo Benefício'])
  })

  test('stays at the first where the campaign has chosen the streaming', () => {
    expect(badges('d600gl', { hasChoice: true, isStill: true })).toEqual(['OFERTA GAMER'])
  })
})

describe('ribbons', () => {
  test('the plan with the lowest price by direct debit wears MENOR PREÇO (M4.14)', () => {
    const plans = [
      samplePlan('a', { price_with_dacc: 89.99 }),
      samplePlan('b', { price_with_dacc: 59.99 }),
      samplePlan('c', { price_with_dacc: 59.99 }),
    ]
    expect(cheapestOf(plans)?.id).toBe('b')
    expect(cheapestOf([])).toBeUndefined()
    expect(cardWords.cheapest).toBe('MENOR PREÇO')
  })

  test('only the loyalty campaign mentions points (M9.4)', () => {
    expect(pointsOf(samplePlan('a', { livelo_dacc_points: 3000 }), true)).toBe(3000)
    expect(pointsOf(samplePlan('a', { livelo_dacc_points: 3000 }), false)).toBeNull()
    expect(pointsOf(samplePlan('a'), true)).toBeNull()
    expect(cardWords.points(12000)).toBe('+12.000 PONTOS')
  })
})

describe('the bonus of a mobile plan (M9.4)', () => {
  const withBonus = samplePlan('a', { addonBonus: [{ addon_description: 'Internet de bônus' }] })
  const bonus = (prefix: string, of = withBonus) =>
    mobileBonusOf(of, campaigns.settingsOf(prefix).bonus, cardWords.mobileBonus)

  test.each([
    ['timcontrole', 'Até 20 GIGA a mais'],
    ['timblack', 'Até 30 GIGA'],
    ['globoplay/timblack', 'Até 30 GIGA'],
    ['timpre', 'Internet de bônus por até 12 meses'],
    ['', null],
  ])('under %j is %s', (prefix, text) => expect(bonus(prefix)).toBe(text))

  test('is the catalogue’s own where the campaign has no text', () => {
    expect(mobileBonusOf(withBonus, 'timpre', {})).toBe('Internet de bônus')
  })

  test('is none where the plan has none', () => expect(bonus('timblack', samplePlan('b'))).toBeNull())
})

describe('the link to the chat app (M3.1)', () => {
  const linked = samplePlan('a', {
    whatsApps: [
      { origin_domain: '*', complete_link: 'https://wa.me/1' },
      { origin_domain: 'tim.com.br', complete_link: 'https://wa.me/2' },
    ],
  })
  test.each([
    ['tim.com.br', 'https://wa.me/2'],
    ['www.tim.com.br', 'https://wa.me/2'],
    ['nottim.com.br', 'https://wa.me/1'],
    ['localhost', 'https://wa.me/1'],
  ])('on %s is %s', (host, link) => expect(whatsAppOf(linked, host)).toBe(link))

  test('is none where the plan has none', () => expect(whatsAppOf(samplePlan('b'), 'tim.com.br')).toBeNull())
})

describe('the texts of a card (M2.60)', () => {
  test.each([
    ['', 'Contratar agora', 'Contratar via Whatsapp', 'Conferir benefícios'],
    ['r2', 'Contratar online', 'Contratar por Whatsapp', 'Serviços Inclusos'],
    ['globoplay', 'Contratar agora', 'Contratar via Whatsapp', 'Conteúdo online'],
  ])('under %j', (prefix, hire, whatsApp, foot) => {
    const { card } = landingOf(prefix)
    expect(cardWords.variants[card.variant]).toEqual({ hire, whatsApp })
    expect(cardWords.feet[card.foot]).toBe(foot)
    expect(closeButtonWords.close).toBe('Fechar')
  })
})

describe('what a path shows (M2.42)', () => {
  const plans = [
    samplePlan('plain'),
    samplePlan('max', { subscriptions: ['MAX'] }),
    samplePlan('paramount', { subscriptions: ['paramount-plus'] }),
    samplePlan('globoplay', { subscriptions: ['globo-play'] }),
    samplePlan('both', { subscriptions: ['MAX', 'paramount-plus'] }),
    samplePlan('hidden', { showOnLanding: false }),
  ]
  test.each([
    ['/', ['plain', 'max', 'paramount', 'globoplay', 'both']],
    ['/timblack/ofertas', ['plain', 'max', 'paramount', 'globoplay', 'both']],
    ['/hbo-max', ['max', 'both']],
    ['/livelo/hbo-max/', ['max', 'both']],
    ['/paramount/', ['paramount', 'both']],
    ['/globoplay/', ['plain', 'globoplay']],
    ['/globoplay/timblack/', ['plain', 'globoplay']],
    ['/consultar-cobertura/planos/', ['plain', 'max', 'paramount', 'globoplay', 'both', 'hidden']],
    ['/b/consultar-cobertura/planos', ['plain', 'max', 'paramount', 'globoplay', 'both', 'hidden']],
  ])('%s: %j', (path, ids) => expect(plansAt(plans, path).map(({ id }) => id)).toEqual(ids))

  test('the first segment d takes the offers of d', () => {
    const { prefix } = campaigns.splitPrefix('/d/ofertas')
    expect(campaigns.settingsOf(prefix).checkout).toEqual(['d700a', 'd700b', 'd1000a'])
    expect(campaigns.splitPrefix('/demo').prefix).toBe('')
  })
})
