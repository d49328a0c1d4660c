/** Access to the desk: wrong passwords, the second factor, a session that ends, and what each role sees. */
import { loginCodeWords as codeWords, loginWords as words } from '../../src/content/desk/login.ts'
import { resendWords } from '../../src/content/desk/error-words.ts'
import { exportWords } from '../../src/content/desk/exports.ts'
import { deskFrame, roleNames } from '../../src/content/desk/menu-and-roles.ts'
import { callListWords } from '../../src/content/desk/call-list.ts'
import { orderSearch } from '../../src/content/desk/orders.ts'
import type { Role } from '../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import {
  codeOf,
  enterFirst,
  expectNoLayoutFaults,
  expireSessions,
  giveCode,
  givePassword,
  giveSession,
  setDeskView,
  deskViews,
  nameOfView,
  PASSWORD,
  wrongCodeFor,
} from '../support/desk-in-browser.ts'
import { expect, failedResource, onlyInFullRun, test } from '../support/e2e-test.ts'
import { guard as watch } from '../support/browser-error-guard.ts'
import { isFull } from '../support/rows-to-run.ts'

for (const look of deskViews(390, 'dark'))
  test(
    `an expired session, a wrong code and wrong tries ${nameOfView(look)}`,
    onlyInFullRun,
    async ({ page, browser, guard, startServer }) => {
      guard.allow(failedResource)
      const server = await startServer({}, { operatorTries: 5 })
      const asked = `${server.url}/operador/ligacoes?ordem=valor`
      await setDeskView(page, look)
      const account = await enterFirst(page, server, 'ana@loja.example', 'atendimento')

      // it ends while a form is open: what was typed stays, and the login returns to what was asked for
      await page.goto(asked)
      await expireSessions(server)
      const search = page.getByRole('searchbox', { name: orderSearch.short })
      await search.fill('ABCD2345')
      await search.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(resendWords.ended.title)
      await expect(page.getByText('ABCD2345')).toBeVisible()
      await expectNoLayoutFaults(page, 'a form after the session')
      await page.goto(asked)
      await expect(page).toHaveURL(/\/operador\/entrar\?volta=/)
      await givePassword(page, account.email, PASSWORD)

      // the password alone opens nothing, nor does a wrong code
      await giveCode(page, wrongCodeFor(account))
      await expect(page.getByRole('alert')).toHaveText(codeWords.wrong)
      await expectNoLayoutFaults(page, 'a wrong code')
      const half = await page.context().newPage()
      await half.goto(asked)
      await expect(half.getByRole('heading', { level: 1 })).toHaveText(words.title)
      await half.close()
      await giveCode(page, codeOf(account, 'next'))
      await expect(page).toHaveURL(asked)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(callListWords.title)

      // five wrong tries by a stranger slow down the stranger, and not the owner
      const context = await browser.newContext()
      const strange = watch(context)
      strange.allow(failedResource)
      const stranger = await context.newPage()
      await setDeskView(stranger, look)
      await stranger.goto(`${server.url}/operador/entrar`)
      for (let times = 0; times < 5; times += 1) {
        await givePassword(stranger, account.email, `errada ${times}`)
        await expect(stranger.getByRole('alert')).toHaveText(words.wrong)
      }
      await givePassword(stranger, account.email, PASSWORD)
      await expect(stranger.getByRole('alert')).toHaveText(
        /^Muitas tentativas em pouco tempo\. Aguarde \d+ s/,
      )
      await expectNoLayoutFaults(stranger, 'too many tries')
      expect(strange.complaints()).toEqual([])
      await context.close()
      await page.context().clearCookies({ name: 'operador' })
      await page.goto(`${server.url}/operador/entrar`)
      await givePassword(page, account.email, PASSWORD)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(codeWords.title)
      const actions = await server.sql('select what, count(*)::int as times from audit_log group by what')
      expect(Object.fromEntries(actions.map(({ what, times }) => [what, times]))).toMatchObject({
        entered: 2,
        code_refused: 1,
        entry_refused: 5,
      })
    },
  )

/** What the menu offers, written out: the declarations of the pages decide, and are what is tested. */
const ORDERS = '/operador/pedidos'
const CALLS = '/operador/ligacoes'
const AGREED = '/operador/retornos'
const LIST = '/operador/lista'
const SIMILAR = '/operador/parecidos'
const SHOP = '/operador/loja'
const IMPORTS = '/operador/importacoes'
const FIGURES = ['vendas', 'funil', 'atendimento', 'exportacoes'].map((page) => `/operador/${page}`)
const MENUS: Readonly<Record<Role, readonly string[]>> = {
  atendimento: ['/operador', ORDERS, LIST, SIMILAR, CALLS, AGREED, '/operador/agenda'],
  analise: ['/operador', ...FIGURES, '/operador/agenda', '/operador/cobertura'],
  publicacao: ['/operador', SHOP, IMPORTS, '/operador/agenda'],
  aprovacao: ['/operador', SHOP, '/operador/agenda'],
  administracao: [
    '/operador',
    ORDERS,
    LIST,
    SIMILAR,
    CALLS,
    AGREED,
    '/operador/pedidos-de-titulares',
    ...FIGURES,
    SHOP,
    IMPORTS,
    '/operador/entregas',
    '/operador/agenda',
    '/operador/cobertura',
    '/operador/pessoas',
    '/operador/registro',
    '/operador/antes-de-abrir',
  ],
}

// tests/server/desk/route-roles.test.ts
for (const look of deskViews(1280, 'light'))
  test(
    `each role sees what is theirs, and nothing else ${nameOfView(look)}`,
    onlyInFullRun,
    async ({ page, server, context, guard }) => {
      guard.allow(failedResource)
      await setDeskView(page, look)
      for (const [role, menu] of Object.entries(MENUS) as [Role, readonly string[]][]) {
        await giveSession(server, context, role)
        await page.goto('/operador')
        if (look.width === 390) await page.getByRole('button', { name: deskFrame.menu }).click()
        await expect(page.locator('.desk-menu__role')).toHaveText(roleNames[role])
        const links = page.getByRole('navigation', { name: deskFrame.menuLabel }).getByRole('link')
        expect(await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual(menu)
        // what waits is shown only to those who can do something about it
        const matters = await page.locator('.desk-matter').allTextContents()
        const names = (text: string) => matters.some((each) => each.includes(text))
        expect([names('entregas abandonadas'), names('ligação')]).toEqual([
          menu.includes('/operador/entregas'),
          menu.includes(CALLS),
        ])
        for (const path of MENUS.administracao.filter((each) => !menu.includes(each))) {
          const reply = await page.goto(path)
          expect([path, reply?.status()]).toEqual([path, 403])
          await expect(page.getByText('Esta página não faz parte do seu acesso.')).toBeVisible()
        }
        for (const path of isFull ? menu : [])
          expect([path, (await page.goto(path))?.status()]).toEqual([path, 200])
        if (!menu.includes('/operador/exportacoes')) continue
        // single orders are for the house
        await page.goto('/operador/exportacoes')
        const isHouse = role === 'administracao'
        const orders = page.getByLabel(exportWords.dataset).locator('option[value=pedidos]')
        await expect(orders).toHaveCount(isHouse ? 1 : 0)
      }
      await expectNoLayoutFaults(page, 'exports of the administration')
    },
  )
