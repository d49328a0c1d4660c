import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { rowsToRun } from '../../../../tests/support/rows-to-run.ts'
import { samplePlan as planOf } from '../../../../tests/support/sample-orders.ts'
import type { Plan } from '../../../contract/plan.ts'
import { planView } from '../../../questions/order/build-order-card-and-receipt-texts.ts'
import { BaseContext } from '../../../ui/useCampaign.ts'
import { benefitViews, cardsOf, comparedPlans, type CardRules } from './build-plan-card-data.ts'
import PlanComparison from '../islands/PlanComparison.tsx'
import PlanList from '../islands/PlanList.tsx'
import { cardWords } from '../../../content/landing/plan-cards.ts'

const whatsApps = [{ origin_domain: '*', complete_link: 'https://wa.me/558005551020' }]
const plan = (sku: string, name: string, price: number, more: Partial<Plan> = {}) =>
  planOf(sku, { plan: name, price_with_dacc: price, price_full: price + 100, whatsApps, ...more })
const babbel = [{ slug: 'babbel', benefit: 'Babel' }]
const with1 = (slug: string) => ({ subscriptions: [slug], benefits: [...babbel, { slug, benefit: slug }] })

const plans = [
  plan('d500a', '500 Mega', 59.99, { benefits: babbel }),
  plan('d1000a', '1 Giga', 1139.99),
  plan('d1000c', '1 Giga Paramount+', 149.99, with1('paramount-plus')),
  plan('d1000d', '1 Giga HBO Max', 159.99, with1('MAX')),
]
const benefit = (slug: string, name: string) => ({
  id: slug,
  slug,
  benefit: name,
  description: `Sobre ${name}`,
  imageLight: null,
  imageDark: null,
})
const benefits = [
  benefit('babbel', 'Babel'),
  benefit('paramount-plus', 'Paramount+'),
  benefit('MAX', 'HBO Max'),
]
const rules: CardRules = {
  list: 'group',
  leads: null,
  card: { variant: 'new', foot: 'benefits', badge: 'alternating' },
  component: '',
  bonus: null,
  benefits,
}

function show(more: Partial<CardRules> = {}, shown = plans) {
  const own = { ...rules, ...more }
  render(
    <BaseContext value="/b">
      <PlanList
        mode={own.list}
        look={own.card}
        cards={cardsOf(shown, own)}
        benefits={benefitViews(own.benefits)}
        first="/checkout/cep/"
        heading="h3"
      />
    </BaseContext>,
  )
}
function cardOf(name: string) {
  const card = screen.getByRole('heading', { name }).closest('article')
  if (!card) throw new Error(`no card of ${name}`)
  return within(card)
}
afterEach(() => vi.unstubAllGlobals())

const textOf = (element: Element | null) => element?.textContent.replaceAll(/\s+/g, ' ')

