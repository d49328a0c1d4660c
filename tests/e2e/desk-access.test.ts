/** What each role sees of the desk. The login and the end of a session: tests/server/desk. */
import { exportWords } from '../../src/content/desk/exports.ts'
import { deskFrame, roleNames } from '../../src/content/desk/menu-and-roles.ts'
import type { Role } from '../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import {
  expectNoLayoutFaults,
  giveSession,
  setDeskView,
  deskViews,
  nameOfView,
} from '../support/desk-in-browser.ts'
import { expect, failedResource, onlyInFullRun, test } from '../support/e2e-test.ts'
import { isFull } from '../support/rows-to-run.ts'

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
