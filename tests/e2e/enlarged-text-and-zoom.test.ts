/** Text at 200 % and page zoom on every kind of screen. Questions at two sizes: every-question.test.ts. */
import type { Page } from '@playwright/test'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import { entrance, question, sendButton, walk, WAYS, type Way } from '../support/visitor-in-browser.ts'
import {
  enlarge,
  expectNoLayoutErrors,
  resetSize,
  SAMPLE_VIEWS,
  viewsOf,
  WINDOWS,
  type EnlargedView,
} from '../support/check-enlarged-layout.ts'
import { expect, failedResource, onlyInFullRun, shopOf, test } from '../support/e2e-test.ts'
import { isFull, rowsToRun } from '../support/rows-to-run.ts'
import { everyQuestion, joao, maria, quizFailed, rejected, type Person } from '../support/people.ts'
import { returnTo, returnToReceipt, returnToReview } from '../support/open-order-made-by-api.ts'
import { SCREENS } from '../support/non-question-screens.ts'

test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'light' })
test.setTimeout(600_000)

/** What opens within a question, looked at as well. */
const OPENED: Partial<Record<StepId, (page: Page) => Promise<void>>> = {
  planos: async (page) => {
    const [card] = await page.locator('.plan:has(.plan__choices)').all()
    for (const part of (await card?.locator('summary').all()) ?? []) await part.click()
    // a campaign with three cards has no others to open
    for (const part of await page.getByText(/^(?:Ver todos os|Comparar dois) planos$/).all())
      await part.click()
  },
  'data-instalacao': async (page) => page.getByRole('button', { name: 'Deixar outra opção de dia' }).click(),
}

/** Where a long name has least room: beside its price, and in a card of one column. */
const TIGHT: readonly EnlargedView[] = [
  ...SAMPLE_VIEWS,
  { width: 320, height: 640, size: 100 },
  { width: 320, height: 640, size: 112.5 },
  { width: 320, height: 640, size: 250 },
  { width: 360, height: 740, size: 125 },
  { width: 768, height: 1024, size: 250 },
]

/** Looks at every question on the way to the receipt. */
async function lookOnTheWay(
  page: Page,
  way: Way,
  views: readonly EnlargedView[],
  person: Person,
): Promise<void> {
  await walk(page, {
    person,
    each: async (step) => {
      await expectNoLayoutErrors(page, `${step} by ${way}`, views)
      await OPENED[step]?.(page)
      if (OPENED[step]) await expectNoLayoutErrors(page, `${step} by ${way}, opened`, views)
      await page.setViewportSize({ width: 390, height: 844 })
    },
  })
}

test(
  'plans to compare, the start page and its choice of cookies at 200 %',
  onlyInFullRun,
  async ({ page, server }) => {
    // by chat: every-question.test.ts
    if (isFull) {
      await page.goto(entrance.pages)
      await walk(page, { person: joao, until: 'planos' })
      await OPENED.planos?.(page)
      await expectNoLayoutErrors(page, 'plans by pages', SAMPLE_VIEWS)
      await returnToReview(page, server.url, 'pages')
      await expectNoLayoutErrors(page, 'the review by pages', SAMPLE_VIEWS)
      await returnToReceipt(page, server.url, 'pages')
      await expectNoLayoutErrors(page, 'the receipt by pages', SAMPLE_VIEWS)
    }
    await page.goto('/')
    // the banner about cookies comes with its style a moment later
    await page.waitForLoadState('networkidle')
    await expectNoLayoutErrors(page, 'the start page', SAMPLE_VIEWS)
    await page.locator('[data-consent-open]').click()
    await page.getByRole('dialog').filter({ visible: true }).waitFor()
    await expectNoLayoutErrors(page, 'the choice of cookies', SAMPLE_VIEWS)
  },
)

/** What is said, and what it opens. */
const asides = [
  ['quero falar com um atendente', '.chat__main .help-links'],
  ['recomeçar', '.chat__main .notice .quiet-link'],
] as const

test('what the chat offers beside its line leaves room to read', onlyInFullRun, async ({ page, server }) => {
  const views = WINDOWS.flatMap(viewsOf)
  await returnTo(page, server.url, 'chat', 'cpf')
  const line = question(page, 'cpf').locator('input[name=cpf]')
  for (const [message, opened] of asides) {
    await line.fill(message)
    await line.press('Enter')
    await page.locator(opened).first().waitFor()
    await expectNoLayoutErrors(page, `“${message}” in the chat`, views)
  }
  await page.locator('.answer__correct').last().click()
  await expect(page.getByText('Você está corrigindo')).toBeVisible()
  await expectNoLayoutErrors(page, 'a correction in the chat', views)
  await page.goto('/oferta-colaborador/chat')
  const email = { email: 'joao.linha@timbrasil.com.br' }
  await walk(page, { person: { ...joao, email }, until: 'confirmacao-colaborador' })
  await expectNoLayoutErrors(page, 'the code in the chat', views)
})

