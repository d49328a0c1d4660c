/** Where URLs lead: plan links, deep links, campaign prefixes, return visits. */
import type { Page } from '@playwright/test'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import {
  answer,
  eitherWay,
  entrance,
  expectStep,
  leadId,
  nextStep,
  orderNumber,
  question,
  walk,
} from '../support/visitor-in-browser.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { expectQuestionFrame } from '../support/check-question-frame.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { joao, maria } from '../support/people.ts'
import { returnAtEmail, returnToReceipt } from '../support/open-order-made-by-api.ts'
import { watchPrivacy } from '../support/privacy-watch.ts'

const path = (page: Page) => new URL(page.url()).pathname

const planLinks: { query: string; plan: string; asked: boolean }[] = [
  { query: '?s=d600a', plan: '700 Mega', asked: false },
  { query: '?sk=d500a', plan: '500 Mega', asked: false },
  { query: '?sku=d1000a', plan: '1 Giga', asked: false },
  { query: '?id=plan-d500a', plan: '500 Mega', asked: false },
  { query: '?dl=300', plan: '300 Mega', asked: false },
  { query: '?dl=500', plan: '500 Mega HBO Max', asked: true },
  { query: '?dl=1000', plan: '1 Giga HBO Max', asked: true },
  { query: '?sku=nosuchplan', plan: '', asked: true },
]

// one that is taken: in-app-browsers.test.ts; each of them: tests/journeys/coverage.test.ts
const sampledLinks = rowsToRun(planLinks, 0)
for (const { query, plan, asked } of sampledLinks) {
  test(`a link with ${query} ${asked ? 'leaves a choice' : 'skips the plans'}`, async ({ page }) => {
    await page.goto(`/chat${query}`)
    const seen = await walk(page, { person: { ...joao, planos: {} }, until: asked ? 'planos' : 'nome' })
    expect(seen.includes('planos')).toBe(asked)
    if (!asked)
      await expect(
        page.getByRole('log').getByText(`O ${plan} que você escolheu chega até a sua casa.`),
      ).toBeVisible()
    else if (plan)
      await expect(question(page, 'planos').locator('[name=idPlan]:checked')).toHaveAccessibleName(
        new RegExp(`^${plan}`),
      )
  })
}

test(
  'a plan link on a return visit changes the plan of the order',
  onlyInFullRun,
  async ({ page, server }) => {
    const id = await returnAtEmail(page, server.url, '/checkout/cep/?s=d1000a')
    await expectStep(page, 'email')
    await walk(page, { person: joao, until: 'confirmacao' })
    await expect(question(page, 'confirmacao')).toContainText('1 Giga')
    expect(await leadId(page)).toBe(id)
  },
)

// tests/journeys/walking.test.ts
test(
  'every later address without an order goes to the start, and a gap to the first missing step',
  onlyInFullRun,
  async ({ page, server }) => {
    const early: [string, string][] = [
      ['/checkout/nr-imovel/', '/checkout/cep/'],
      ['/checkout/verificando-disponibilidade/', '/checkout/cep/'],
      ['/checkout/oferta-indisponivel/', '/checkout/cep/'],
      ...['planos/', 'nome/', 'cpf/', 'ativar-debito/', 'validacao/', 'validacao/erro1', 'confirmacao/'].map(
        (step): [string, string] => [`/checkout/${step}`, '/'],
      ),
      ['/pedido-realizado/', '/'],
      ['/checkout/dados-pessoais/', '/'],
      ['/checkout/instalacao-pagamento/', '/'],
    ]
    // each of them: tests/journeys/walking.test.ts
    for (const [wanted, found] of rowsToRun(early, 3)) {
      await page.goto(wanted)
      await expect.poll(() => path(page), wanted).toBe(found)
      await nextStep(page, null)
    }
    await returnAtEmail(page, server.url, '/checkout/email/')
    await expectStep(page, 'email')
    const later = ['data-de-vencimento/', 'instalacao/', 'conta-debito/', 'validacao/', 'confirmacao/']
    for (const wanted of rowsToRun(later, 2)) {
      await page.goto(`/checkout/${wanted}`)
      await expectStep(page, 'email')
      expect(path(page), wanted).toBe('/checkout/email/')
    }
    await page.goto('/checkout/telefone/')
    await expectStep(page, 'telefone')
    await page.goto('/checkout/')
    await expect(page.getByRole('heading', { name: 'Seu pedido até aqui' })).toBeVisible()
    await expect(page.getByText('João Carlos Pereira')).toBeVisible()
    await page.getByRole('link', { name: 'Continuar o pedido' }).click()
    await expectStep(page, 'email')
  },
)

