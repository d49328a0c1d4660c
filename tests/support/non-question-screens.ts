/**
 * Lists the screens that are not plain questions, such as dialogs, drawers and pages outside an order, each with how to
 * open it. Layout checks and screenshots use the list.
 */
import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { ServerProcess } from '../../scripts/start-server-process.ts'
import { placedOrderPage } from '../../src/content/placed-order-page.ts'
import {
  answer,
  entrance,
  expectStep,
  orderNumber,
  question,
  sendButton,
  walk,
  WAYS,
  type Way,
} from './visitor-in-browser.ts'
import { contactDrawer, sendCoverage, whenHeard } from './fill-landing-forms.ts'
import { mailsTo } from './read-mail-files.ts'
import { joao } from './people.ts'
import { returnAtEmail, returnTo, returnToReceipt, returnToReview } from './open-order-made-by-api.ts'
import { partOf } from './smtp-server.ts'

/** A running product, and the environment in which its commands use the same database. */
export type Shop = Pick<ServerProcess, 'url' | 'dataDir'> & { readonly env: Readonly<Record<string, string>> }

export type Screen = {
  readonly name: string
  /** Opens it in the page's present window. */
  readonly open: (page: Page, shop: Shop) => Promise<unknown>
  /** The widest window that has it, in CSS pixels; where there is none, every window has. */
  readonly upTo?: number
}

/** A marketing page whose parts are alive. */
async function openLanding(page: Page, address: string, island: string): Promise<void> {
  await page.goto(address)
  const part = page.locator(`[data-island="${island}"]`).first()
  await part.waitFor({ state: 'attached' })
  await part.scrollIntoViewIfNeeded()
  await page.locator(`[data-island="${island}"][data-alive]`).first().waitFor({ state: 'attached' })
}

const dialogOpened = (page: Page) => page.getByRole('dialog').filter({ visible: true }).waitFor()

async function openHelp(page: Page): Promise<void> {
  await page.locator('.help > summary').click()
  await page.locator('.zoom').waitFor()
}

/** The address in the mail about the order on the screen. */
async function mailedLink(page: Page, { url, dataDir }: Shop): Promise<string> {
  const number = await orderNumber(page)
  for (let times = 0; times < 100; times += 1) {
    const mails = await mailsTo(dataDir, joao.email?.email ?? '')
    const mail = mails.find((each) => each.includes(number))
    const link = mail && /http\S+\/meu-pedido\/\S+/.exec(partOf(mail, 'text/plain'))?.[0]
    if (link) return url + new URL(link).pathname
    await wait(100)
  }
  throw new Error(`no mail about ${number}`)
}

/** A link for a customer, made by the command. */
function agentLink({ url, env }: Shop): string {
  const whom = ['--name', 'João Pereira da Silva', '--phone', '11987654321', '--cep', '01310-100']
  const what = ['--number', '1500', '--complement', 'apto 12', '--plan', 'd1000a', '--agent', 'ana']
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['server/commands/agent-link.ts', ...whom, ...what],
    { encoding: 'utf8', env: { ...process.env, ...env } },
  )
  const link = /^http\S+/m.exec(stdout)?.[0]
  if (!link) throw new Error(stderr)
  const { pathname, search } = new URL(link)
  return url + pathname + search
}

/** The risk check refuses to check a document again: a person is called instead. */
async function holdOrder(page: Page, { url }: Shop, way: Way): Promise<void> {
  const calls = '**/api/lead-v2/*'
  // before the visit: the check is asked for ahead
  await page.route(calls, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    const text = 'Por segurança, esses dados não podem ser conferidos de novo por aqui agora.'
    const body = {
      success: false,
      error: { message: text },
      code: 'too_many',
      help: 'call',
      retryAfter: 3600,
    }
    return route.fulfill({ status: 429, json: body })
  })
  await returnTo(page, url, way, 'ativar-debito')
  await sendButton(page, 'ativar-debito', { direct_debit: 'false' }).click()
  await page.getByRole('button', { name: 'Quero receber a ligação' }).waitFor()
  await page.unroute(calls)
}

/** On pages a first question that is opened stays open. */
const atEmail = { chat: entrance.chat, pages: '/checkout/email/' } as const

