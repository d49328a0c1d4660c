import { render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { firstShop, soldUnder } from '../../../../tests/support/first-shop.ts'
import { rowsToRun } from '../../../../tests/support/rows-to-run.ts'
import { priceConditionTexts } from '../../../content/price-conditions.ts'
import { externalLinks } from '../../../content/landing/external-links.ts'
import { businessAndGamerOffers, identityCheckWords, liveloSteps } from '../../../content/landing/sections.ts'
import { BaseContext } from '../../../ui/useCampaign.ts'
import { type BundleCard, streamingBundleCards } from '../build-streaming-bundle-cards.ts'
import { TextsFromEditionContext } from '../edition-contexts.ts'
import { CoverageLinkBanner, EmployeeMigrationNotice } from './Links.tsx'
import { FibreExplainer } from './FibreExplainer.tsx'
import { NumberedSteps } from './NumberedSteps.tsx'
import { StreamingExplainer } from './StreamingExplainer.tsx'
import { StreamingBundles } from './Streaming.tsx'
import { BusinessAndGamerOffers } from './BusinessAndGamerOffers.tsx'

function show(block: ReactNode, prefix = '') {
  render(
    <BaseContext value={prefix && `/${prefix}`}>
      <TextsFromEditionContext value={firstShop.words}>{block}</TextsFromEditionContext>
    </BaseContext>,
  )
}
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
/** The plans of the general campaign. */
const plans = soldUnder('')
const textOf = (element: Element | null | undefined) => element?.textContent.replaceAll(/\s+/g, ' ')

describe('the fibre explainer', () => {
  const profiles = [
    ['500 Mega', 'até 40 aparelhos', '250 Mega'],
    ['700 Mega', 'até 50 aparelhos', '300 Mega'],
    ['1 Giga', 'até 68 aparelhos', '500 Mega'],
  ] as const
  test.each(rowsToRun(profiles, ([speed]) => speed === '1 Giga'))(
    'shows whom %s suits: %s, %s of upload (M2.51)',
    (speed, devices, upload) => {
      show(<FibreExplainer plans={plans} />)
      const card = screen.getByText(speed, { selector: '.profile__speed' }).closest('li')
      expect(textOf(card)).toContain(devices)
      expect(textOf(card)).toContain(`upload${upload}`)
    },
  )
})

describe('the blocks of wide screens', () => {
  const businessPlan = {
    sku: 'd1000cb',
    plan: '1 Giga Empresas',
    price_with_dacc: 119.99,
    price: 129.99,
    price_full: 199.99,
    subscriptions: [],
  }
  const gamerPlan = { sku: 'd2000b', plan: '2 Giga', plan_download: 2000, plan_upload: 1000 }
  test('offer 1 Giga to companies for R$119,99, and 2 Giga to who plays (M2.52)', () => {
    show(<BusinessAndGamerOffers business={businessPlan} gamer={gamerPlan} />, 'b')
    const business = screen.getByText('Só para empresas').closest('section')
    expect(textOf(business)).toContain('1 Giga Empresas')
    expect(textOf(business)).toContain(
      `R$ 119,99/mês${priceConditionTexts.directDebitShort}. Após 12 meses: R$ 199,99/mês. Sem débito: R$ 129,99/mês.`,
    )
    expect(textOf(business)).not.toContain('Fidelidade')
    const gamer = textOf(screen.getByText('Para quem joga sério').closest('section'))
    for (const part of ['2 Giga', 'Até 96 aparelhos', '1 Giga de upload']) expect(gamer).toContain(part)
    expect(hrefOf(businessAndGamerOffers.business.action)).toBe('/b/checkout/cep/?s=d1000cb')
    expect(hrefOf('Contratar o 2 Giga')).toBe('/b/checkout/cep/?s=d2000b')
  })

  test('name the loyalty period of a plan for which the operator has set it (D127)', () => {
    show(<BusinessAndGamerOffers business={{ ...businessPlan, loyaltyPeriod: true }} />)
    expect(textOf(screen.getByText('Só para empresas').closest('section'))).toContain(
      'Após 12 meses: R$ 199,99/mês. Fidelidade de 12 meses. Sem débito',
    )
  })

  test('are those that the campaign shows', () => {
    show(<BusinessAndGamerOffers gamer={gamerPlan} />)
    expect(screen.queryByText('Só para empresas')).toBeNull()
    expect(screen.getByText('Para quem joga sério')).not.toBeNull()
  })
})

const cards: readonly BundleCard[] = [
  {
    title: '700 Mega',
    link: '/checkout/cep/?s=d600gles',
    price: 109.99,
    full_price: 129.99,
    price_without_debit: 119.99,
    has_loyalty: true,
    state: 'ES',
    streaming: 'globoplay',
    addedStreaming: null,
  },
  {
    title: '1 Giga',
    link: '/checkout/cep/?s=d1000c',
    price: 149.99,
    full_price: 199.99,
    price_without_debit: 159.99,
    has_loyalty: true,
    state: null,
    streaming: 'paramount',
    addedStreaming: null,
  },
  {
    title: '1 Giga',
    link: '/checkout/cep/?s=d1000d',
    price: 159.99,
    full_price: 1219.99,
    price_without_debit: 169.99,
    has_loyalty: true,
    state: null,
    streaming: 'hbo-max',
    addedStreaming: null,
  },
]

describe('the mini-cards', () => {
  test('show label, service, title, and both prices, and lead into the order (M2.53, M2.56, M9.2)', () => {
    show(<StreamingBundles cards={cards} />, 'timcontrole')
    const links = screen.getAllByRole('link')
    const debit = `${priceConditionTexts.directDebitShort}.`
    expect(links.map((card) => card.getAttribute('href'))).toEqual(
      ['d600gles', 'd1000c', 'd1000d'].map((sku) => `/timcontrole/checkout/cep/?s=${sku}`),
    )
    expect(links.map(textOf)).toEqual([
      `Streaming InclusoGloboplay700 MegaDe R$ 129,99 (preço após 12 meses)Por R$ 109,99/mês${debit} Fidelidade de 12 meses. Sem débito: R$ 119,99/mês. Preço só no Espírito Santo.`,
      `Streaming InclusoParamount+1 GigaDe R$ 199,99 (preço após 12 meses)Por R$ 149,99/mês${debit} Fidelidade de 12 meses. Sem débito: R$ 159,99/mês.`,
      `Streaming InclusoHBO Max1 GigaDe R$ 1.219,99 (preço após 12 meses)Por R$ 159,99/mês${debit} Fidelidade de 12 meses. Sem débito: R$ 169,99/mês.`,
    ])
    expect(links.map((card) => card.querySelector('s')?.textContent)).toEqual([
      'R$ 129,99',
      'R$ 199,99',
      'R$ 1.219,99',
    ])
  })

  test('have no label without streaming, and no heading without cards', () => {
    const plain = { title: '500 Mega', link: '/checkout/cep/?s=d500a', price: 59.99, full_price: 159.99 }
    show(
      <StreamingBundles
        cards={[
          {
            ...plain,
            price_without_debit: 69.99,
            has_loyalty: false,
            state: null,
            streaming: null,
            addedStreaming: null,
          },
        ]}
      />,
    )
    expect(screen.queryByText('Streaming Incluso')).toBeNull()
    expect(document.body.textContent).not.toContain('Fidelidade')
    expect(streamingBundleCards([])).toEqual([])
  })
})

describe('the streaming explainer', () => {
  test.each([
    [
      'Globoplay',
      ['Até 3 telas ao mesmo tempo', 'Até 2 familiares', 'Ciclo de 30 dias', 'Só no plano de 700 Mega'],
      '/globoplay',
    ],
    ['HBO Max', ['Full HD', '2 telas ao mesmo tempo', 'Já incluso no 2 Giga'], '/hbo-max'],
    ['Paramount+', ['1 aparelho por vez', 'Já incluso no 2 Giga'], '/paramount'],
  ])('says what %s allows (M9.7)', (name, limits, href) => {
    show(<StreamingExplainer benefits={[]} plans={plans} />)
    const card = screen.getByRole('heading', { name }).closest('li')
    if (!card) throw new Error('no card')
    const said = within(card).getAllByRole('listitem').map(textOf)
    expect(said).toEqual(expect.arrayContaining(limits))
    expect(hrefOf(`Conhecer o ${name}`)).toBe(href)
  })
})

describe('the steps', () => {
  test('of the rewards programme are four, to points within 30 days (M2.66, M9.9)', () => {
    show(<NumberedSteps {...liveloSteps} title="Pontos" text="" />, 'livelo')
    const steps = screen.getAllByRole('listitem').map(textOf)
    expect(steps).toHaveLength(4)
    for (const [index, part] of [
      'Cadastre-se',
      'Consulte seu endereço',
      'Conclua o pedido',
      'até 30 dias',
    ].entries())
      expect(steps[index]).toContain(part)
    expect(hrefOf('Regulamento do programa')).toBe('/livelo/regulamentos/livelo/')
    expect(hrefOf(/Livelo.*outra aba/)).toBe(externalLinks.rewards.href)
  })

  test('of the check of identity are told in their order (M2.67)', () => {
    show(<NumberedSteps {...identityCheckWords} title="Identidade" text="" />)
    const steps = screen.getAllByRole('listitem').map(textOf)
    expect(steps).toHaveLength(5)
    for (const [index, part] of [
      'captcha',
      '5 primeiros números do CPF',
      'documento oficial',
      'fundo neutro',
      'aceite',
    ].entries())
      expect(steps[index]).toContain(part)
  })
})

describe('a call to action', () => {
  test.each([
    ['check', 'Consulte a disponibilidade da TIM Ultrafibra', 'Consultar'],
    ['doubt', 'Será que tem algum plano disponível na minha localização?', 'Consulte sua cobertura'],
  ] as const)('%s says %j with %j (M2.57)', (variant, text, action) => {
    show(<CoverageLinkBanner variant={variant} />, 'sp')
    expect(screen.getByText(text)).not.toBeNull()
    expect(hrefOf(action)).toMatch(/^\/sp\/consultar-cobertura\/cep\/[a-z\d]{4,8}\/$/)
  })

  test('of the collaborators leads to the external migration form (M2.54)', () => {
    show(<EmployeeMigrationNotice />, 'oferta-colaborador')
    expect(hrefOf(/formulário de migração/)).toBe(externalLinks.staffMigration.href)
  })
})