test('a new visit goes on where the order is', onlyInFullRun, async ({ page, context }) => {
  await page.goto('/checkout/cep/')
  await walk(page, { person: joao, until: 'email' })
  await page.close({ runBeforeUnload: true })
  const again = await context.newPage()
  await again.goto('/chat')
  await expectStep(again, 'email')
  await again.goto('/')
  await again.getByRole('link', { name: 'Continuar de onde parei' }).click()
  await expectStep(again, 'email')
})

test('the start page of a returning visitor asks for a CEP', onlyInFullRun, async ({ page, server }) => {
  await returnAtEmail(page, server.url, '/')
  await page.getByRole('link', { name: 'Continuar de onde parei' }).waitFor()
  await expectAccessible(page, 'start page with an order')
  await answer(page, 'cep', { cep: '0131' })
  await expect(question(page, 'cep').getByText('CEP tem 8 números; você digitou 4')).toBeVisible()
  await answer(page, 'cep', { cep: '04007-001' })
  await expectStep(page, 'nr-imovel')
  await page.goto('/')
  await walk(page, { person: joao, until: 'nr-imovel' })
})

test('the start page after an order that was made says so', onlyInFullRun, async ({ page, server }) => {
  await returnToReceipt(page, server.url, 'pages')
  await page.goto('/')
  await expect(page.getByText('Seu pedido está feito.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver o pedido feito' })).toBeVisible()
  await answer(page, 'cep', { cep: '01310-100' })
  await expectStep(page, 'nr-imovel')
})

test('a start page out of the cache knows the newer order (X14)', onlyInFullRun, async ({ page }) => {
  await page.goto('/')
  await question(page, 'cep').waitFor()
  // The test browser may not keep pages alive: another tab's order, and the browser's event for coming back.
  const other = await page.context().newPage()
  await other.goto('/checkout/cep/')
  await walk(other, { person: joao, until: 'nome' })
  const cameBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await page.evaluate(cameBack)
  const goOn = page.getByRole('link', { name: 'Continuar de onde parei' })
  await goOn.waitFor()
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  await page.evaluate(cameBack)
  await expect(page.locator('body')).toHaveAttribute('data-same')
  await goOn.click()
  await expectStep(page, 'nome')
})

const prefixes = [
  { prefix: '/timblack', way: 'chat' },
  { prefix: '/b/r', way: 'pages' },
  { prefix: '/globoplay/timblack', way: 'chat' },
] as const
for (const { prefix, way } of rowsToRun(prefixes, (row) => row.prefix === '/globoplay/timblack')) {
  test(`the prefix ${prefix} stays all the way, by ${way}`, onlyInFullRun, async ({ page, server }) => {
    const seen = new Set<string>()
    page.on('framenavigated', (frame) => seen.add(new URL(frame.url()).pathname))
    const privacy = watchPrivacy(page, maria)
    await page.goto(prefix + entrance[way])
    await walk(page, {
      // under b the number is asked together with the CEP
      person: prefix.startsWith('/b/')
        ? { ...maria, planos: {}, cep: { ...maria.cep, ...maria['nr-imovel'] } }
        : { ...maria, planos: {} },
      each: async (step) => {
        seen.add(path(page))
        await expectQuestionFrame(page, step)
      },
    })
    await privacy.expectNothing(`the receipt of ${prefix}`)
    for (const each of seen) expect(each.startsWith(`${prefix}/`), each).toBe(true)
    await expect(page.getByRole('link', { name: 'TIM Ultrafibra, página inicial' })).toHaveAttribute(
      'href',
      new RegExp(`^${prefix}/?$`),
    )
    const [lead] = await server.sql(`select origin->>'addon' as addon from leads where id = $1`, [
      await leadId(page),
    ])
    expect(lead?.addon).toBe(prefix.slice(1))
  })
}