const ofWay = (way: Way): readonly Screen[] => [
  {
    name: `help by ${way}`,
    open: async (page) => {
      await page.goto(entrance[way])
      await openHelp(page)
    },
  },
  {
    name: `the price panel by ${way}`,
    upTo: 900,
    open: async (page, { url }) => {
      await returnAtEmail(page, url, atEmail[way])
      await expectStep(page, 'email')
      await page.locator('.order__bar').click()
      await page.locator('.order[data-open=true]').waitFor()
    },
  },
  {
    name: `the order's own ways in the help, by ${way}`,
    open: async (page, { url }) => {
      await returnAtEmail(page, url, atEmail[way])
      await expectStep(page, 'email')
      await openHelp(page)
      for (const summary of await page.locator('.help .order-wish > summary').all()) await summary.click()
    },
  },
  {
    name: `the waiting list with its contact, by ${way}`,
    open: async (page) => {
      await page.goto(entrance[way])
      const contact = { name: 'Rita de Cássia Lima', phone: '21987651234', email: 'rita@exemplo.com.br' }
      await walk(page, { person: { ...joao, cep: { cep: '01207001' } }, until: 'oferta-indisponivel' })
      await answer(page, 'oferta-indisponivel', contact)
      await page.getByText('Anotado').waitFor()
    },
  },
  {
    name: `two plans compared, and what one costs in all, by ${way}`,
    open: async (page) => {
      await page.goto(entrance[way])
      await walk(page, { person: joao, until: 'planos' })
      await page.locator('.plan__details > summary').first().click()
      await page.getByText('Comparar dois planos').click()
      for (const [list, label] of [
        ['Um plano', '1 Giga'],
        ['Outro plano', '500 Mega'],
      ] as const)
        await page.getByRole('combobox', { name: list }).selectOption({ label })
      await page.getByRole('row', { name: /^Em 24 meses, com débito/ }).waitFor()
    },
  },
  {
    name: `the review where nothing was typed, with its masks, by ${way}`,
    open: async (page, { url }) => returnToReview(page, url, way),
  },
  { name: `an order that is held, by ${way}`, open: async (page, shop) => holdOrder(page, shop, way) },
  {
    name: `another day for the visit, by ${way}`,
    open: async (page, { url }) => {
      await returnToReceipt(page, url, way)
      const receipt = question(page, 'pedido-realizado')
      await receipt.getByRole('button', { name: 'Mudar o dia da visita' }).click()
      await receipt.getByRole('button', { name: 'Confirmar novo dia' }).waitFor()
    },
  },
]

/** What opens over a marketing page. */
const overMarketing: readonly Screen[] = [
  {
    name: 'the choice of cookies',
    open: async (page) => {
      await page.goto('/')
      // its press is handled once the page's own code is there
      await page.waitForLoadState('networkidle')
      await page.locator('[data-consent-open]').click()
      await dialogOpened(page)
    },
  },
  {
    name: 'what comes with a plan',
    open: async (page) => {
      await openLanding(page, '/', 'PlanList')
      const card = page.locator('.plan-list:visible .plan-card').first()
      await card.getByRole('button', { name: /Conferir benefícios/ }).click()
      await dialogOpened(page)
    },
  },
  {
    name: 'the ways to order',
    upTo: 1024,
    open: async (page) => {
      await openLanding(page, '/?test=A', 'PlanList')
      const card = page.locator('.plan-list:visible .plan-card').first()
      await card.getByRole('link', { name: /Contratar agora/ }).click()
      await dialogOpened(page)
    },
  },
  {
    name: 'the comparison of a landing page',
    open: async (page) => openLanding(page, '/ofertas', 'PlanComparison'),
  },
  {
    name: 'the form for name and e-mail',
    open: async (page) => {
      await page.goto('/')
      await sendCoverage(page, { cep: '01310100' })
      await contactDrawer(page).waitFor()
    },
  },
  {
    name: 'the form for CEP and number',
    open: async (page) => {
      await page.goto('/')
      await whenHeard(page)
      await page.locator('[data-opens="cobertura"] a').first().click()
      await dialogOpened(page)
    },
  },
  {
    name: 'the call request',
    open: async (page) => {
      await page.goto('/')
      await whenHeard(page)
      await page.getByRole('link', { name: /Ligamos para você/ }).click()
      await dialogOpened(page)
    },
  },
]

/** What follows from a mail or a message: pages and greetings that links open. */
const fromLinks: readonly Screen[] = [
  {
    name: 'the order of a link',
    open: async (page, shop) => {
      await returnToReceipt(page, shop.url, 'pages')
      await page.goto(await mailedLink(page, shop))
      await page.getByText(placedOrderPage.visit.change).click()
      await page.getByText(placedOrderPage.cancel.ask).click()
    },
  },
  {
    name: 'a link that opens no order',
    open: async (page) => {
      await page.goto(`/meu-pedido/${'A'.repeat(40)}`)
      await page.getByRole('heading', { name: placedOrderPage.gone.title }).waitFor()
    },
  },
  {
    name: 'the greeting of an agent’s link',
    open: async (page, shop) => {
      await page.goto(agentLink(shop))
      await page.getByRole('button', { name: 'Sim, sou eu' }).waitFor()
    },
  },
]

export const SCREENS: readonly Screen[] = [...WAYS.flatMap(ofWay), ...overMarketing, ...fromLinks]