describe('a plan card (M2.60)', () => {
  test('shows both prices, and what the lower one depends on, and what the struck one is (M9.2, D107)', () => {
    show()
    const price = screen.getByRole('heading', { name: '1 Giga' }).closest('article')
    expect(textOf(price?.querySelector('.price') ?? null)).toBe(
      'De R$ 1.239,99 (preço após 12 meses) porR$ 1.139,99/mês',
    )
    expect(price?.querySelector('s')?.textContent).toContain('1.239,99')
    expect(textOf(price)).toContain('com débito automático, por 12 meses.')
  })

  const looks = [
    ['new', 'Contratar agora 500 Mega', 'Contratar via Whatsapp 500 Mega (abre em outra aba)'],
    ['old', 'Contratar online 500 Mega', 'Contratar por Whatsapp 500 Mega (abre em outra aba)'],
  ] as const
  test.each(rowsToRun(looks, 1))('leads into the order and to WhatsApp, %s', (variant, hire, whatsApp) => {
    show({ card: { ...rules.card, variant } })
    const card = cardOf('500 Mega')
    expect(card.getByRole('link', { name: hire }).getAttribute('href')).toBe('/b/checkout/cep/?s=d500a')
    expect(card.getByRole('link', { name: whatsApp }).getAttribute('href')).toBe('https://wa.me/558005551020')
  })

  const feet = [
    ['benefits', 'Conferir benefícios 500 Mega'],
    ['services', 'Serviços Inclusos 500 Mega'],
    ['content', 'Conteúdo online 500 Mega'],
  ] as const
  test.each(rowsToRun(feet, 1))('opens the drawer of benefits from its foot: %s', async (foot, name) => {
    show({ card: { ...rules.card, foot } })
    fireEvent.click(cardOf('500 Mega').getByRole('button', { name }))
    const drawer = await screen.findByRole('dialog', { name: 'O que vem no 500 Mega' })
    expect(await within(drawer).findByText('Sobre Babel')).not.toBeNull()
    expect(within(drawer).queryByText('HBO Max')).toBeNull()
    fireEvent.click(within(drawer).getByRole('button', { name: 'Fechar' }))
    expect(drawer.dataset.state).toBe('hidden')
  })

  test('says that it is the cheapest, once', () => {
    show()
    expect(screen.getAllByText(/^menor preço$/i)).toHaveLength(1)
    expect(cardOf('500 Mega').getByText('Menor Preço')).not.toBeNull()
  })

  test('wears two badges where there is a choice, one where the campaign has chosen (M4.4)', () => {
    const badges = () => [...document.querySelectorAll('.plan-card__badge')].map(textOf)
    show()
    expect(badges()).toEqual(['Menor Preço', 'Melhor Custo Benefício'])
    fireEvent.click(screen.getByRole('switch', { name: 'HBO Max' }))
    expect(badges()).toEqual(['Menor Preço', 'OFERTA GAMERESCOLHA STREAMING'])
    cleanup()
    show({ card: { ...rules.card, badge: 'still' } })
    fireEvent.click(screen.getByRole('switch', { name: 'HBO Max' }))
    expect(badges()).toEqual(['Menor Preço', 'OFERTA GAMER'])
  })
})

describe('the streaming toggles of a card (M4.3)', () => {
  test('exclude each other, and change plan, price, benefits and links', () => {
    show()
    const states = () => screen.getAllByRole('switch').map((each) => [each.textContent, each.ariaChecked])
    expect(states()).toEqual([
      ['HBO Max', 'false'],
      ['Paramount+', 'false'],
    ])
    fireEvent.click(screen.getByRole('switch', { name: 'HBO Max' }))
    expect(states()).toEqual([
      ['HBO Max', 'true'],
      ['Paramount+', 'false'],
    ])
    fireEvent.click(screen.getByRole('switch', { name: 'Paramount+' }))
    expect(states()).toEqual([
      ['HBO Max', 'false'],
      ['Paramount+', 'true'],
    ])
    const card = cardOf('1 Giga Paramount+')
    expect(card.getByRole('link', { name: /Contratar agora/ }).getAttribute('href')).toBe(
      '/b/checkout/cep/?s=d1000c',
    )
    expect(card.getByText('Inclui Babel e Paramount+.')).not.toBeNull()
    expect(textOf(card.getByRole('status'))).toBe('1 Giga Paramount+: R$ 149,99/mês com débito automático')
    fireEvent.click(screen.getByRole('switch', { name: 'Paramount+' }))
    expect(cardOf('1 Giga').getByRole('status').textContent).toBe(
      '1 Giga: R$\u00A01.139,99/mês com débito automático',
    )
  })
})

describe('a price for one state alone (D82)', () => {
  const regional = [
    plan('d600b', '700 Mega Paramount+', 119.99, with1('paramount-plus')),
    plan('d600gles', '700 Mega Globoplay', 109.99, { ...with1('globo-play'), state: 'ES' }),
  ]

  test('says so where a choice of streaming is read aloud', () => {
    show({}, regional)
    fireEvent.click(screen.getByRole('switch', { name: 'Paramount+' }))
    fireEvent.click(screen.getByRole('switch', { name: 'Globoplay' }))
    expect(textOf(screen.getByRole('status'))).toBe(
      '700 Mega Globoplay: R$ 109,99/mês com débito automático, só no Espírito Santo',
    )
  })

  test('says so where the way to order is chosen', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    show({}, regional.slice(1))
    fireEvent.click(screen.getByRole('link', { name: /Contratar agora/ }))
    expect(textOf(screen.getByRole('dialog', { name: 'Como você quer pedir?' }))).toContain(
      '700 Mega Globoplay · R$ 109,99/mês com débito automático, só no Espírito Santo',
    )
  })
})

