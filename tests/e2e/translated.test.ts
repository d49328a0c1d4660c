/** Orders on pages that the browser translates while the visitor uses them. */
import type { Page } from '@playwright/test'
import {
  answer,
  expectStep,
  fill,
  nextStep,
  orderNumber,
  question,
  switchTo,
  walk,
  WAYS,
} from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { codeMailed } from '../support/read-mailed-code.ts'
import { everyQuestion, joao, type Fields, type Person } from '../support/people.ts'
import { isFull } from '../support/rows-to-run.ts'
import { PACES, staleTexts, translatePages } from '../support/browser-translator.ts'

test.setTimeout(180_000)

const migrant: Person = {
  ...joao,
  'consulta-cpf': { cpf: '30000000701' },
  ofertas: { idPlan: 'plan-mg600' },
  endereco: { same_address: 'true' },
}
const renewing: Person = {
  'consulta-cpf': { cpf: '30000000620' },
  ofertas: { offer1: 'plan-rf600', offer2: 'plan-rfglobo' },
}
/** Answers of several steps, as a composed page asks them. */
const together = (...steps: (keyof typeof joao)[]): Fields =>
  Object.assign({}, ...steps.map((step) => joao[step])) as Fields
const compact: Person = {
  ...joao,
  planos: {},
  'cep-dados-cliente': together('cep', 'nr-imovel', 'nome', 'telefone', 'email'),
  'dados-pessoais': together('data-nascimento', 'nome-mae', 'cpf'),
  'instalacao-pagamento': together('data-de-vencimento', 'ativar-debito'),
}

type Journey = { readonly path: string; readonly first: string; readonly person: Person }
const JOURNEYS: Readonly<Record<string, Journey>> = {
  standard: { path: '', first: 'checkout/cep/', person: everyQuestion },
  mobile: {
    path: 'timblack/',
    first: 'checkout/cep/',
    person: { ...joao, planos: {}, 'consulta-telefone': { phone: '11922220001' } },
  },
  compact: { path: 'c/', first: 'checkout/cep-dados-cliente/', person: compact },
  collaborator: {
    path: 'oferta-colaborador/',
    first: 'checkout/cep/',
    person: { ...joao, planos: { idPlan: 'plan-d500em' } },
  },
  renewal: { path: 'refidelizacao/', first: 'consulta-cpf/', person: renewing },
  migration: { path: 'migracao-ultrafibra/', first: 'consulta-cpf/', person: migrant },
}
const CODE = 'confirmacao-colaborador'
const LAST_PAGE = 'instalacao-pagamento'

const stillFresh = (page: Page) => async (step: string) =>
  expect(await staleTexts(page), `changed out of sight before ${step}`).toEqual([])

/** Goes on over what only some journeys ask: the code in a mail, and the fields of several steps on one page. */
async function walkThrough(page: Page, name: string, person: Person, dataDir: string): Promise<void> {
  const each = stillFresh(page)
  const chat = page.url().endsWith('/chat')
  if (name === 'collaborator') {
    await walk(page, { person, until: CODE, each })
    await answer(page, CODE, { code: await codeMailed(dataDir, person.email?.email ?? '') })
    await nextStep(page, CODE)
  }
  if (name === 'compact' && !chat) {
    await walk(page, { person, until: LAST_PAGE, each })
    await fill(page, LAST_PAGE, person[LAST_PAGE] ?? {})
    await question(page, LAST_PAGE).locator('button[type=submit]').click()
    await nextStep(page, LAST_PAGE)
  }
  await walk(page, { person, each })
}

/** What React reports of texts that were translated before it took over the page; it draws them again. */
const DRAWN_AGAIN = /#418/

for (const [name, { path, first, person: visitor }] of Object.entries(JOURNEYS)) {
  for (const way of WAYS) {
    for (const pace of PACES) {
      const isSampled = name === 'standard' && way === 'chat' && pace === 'delayed'
      const details = isSampled ? {} : onlyInFullRun
      test(
        `${name} by ${way}, translated ${pace} (D111, X48)`,
        details,
        async ({ page, context, server, guard }) => {
          const email = `joana.${way}.${pace.replace(' ', '-')}@timbrasil.com.br`
          const person = name === 'collaborator' ? { ...visitor, email: { email } } : visitor
          guard.allow(DRAWN_AGAIN)
          await translatePages(context, pace)
          await page.goto(`/${path}${way === 'chat' ? 'chat' : first}`)
          // what is asked afterwards, and the receipt, are drawn by the same code
          if (!isFull) {
            await walk(page, { person, until: 'data-nascimento', each: stillFresh(page) })
            return
          }
          await walkThrough(page, name, person, server.dataDir)
          expect(await orderNumber(page)).toMatch(/^\S+/)
        },
      )
    }
  }
}

for (const way of WAYS) {
  test(
    `wrong answers, a switch, a reload and a correction by ${way}, translated (D111, X48)`,
    onlyInFullRun,
    async ({ page, context, guard }) => {
      const each = stillFresh(page)
      guard.allow(DRAWN_AGAIN)
      await translatePages(context, 'delayed')
      await page.goto(way === 'chat' ? '/chat' : '/checkout/cep/')
      for (const cep of ['0131', '01310']) {
        await answer(page, 'cep', { cep })
        await expect(page.getByText(`CEP tem 8 números; você digitou ${cep.length}`).last()).toBeVisible()
      }
      await walk(page, { person: joao, until: 'cpf', each })
      await answer(page, 'cpf', { cpf: '52998224724' })
      await expect(page.getByText(/CPF não é válido/).last()).toBeVisible()
      await switchTo(page, way === 'chat' ? 'pages' : 'chat')
      await expectStep(page, 'cpf')
      await each('the switch')
      await switchTo(page, way)
      await expectStep(page, 'cpf')
      await page.reload()
      await walk(page, { person: joao, until: 'confirmacao', each })
      await page
        .getByRole('button', { name: /(Corrigir|Alterar).*Vencimento/i })
        .first()
        .click()
      await answer(page, 'data-de-vencimento', { due_date: '20' })
      await expectStep(page, 'confirmacao')
      await expect(page.getByText(/dia 20/i).last()).toBeVisible()
      await each('the correction')
      await walk(page, { person: joao, each })
    },
  )
}

test('plans on a landing page, translated (D111, X48)', onlyInFullRun, async ({ page, context, guard }) => {
  guard.allow(DRAWN_AGAIN)
  await translatePages(context, 'at once')
  await page.goto('/')
  const card = page
    .locator('.plan-card')
    .filter({ has: page.getByRole('switch') })
    .first()
  for (const each of await card.getByRole('switch').all()) {
    await each.click()
    await card.locator('.plan-card__foot').click()
    await page.keyboard.press('Escape')
    await each.click()
  }
  await stillFresh(page)('the end')
})