for (const way of eitherWay('chat')) {
  test(`a finished order shows its receipt anywhere, by ${way}`, onlyInFullRun, async ({ page, server }) => {
    await returnToReceipt(page, server.url, way)
    const number = await orderNumber(page)
    for (const address of ['/checkout/cep/', '/checkout/cpf/', '/chat', '/pedido-realizado/']) {
      await page.goto(address)
      await expectStep(page, 'pedido-realizado')
      expect(await orderNumber(page), address).toBe(number)
    }
    await page.getByRole('link', { name: 'Ver o pedido completo' }).click()
    await expect(page.getByText('Este pedido já foi feito.').first()).toBeVisible()
    await expect(page.getByText('João Carlos Pereira').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Confirmar pedido' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Alterar/ })).toHaveCount(0)
  })
}

for (const way of eitherWay('pages')) {
  test(`an order that was erased has expired, by ${way}`, onlyInFullRun, async ({ page, server, guard }) => {
    guard.allow(/^Failed to load resource/)
    await page.goto(entrance[way])
    await walk(page, { person: joao, until: 'telefone' })
    await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
    await server.sql('delete from leads where id = $1', [await leadId(page)])
    await page.reload()
    await expect(page.getByText('Seu atendimento expirou.')).toBeVisible()
    await page.getByRole('button', { name: 'Recomeçar' }).click()
    await expectStep(page, 'cep')
    await expect(page.getByText('João Carlos Pereira')).toHaveCount(0)
    await walk(page, { person: joao, until: 'planos' })
  })
}

for (const way of eitherWay('chat')) {
  test(
    `an order erased in the middle has expired, by ${way}`,
    onlyInFullRun,
    async ({ page, server, guard }) => {
      guard.allow(/^Failed to load resource/)
      await page.goto(entrance[way])
      await walk(page, { person: joao, until: 'telefone' })
      await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
      await server.sql('delete from leads where id = $1', [await leadId(page)])
      await answer(page, 'telefone', joao.telefone ?? {})
      await expect(page.getByText('Seu atendimento expirou.')).toBeVisible()
      await page.getByRole('button', { name: 'Recomeçar' }).click()
      await expectStep(page, 'cep')
    },
  )
}

test('an address that is no page says so', onlyInFullRun, async ({ page, guard }) => {
  guard.allow(/^Failed to load resource/)
  for (const address of ['/nao-existe', '/checkout/nao-existe/', '/timblack/nada']) {
    const response = await page.goto(address)
    expect(response?.status(), address).toBe(404)
    await expect(page.getByRole('heading', { name: 'Não achamos esta página' })).toBeVisible()
  }
  const main = page.getByRole('main')
  // the page for customers, and a person to talk to
  const customers = main.getByRole('link', { name: 'Já sou cliente' })
  await expect(customers).toHaveAttribute('href', '/timblack/consulta-cpf/')
  await expect(main.getByRole('link', { name: 'Receber uma ligação' })).toBeVisible()
  await expectAccessible(page, 'an address that is none')
  await page.getByRole('link', { name: 'Consultar meu endereço' }).click()
  await expectStep(page, 'cep')
  expect(path(page)).toBe('/timblack/checkout/cep/')
})

const steps: StepId[] = ['cep', 'nr-imovel', 'planos']
test('visitors who are sent or go to the start can begin there', onlyInFullRun, async ({ page }) => {
  await page.goto('/checkout/nome/')
  await expect.poll(() => path(page)).toBe('/')
  await answer(page, 'cep', joao.cep ?? {})
  await expectStep(page, 'nr-imovel')
  await page.getByRole('link', { name: 'TIM Ultrafibra, página inicial' }).click()
  await expect.poll(() => path(page)).toBe('/')
  await answer(page, 'cep', { cep: '04007001' })
  await expectStep(page, 'nr-imovel')
  // back to the landing page, which is loaded again
  const loaded = page.waitForEvent('load')
  await page.goBack()
  await loaded
  await expect.poll(() => path(page)).toBe('/')
  await answer(page, 'cep', joao.cep ?? {})
  await expectStep(page, 'nr-imovel')
  await walk(page, { person: joao, until: 'planos' })
})

for (const way of eitherWay('chat')) {
  test(
    `a reload after the browser's data is cleared starts over, by ${way}`,
    onlyInFullRun,
    async ({ page }) => {
      await page.goto(entrance[way])
      await walk(page, { person: joao, until: 'email' })
      await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      await page.reload()
      await expect.poll(() => path(page)).toBe(way === 'chat' ? '/chat' : '/')
      await walk(page, { person: joao, until: 'nome' })
    },
  )
}

test(
  'the start page, the cart and the call request have ways on',
  onlyInFullRun,
  async ({ page, server }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: /Contratar agora/ }).first()).toBeVisible()
    expect(await walk(page, { person: joao, until: 'planos' })).toEqual(steps)
    await page.goto('/receber-ligacao/')
    await page.locator('[name="telephone"]').fill('119')
    await page.getByRole('button', { name: 'Quero receber a ligação' }).click()
    await expect(page.getByText('Telefone com DDD tem 10 ou 11 números; você digitou 3')).toBeVisible()
    await expect(page.locator('[name="telephone"]')).toBeFocused()
    await page.locator('[name="telephone"]').fill('11912345678')
    await page.getByRole('button', { name: 'Quero receber a ligação' }).click()
    await expect(page.getByText('Tudo certo!')).toBeVisible()
    expect(await server.sql('select 1 from support_requests')).not.toEqual([])
    await page.getByRole('link', { name: 'Voltar ao pedido' }).click()
    await page.getByRole('link', { name: 'Continuar o pedido' }).click()
    await expectStep(page, 'planos')
  },
)
