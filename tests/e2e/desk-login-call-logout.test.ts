/** The desk in a browser: login by password and code, a call, logout; on a phone and a desktop, in both themes. */
import { spawnSync } from 'node:child_process'
import { loginWords as words } from '../../src/content/desk/login.ts'
import { personToCall as callWords } from '../../src/content/desk/call-list.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBoth } from '../support/accessibility.ts'
import {
  codeOf,
  expireSessions,
  giveCode,
  givePassword,
  PASSWORD,
  pressButton,
} from '../support/desk-in-browser.ts'
import { expect, failedResource, test } from '../support/e2e-test.ts'
import { expectReflow } from '../support/reflow-and-targets.ts'
import { isFull, rowsToRun } from '../support/rows-to-run.ts'
import { settings } from '../support/server-settings.ts'

/** Creates an account with the command; returns the code for its first access. */
function addDeskUser(databaseUrl: string, email: string): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['server/commands/desk-accounts-and-audit.ts', 'add', email, '--role', 'administração'],
    { encoding: 'utf8', env: { ...process.env, ...settings, DATABASE_URL: databaseUrl } },
  )
  const code = /^ {2}([\w-]{19})$/m.exec(stdout)?.[1]
  if (!code) throw new Error(`no account: ${stderr}`)
  return code
}

/** Examines a page in both themes; in `npm test` the pages take turns. */
function themesInTurn(page: Page): (where: string) => Promise<void> {
  let pages = 0
  return async (where) => {
    if (isFull) return expectAccessibleInBoth(page, where)
    pages += 1
    await page.emulateMedia({ colorScheme: pages % 2 === 1 ? 'light' : 'dark' })
    await expectAccessible(page, where)
  }
}

for (const width of rowsToRun([390, 1280], 1)) {
  test(`the desk at ${width} px: in, a call, out (axe, reflow, stored markup)`, async ({
    page,
    server,
    guard,
  }) => {
    guard.allow(failedResource)
    const email = `ana${width}@loja.example`
    const telephone = `119876${width === 390 ? '54321' : '11111'}`
    await page.setViewportSize({ width, height: 844 })
    const expectUsableByAll = themesInTurn(page)
    const setup = addDeskUser(server.databaseUrl, email)
    await page.request.post('/api/supportRequest', { data: { telephone } })

    await page.goto('/operador/primeiro-acesso')
    if (isFull) await expectUsableByAll('first access')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Código de primeiro acesso').fill(setup)
    await page.getByLabel('Nova senha', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Nova senha, mais uma vez').fill(PASSWORD)
    await pressButton(page, 'Guardar a senha')

    await givePassword(page, email, 'errada')
    await expect(page.getByRole('alert')).toHaveText(words.wrong)
    if (isFull) await expectUsableByAll('login')
    await page.getByLabel(words.password).fill(PASSWORD)
    await pressButton(page, words.go)
    const secret = ((await page.locator('.desk-secret').textContent()) ?? '').replaceAll(' ', '')
    if (isFull) await expectUsableByAll('code')
    await giveCode(page, codeOf({ email, secret }, 'now'))

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoje')
    await expectUsableByAll('home')
    await expectReflow(page, 'home')
    const menu = page.getByRole('button', { name: 'Menu' })
    if (width === 390) await menu.press('Enter')
    await page.getByRole('link', { name: 'Ligações' }).click()
    if (isFull) await expectUsableByAll('calls')
    await expectReflow(page, 'calls')
    await page
      .getByRole('link', { name: /^Abrir/ })
      .first()
      .click()
    await pressButton(page, callWords.take)
    await expect(page.getByRole('link', { name: /\(11\) 9/ })).toBeVisible()
    await expectUsableByAll('call')
    await expectReflow(page, 'call')
    await page.getByLabel('Não atendeu').check()
    await page.getByLabel('Nota', { exact: true }).fill('<img src=x onerror=alert(1)>')
    await pressButton(page, callWords.save)
    await expect(page.getByRole('status')).toHaveText('Ligação anotada.')

    // tests/server/desk: audit-page, and the others
    if (isFull) {
      for (const path of ['entregas', 'agenda', 'cobertura', 'registro']) {
        await page.goto(`/operador/${path}`)
        await expectReflow(page, path)
        if (width === 390 || path === 'registro') await expectUsableByAll(path)
      }
      await expect(page.locator('.day-list').getByText('viu nome e telefone').first()).toBeVisible()
    }
    if (width === 390) await menu.click()
    await pressButton(page, 'Sair')
    await expect(page.getByRole('status')).toHaveText('Você saiu. Até a próxima.')
    await page.goto('/operador')
    await expect(page).toHaveURL(/\/operador\/entrar$/)
    // in again, and the end of a session: tests/server/desk/login-and-first-access.test.ts
    if (!isFull) return
    await givePassword(page, email, PASSWORD)
    await giveCode(page, codeOf({ email, secret }, 'next'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoje')

    // the session is over: after logging in again, back on the same page
    await expireSessions(server)
    await page.goto('/operador/agenda')
    await expect(page).toHaveURL(/\/operador\/entrar\?volta=/)
  })
}