/** Campaigns whose plans have the longest names, or the most services on their first card. */
const longNames = ['paramount', 'hbo-max', 'b', 'r', 'c', 'r3', 'premium', 'timblack']
for (const campaign of rowsToRun(longNames, 1)) {
  test(`plans with long names at every size, under ${campaign}`, onlyInFullRun, async ({ page }) => {
    await page.goto(`/${campaign}/chat`)
    await walk(page, { person: joao, until: 'planos' })
    await OPENED.planos?.(page)
    for (const choose of [false, true]) {
      if (choose) await question(page, 'planos').locator('[name=idPlan]').first().check()
      await expectNoLayoutErrors(page, `plans under ${campaign}`, isFull ? WINDOWS.flatMap(viewsOf) : TIGHT)
    }
  })
}

/** What opens over a question, over a marketing page, and from a link. */
for (const { name, open, upTo = Infinity } of SCREENS) {
  test(`${name} at every size`, onlyInFullRun, async ({ page, server, guard }) => {
    guard.allow(failedResource)
    await open(page, shopOf(server))
    const views = WINDOWS.filter(({ width }) => width <= upTo).flatMap(viewsOf)
    await expectNoLayoutErrors(page, name, views)
  })
}

for (const window of WINDOWS) {
  const views = viewsOf(window)
  const at = `${window.width} px`
  for (const way of WAYS) {
    test(`every question at every size, ${at}, by ${way}`, onlyInFullRun, async ({ page }) => {
      await page.goto(entrance[way])
      await page.waitForLoadState('networkidle')
      await lookOnTheWay(page, way, views, everyQuestion)
    })

    test(`renewal and migration at every size, ${at}, by ${way}`, onlyInFullRun, async ({ page }) => {
      const first = way === 'chat' ? 'chat' : 'consulta-cpf/'
      const renewing = { ...maria, 'consulta-cpf': { cpf: '30000000620' }, ofertas: { offer1: 'plan-rf600' } }
      await page.goto(`/refidelizacao/${first}`)
      await lookOnTheWay(page, way, views, renewing)
      const moving: Person = {
        ...joao,
        'consulta-cpf': { cpf: '30000000701' },
        ofertas: { idPlan: 'plan-mg600' },
        endereco: { same_address: 'true' },
      }
      await page.goto(`/migracao-ultrafibra/${first}`)
      await lookOnTheWay(page, way, views, moving)
    })

    test(
      `errors and the ends of the road at every size, ${at}, by ${way}`,
      onlyInFullRun,
      async ({ page, server }) => {
        await page.goto(entrance[way])
        await sendButton(page, 'cep').click()
        await expect(page).toHaveTitle(/^Erro: /)
        await expectNoLayoutErrors(page, `an error by ${way}`, views)
        await walk(page, { person: { ...joao, cep: { cep: '01207001' } }, until: 'oferta-indisponivel' })
        await expectNoLayoutErrors(page, `oferta-indisponivel by ${way}`, views)
        await returnTo(page, server.url, way, 'erro1', { person: quizFailed })
        await expectNoLayoutErrors(page, `erro1 by ${way}`, views)
        await returnTo(page, server.url, way, 'erro2', { person: rejected })
        await expectNoLayoutErrors(page, `erro2 by ${way}`, views)
      },
    )
  }

  test(`marketing pages at every size, ${at}`, onlyInFullRun, async ({ page }) => {
    const campaigns = [
      '/',
      '/timblack/',
      '/b/timblack/',
      '/black-friday/',
      '/globoplay/',
      '/hbo-max/',
      '/paramount/',
    ]
    for (const address of [
      ...campaigns,
      '/premium/',
      '/livelo/',
      '/sp/',
      '/700mb',
      '/ofertas',
      '/linktree',
    ]) {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('h1').first()).toBeVisible()
      await expectNoLayoutErrors(page, address, views)
    }
  })

  test(`pages beside the order at every size, ${at}`, onlyInFullRun, async ({ page, guard }) => {
    guard.allow(/^Failed to load resource/)
    const firstQuestions = ['/b/checkout/cep/', '/c/checkout/cep-dados-cliente/', '/consultar-cobertura/cep/']
    const documents = ['/regulamentos', '/regulamentos/geral', '/nada']
    const others = [
      '/checkout/',
      '/receber-ligacao/',
      '/receber-ligacao/chat',
      '/selecao-plano-movel',
      '/oferta-colaborador/',
    ]
    for (const address of [...firstQuestions, ...documents, ...others]) {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('h1').first()).toBeAttached()
      await expectNoLayoutErrors(page, address, views)
    }
  })
}

/** The control of the zoom can be pressed in every view: each button is in the window, and nothing lies on it. */
const controlled = WINDOWS.flatMap(viewsOf)
const narrowest = rowsToRun(
  controlled,
  ({ width, size }) => width === 320 && (size === 'text' || size === 250),
)
for (const way of rowsToRun(WAYS, (each) => each === 'pages')) {
  test(`the control of the zoom stays within reach, by ${way} (F4.18)`, async ({ page }) => {
    await page.goto(entrance[way])
    await page.locator('.help > summary').click()
    await expect(page.locator('.zoom button')).toHaveCount(3)
    for (const view of narrowest) {
      await enlarge(page, view)
      for (const control of await page.locator('.zoom button, .help > summary').all()) {
        await control.scrollIntoViewIfNeeded()
        await expect(control).toBeInViewport({ ratio: 0.99 })
        // the first and the last step leave a button that does nothing
        await control.click({ trial: true, force: (await control.getAttribute('aria-disabled')) !== null })
      }
      await resetSize(page)
    }
  })
}