describe('tabs (M2.59)', () => {
  test('are only in the mode `tabs`', () => {
    show()
    expect(screen.queryByRole('tab')).toBeNull()
  })

  test('part the plans without streaming from those with it, by mouse and arrows', () => {
    show({ list: 'tabs' })
    const [plain, streaming] = screen.getAllByRole('tab')
    if (!plain || !streaming) throw new Error('no tabs')
    expect([plain.textContent, streaming.textContent]).toEqual(['Só internet', 'Com streaming'])
    expect([plain.ariaSelected, streaming.ariaSelected]).toEqual(['true', 'false'])
    fireEvent.keyDown(plain, { key: 'ArrowRight' })
    expect([plain.ariaSelected, streaming.ariaSelected]).toEqual(['false', 'true'])
    expect(document.activeElement).toBe(streaming)
    const panel = screen.getByRole('tabpanel', { name: 'Com streaming' })
    expect(panel.dataset.selected).toBe('true')
    expect(within(panel).getByRole('heading', { name: '1 Giga Paramount+' })).not.toBeNull()
    fireEvent.click(plain)
    expect(screen.getByRole('tabpanel', { name: 'Só internet' }).dataset.selected).toBe('true')
  })
})

describe('the comparison (M2.49)', () => {
  const compare = (...more: Plan[]) =>
    render(
      <PlanComparison
        plans={comparedPlans([...plans, ...more], rules)}
        benefits={benefitViews(benefits)}
        variant="new"
        first="/checkout/cep/"
      />,
    )
  const selected = () => screen.getAllByRole('tab').find((tab) => tab.ariaSelected === 'true')?.textContent

  test('begins with d300a where there is one (M4.9)', () => {
    compare(plan('d300a', '300 Mega', 49.99))
    expect(selected()).toBe('300 Mega')
  })

  test('begins with the first plan elsewhere; a tab shows another', () => {
    compare()
    expect(selected()).toBe('500 Mega')
    fireEvent.click(screen.getByRole('tab', { name: '1 Giga' }))
    expect(selected()).toBe('1 Giga')
    const shown = document.querySelector('[data-selected]')
    expect(shown?.querySelector('h3')?.textContent).toBe('1 Giga')
  })

  test('says of each benefit whether the plan has it (M4.10)', () => {
    compare(plan('d2000b', '2 Giga', 229.99, { benefits: [{ slug: 'MAX', benefit: 'HBO Max' }] }))
    const facts = [...document.querySelectorAll('.comparison__plan')].map((each) =>
      [...each.querySelectorAll('dl > div')].map(textOf).slice(-3),
    )
    expect(facts[0]).toEqual(['BabelIncluso', 'Paramount+Não incluso', 'HBO MaxNão incluso'])
    expect(facts[4]).toEqual(['BabelNão incluso', 'Paramount+Não incluso', 'HBO MaxIncluso'])
  })

  test('explains a speed that includes a bonus, as the comparison of an order does (D65)', () => {
    const bonus = plan('d600a', '700 Mega', 109.99, { plan_download: 600 })
    compare(bonus)
    const downloads = [...document.querySelectorAll('.comparison__facts > :first-child dd')].map(textOf)
    expect(downloads.at(-1)).toBe('600 Mega + 100 Mega de bônus')
    expect(downloads.at(-1)).toBe(planView(bonus).note)
    expect(downloads[0]).not.toContain('bônus')
  })

  test('says nothing of devices where there is no figure for a speed (M2.51)', () => {
    compare(plan('d300a', '300 Mega', 49.99))
    const terms = [...document.querySelectorAll('.comparison__plan')].map((each) =>
      [...each.querySelectorAll('dt')].slice(0, 4).map(textOf),
    )
    expect(terms[0]).toEqual(['Download', 'Upload', 'Modem', 'Aparelhos'])
    expect(terms.at(-1)).toEqual(['Download', 'Upload', 'Modem', 'Babel'])
    expect(document.body.textContent).not.toContain('não informado')
  })
})

test('a card names three services at most, or two and how many more', () => {
  expect(cardWords.includes(['Babel', 'Looke', 'Deezer'])).toBe('Inclui Babel, Looke e Deezer.')
  expect(cardWords.includes(['Babel', 'Looke', 'Deezer', 'Ensinah'])).toBe(
    'Inclui Babel, Looke e mais 2 serviços.',
  )
})
