/**
 * `npm run rig -- screenshots:screens`: takes screenshots of every screen that is not a plain question, from a small
 * phone to a desktop, in both themes and with text at 100 % and 200 % (in reports/screens). For each
 * screen it also puts all pictures on one sheet. Arguments restrict the run to screens whose names contain one of them,
 * for example `-- planos receipt`; `--list` prints all names.
 */
import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import {
  answer,
  entrance,
  expectStep,
  freeLine,
  walk,
  WAYS,
  type Way,
} from '../../tests/support/visitor-in-browser.ts'
import { enlargeText, resetSize, WINDOWS } from '../../tests/support/check-enlarged-layout.ts'
import { joao, maria, quizFailed, rejected, type Person } from '../../tests/support/people.ts'
import { returnTo, returnToReceipt, returnToReview } from '../../tests/support/open-order-made-by-api.ts'
import { SCREENS, type Screen, type Shop } from '../../tests/support/non-question-screens.ts'
import { withScreenshotBrowser, root, THEMES } from './screenshot-browser.ts'

const { values, positionals } = parseArgs({
  options: { list: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const folder = path.join(root, 'reports/screens')

async function upTo(page: Page, address: string, until: StepId, person: Person = joao): Promise<void> {
  await page.goto(address)
  await walk(page, { person, until })
}

async function chooseStreaming(page: Page): Promise<void> {
  const card = page.locator('.plan:has(.plan__choices)').first()
  await card.locator('> .plan__radio').check()
  await card.locator('.plan__choice').filter({ hasText: 'HBO Max' }).first().click()
}

/** Customers of docs/test-people.md. */
const CUSTOMERS = [
  ['renewal', 'refidelizacao', '30000000620'],
  ['migration', 'migracao-ultrafibra', '30000000701'],
] as const

const ofWay = (way: Way): readonly Screen[] => [
  { name: `planos by ${way}`, open: async (page) => upTo(page, entrance[way], 'planos') },
  {
    name: `planos with streaming chosen, by ${way}`,
    open: async (page) => {
      await upTo(page, entrance[way], 'planos')
      await chooseStreaming(page)
    },
  },
  {
    name: `planos compared, by ${way}`,
    open: async (page) => {
      await upTo(page, entrance[way], 'planos')
      await page.getByText('Comparar dois planos').click()
    },
  },
  ...CUSTOMERS.map(([name, journey, cpf]) => ({
    name: `ofertas of a ${name}, by ${way}`,
    open: async (page: Page) =>
      upTo(page, `/${journey}/${way === 'chat' ? 'chat' : 'consulta-cpf/'}`, 'ofertas', {
        ...maria,
        'consulta-cpf': { cpf },
      }),
  })),
  { name: `review by ${way}`, open: async (page, { url }) => returnToReview(page, url, way) },
  { name: `receipt by ${way}`, open: async (page, { url }) => returnToReceipt(page, url, way) },
  {
    name: `waiting list by ${way}`,
    open: async (page) =>
      upTo(page, entrance[way], 'oferta-indisponivel', { ...joao, cep: { cep: '01207001' } }),
  },
  {
    name: `refused quiz by ${way}`,
    open: async (page, { url }) => returnTo(page, url, way, 'erro1', { person: quizFailed }),
  },
  {
    name: `refused order by ${way}`,
    open: async (page, { url }) => returnTo(page, url, way, 'erro2', { person: rejected }),
  },
]

/** The topic of a turn, the question at which it occurs, and the message of the visitor. */
type Talk = readonly [about: string, at: StepId, ...says: string[]]

const TALKS: readonly Talk[] = [
  ['a price before the address', 'cep', 'quanto custa por mês?'],
  ['a CEP that is not known', 'cep', 'não sei meu cep'],
  [
    'an order in one message',
    'cep',
    '01310-100, 1500 apto 12, sou João Pereira da Silva, 11 98765-4321, quero o de 700 mega',
  ],
  ['tá caro', 'planos', 'tá caro'],
  ['two plans compared', 'planos', 'qual a diferença do 500 pro 700?'],
  ['advice for a household', 'planos', 'somos 5 em casa, dois jogam online e eu trabalho de casa'],
  ['a plan that is not on offer', 'planos', 'quero o 2 giga com disney'],
  ['what leaving costs', 'planos', 'e se eu cancelar antes de um ano?', 'tem que pagar a instalação?'],
  ['a name to confirm', 'nome', 'Maria Souza Lima é minha esposa'],
  ['a question beside an answer', 'telefone', '11987654321, vocês vão me ligar?'],
  ['an e-mail with a typo', 'email', 'joao@gmial.com'],
  ['a worry about the CPF', 'cpf', 'pra que vocês querem meu cpf?'],
  ['no in other words', 'ativar-debito', 'prefiro pagar eu mesmo todo mês'],
  ['a day in words', 'data-instalacao', 'pode ser no sábado de manhã?'],
]

function talkScreen([about, at, ...says]: Talk): Screen {
  return {
    name: `${about}, in the chat`,
    open: async (page) => {
      if (at === 'cep') await page.goto('/chat')
      else await upTo(page, '/chat', at)
      for (const text of says) {
        const own = page.locator(
          '.chat__foot form[data-step] input[type=text], .chat__foot form[data-step] input[type=email]',
        )
        const line = freeLine(page).or(own).first()
        const turns = page.getByRole('log').locator('> *')
        const before = await turns.count()
        await line.fill(text)
        await line.press('Enter')
        await turns.nth(before).waitFor()
        // the code that reads messages may still be loading
        await page.waitForTimeout(1500)
      }
    },
  }
}

const others: readonly Screen[] = [
  ...TALKS.map(talkScreen),
  { name: 'not found', open: async (page) => page.goto('/nao-existe') },
  { name: 'address of campaign b', open: async (page) => page.goto('/b/checkout/cep/') },
  { name: 'first page of campaign c', open: async (page) => page.goto('/c/checkout/cep-dados-cliente/') },
  {
    name: 'personal data of campaign c',
    open: async (page) => {
      await page.goto('/c/checkout/cep-dados-cliente/')
      const first = ['cep', 'nr-imovel', 'nome', 'telefone', 'email'] as const
      await answer(page, 'cep-dados-cliente', Object.assign({}, ...first.map((id) => joao[id])))
      await expectStep(page, 'planos')
      await walk(page, { person: { ...joao, planos: {} }, until: 'dados-pessoais' })
    },
  },
]

const all = [...WAYS.flatMap(ofWay), ...others, ...SCREENS]
const chosen = all.filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
)

type Picture = { readonly file: string; readonly width: number }

/** One screen in every window, theme and size. */
async function take(page: Page, { name, upTo: widest = Infinity }: Screen): Promise<Picture[]> {
  const taken: Picture[] = []
  for (const size of [100, 200]) {
    for (const theme of THEMES)
      for (const { width, height } of WINDOWS.filter((each) => each.width <= widest)) {
        await page.emulateMedia({ colorScheme: theme })
        await page.setViewportSize({ width, height })
        if (size === 200) await enlargeText(page)
        await page.evaluate(async () => document.fonts.ready)
        // a card or a question may still be moving into its place
        await page.waitForTimeout(250)
        const slug = name.replaceAll(/[^\p{L}\d]+/gu, '-')
        const file = path.join(folder, `${slug}-${width}-${theme}-${size}.png`)
        // the chat fills its window, and a picture of more than that moves its conversation
        const isChat = (await page.locator('.chat').count()) > 0
        await page.screenshot({ path: file, fullPage: !isChat })
        if (size === 200) await resetSize(page)
        taken.push({ file, width })
      }
  }
  return taken
}

/** All pictures of a screen on one. */
async function writeSheet(browser: Browser, name: string, pictures: readonly Picture[]): Promise<void> {
  const figures = await Promise.all(
    pictures.map(async ({ file, width }) => {
      const data = (await readFile(file)).toString('base64')
      return `<img src="data:image/png;base64,${data}" style="width:${Math.round(width * 0.6)}px">`
    }),
  )
  const style = 'body{margin:8px;background:#888;display:flex;flex-wrap:wrap;gap:8px;align-items:flex-start}'
  const page = await browser.newPage({ viewport: { width: 1960, height: 800 } })
  await page.setContent(`<style>${style}</style>${figures.join('')}`)
  await page.screenshot({ path: path.join(folder, 'sheets', `${name}.png`), fullPage: true })
  await page.close()
}

if (values.list) console.log(all.map(({ name }) => name).join('\n'))
else {
  mkdirSync(path.join(folder, 'sheets'), { recursive: true })
  await withScreenshotBrowser(async ({ browser, open, url, dataDir }) => {
    const shop: Shop = { url, dataDir, env: { DATA_DIR: dataDir } }
    for (const screen of chosen) {
      const page = await open({ width: 390, height: 844 }, 'light')
      await screen.open(page, shop)
      await writeSheet(browser, screen.name, await take(page, screen))
      await page.context().close()
      console.log(screen.name)
    }
  })
}
