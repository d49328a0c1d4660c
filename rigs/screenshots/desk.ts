/**
 * `npm run rig -- screenshots:desk`: takes screenshots of every page of the operator's desk, filled with the figures of
 * `npm run rig -- demo-data`, at every size in both themes (in reports/desk). Arguments limit it to some pages
 * (`funil entregas`).
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import type { Edition } from '../../src/edition/edition-schema.ts'
import { localTime } from '../../src/lib/sao-paulo-time.ts'
import { addTroubledDeliveries, DEAF, orderToShow } from './add-failed-deliveries.ts'
import { withScreenshotBrowser, root, THEMES } from './screenshot-browser.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const folder = path.join(root, 'reports/desk')
const EMAIL = 'ana@loja.example'
const PASSWORD = 'quatro gatos no telhado'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

/** Name of the picture, and the page. */
const PAGES: readonly (readonly [name: string, path: string])[] = [
  ['inicio', '/operador'],
  ['pedidos', '/operador/pedidos'],
  ['ligacoes', '/operador/ligacoes'],
  ['lista', '/operador/lista'],
  ['retornos', '/operador/retornos'],
  ['titulares', '/operador/pedidos-de-titulares'],
  ['antes-de-abrir', '/operador/antes-de-abrir'],
  ['links', '/operador/links'],
  ['vendas', '/operador/vendas'],
  ['funil', '/operador/funil'],
  ['experimento', '/operador/experimento'],
  ['nao-entendido', '/operador/nao-entendido'],
  ['campanha', '/operador/vendas?por=dia&campanha=sp'],
  ['custos', '/operador/custos'],
  ['atendimento', '/operador/atendimento'],
  ['exportacoes', '/operador/exportacoes'],
  ['entregas', '/operador/entregas'],
  ['agenda', '/operador/agenda'],
  ['agenda-mudar', '/operador/agenda/mudar'],
  ['loja', '/operador/loja'],
  ['loja-em', `/operador/loja/em?em=${localTime(inDays(2))}`],
  ['loja-datas', '/operador/loja/datas'],
  ['loja-planos', '/operador/loja/planos'],
  ['loja-plano', '/operador/loja/planos/d1000a'],
  ['loja-servicos', '/operador/loja/servicos'],
  ['loja-servico', '/operador/loja/servicos/MAX'],
  ['loja-campanhas', '/operador/loja/campanhas'],
  ['loja-campanha', '/operador/loja/campanhas/ver?campanha=black-friday'],
  ['loja-textos', '/operador/loja/textos?busca=fibra'],
  ['loja-duvida', '/operador/loja/textos/duvida?lista=general&id=cobertura'],
  ['loja-novidade', '/operador/loja/textos/novidade?id='],
  ['loja-conferir', '/operador/loja/conferir'],
  ['importacoes', '/operador/importacoes'],
  ['cobertura', '/operador/cobertura'],
  ['pessoas', '/operador/pessoas'],
  ['registro', '/operador/registro'],
]
const chosen = PAGES.filter(([name]) => positionals.length === 0 || positionals.includes(name))

const dataDir = await mkdtemp(path.join(tmpdir(), 'prosa-desk-'))
const env = { ...process.env, DATA_DIR: dataDir }

function run(script: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    encoding: 'utf8',
    env,
  })
  if (status !== 0) throw new Error(`${script}: ${stderr}`)
  return stdout
}

/** Schedules a cheaper plan for tomorrow, until the day after the next, and ends a campaign in a week. */
function scheduleShop(): void {
  const shop = JSON.parse(run('server/commands/shop-editions.ts', 'export')) as Edition
  const { campaigns, plans } = shop
  const changed: Edition = {
    ...shop,
    plans: plans.map((plan) => (plan.sku === 'd500a' ? { ...plan, price_with_dacc: 57.99 } : plan)),
    campaigns: {
      ...campaigns,
      'black-friday': { ...campaigns['black-friday'], until: localTime(inDays(7)) },
    },
  }
  const file = path.join(dataDir, 'shop.json')
  writeFileSync(file, JSON.stringify(changed))
  const [from, until] = [inDays(1), inDays(3)].map(localTime)
  run(
    'server/commands/shop-editions.ts',
    'publish',
    file,
    '--from',
    String(from),
    '--until',
    String(until),
    '--yes',
  )
}

/** Finds an order by its number, which opens it, and takes its masked page and, opened with a reason, the whole one. */
async function takeOrder(
  page: Page,
  url: string,
  number: string,
  name: (what: string) => string,
): Promise<void> {
  await page.goto(`${url}/operador/pedidos`)
  await page.locator('#busca').fill(number)
  await page.locator('main form button').first().click()
  const reason = page.locator('input[name=motivo]').first()
  if ((await page.locator('form[action$="/abrir"]').count()) > 0) {
    await take(page, name('pedido-escondido'))
    await reason.check()
    await page.locator('form[action$="/abrir"] button').click()
  }
  await take(page, name('pedido'))
}

/** Logged in by the first access, as the administration. */
async function enter(page: Page, url: string): Promise<void> {
  const told = run('server/commands/desk-accounts-and-audit.ts', 'add', EMAIL, '--role', 'administracao')
  const setup = /^ {2}([\w-]{19})$/m.exec(told)?.[1] ?? ''
  const send = () => page.locator('.desk-form button').click()
  await page.goto(`${url}/operador/primeiro-acesso`)
  await page.locator('#email').fill(EMAIL)
  await page.locator('#codigo').fill(setup)
  await page.locator('#senha').fill(PASSWORD)
  await page.locator('#repetida').fill(PASSWORD)
  await send()
  await page.locator('#email').fill(EMAIL)
  await page.locator('#senha').fill(PASSWORD)
  await send()
  const secret = ((await page.locator('.desk-secret').textContent()) ?? '').replaceAll(' ', '')
  await page.locator('#codigo').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await send()
  await page.locator('h1', { hasText: 'Hoje' }).waitFor()
}

async function take(page: Page, file: string): Promise<void> {
  await page.evaluate(async () => document.fonts.ready)
  await page.screenshot({ path: file, fullPage: true })
  console.log(path.relative(root, file))
}

mkdirSync(folder, { recursive: true })
try {
  console.log('A shop of thirty days …')
  run('rigs/demo-data/run.ts')
  scheduleShop()
  const number = await orderToShow(dataDir)
  await addTroubledDeliveries(dataDir)
  await withScreenshotBrowser(
    async ({ open, url }) => {
      const page = await open({ width: 1280, height: 940 }, 'light')
      await enter(page, url)
      for (const width of [360, 768, 1280])
        for (const theme of THEMES) {
          await page.setViewportSize({ width, height: width === 360 ? 740 : 900 })
          await page.emulateMedia({ colorScheme: theme })
          for (const [name, place] of chosen) {
            await page.goto(url + place)
            await take(page, path.join(folder, `${name}-${width}-${theme}.png`))
          }
          const file = (what: string) => path.join(folder, `${what}-${width}-${theme}.png`)
          if (positionals.length === 0 || positionals.includes('pedidos'))
            await takeOrder(page, url, number, file)
          if (positionals.length > 0) continue
          // the next call, which from the second time on is still the same
          await page.goto(`${url}/operador/ligacoes`)
          await page.locator('.desk-next button').click()
          await take(page, path.join(folder, `ligacao-${width}-${theme}.png`))
        }
    },
    { DATA_DIR: dataDir, ...DEAF },
  )
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
