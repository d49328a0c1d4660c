/** An administrator at the desk invites a colleague, changes a role, resets a second factor and ends a session. */
import { account as words, accounts as list } from '../../src/content/desk/accounts.ts'
import { actionResults } from '../../src/content/desk/action-results.ts'
import { loginCodeWords as codeWords, loginWords, passwordSetupWords } from '../../src/content/desk/login.ts'
import { roleNames } from '../../src/content/desk/menu-and-roles.ts'
import {
  codeOf,
  expectNoLayoutFaults,
  giveCode,
  givePassword,
  giveSession,
  setDeskView,
  deskViews,
  nameOfView,
  PASSWORD,
  pressButton,
} from '../support/desk-in-browser.ts'
import { expect, failedResource, onlyInFullRun, test } from '../support/e2e-test.ts'
import { guard as watch } from '../support/browser-error-guard.ts'

// passwords are slow to check on purpose, and wait for everything else
test.use({ actionTimeout: 30_000 })

for (const look of deskViews(1280, 'dark'))
  test(
    `a colleague is invited, and managed ${nameOfView(look)}`,
    onlyInFullRun,
    async ({ page, browser, context, guard, startServer }) => {
      guard.allow(failedResource)
      const server = await startServer()
      await giveSession(server, context, 'administracao')
      await setDeskView(page, look)
      const email = 'nina@loja.example'

      await page.goto(`${server.url}/operador/pessoas`)
      await page.getByLabel(list.invite.email).fill(email)
      await page.getByRole('radio', { name: roleNames.atendimento }).check()
      await pressButton(page, list.invite.submit)
      const setupCode = await page.getByLabel(list.made.code, { exact: true }).inputValue()
      const address = await page.getByLabel(list.made.link, { exact: true }).inputValue()
      await expectNoLayoutFaults(page, 'an invitation')

      // in the colleague's own browser
      const theirs = await browser.newContext({ locale: 'pt-BR' })
      const strange = watch(theirs)
      strange.allow(failedResource)
      const nina = await theirs.newPage()
      await nina.goto(server.url + new URL(address).pathname)
      await nina.getByLabel(passwordSetupWords.email).fill(email)
      await nina.getByLabel(passwordSetupWords.code).fill(setupCode)
      await nina.getByLabel(passwordSetupWords.password, { exact: true }).fill(PASSWORD)
      await nina.getByLabel(passwordSetupWords.repeat).fill(PASSWORD)
      await pressButton(nina, passwordSetupWords.go)
      await givePassword(nina, email, PASSWORD)
      const first = ((await nina.locator('.desk-secret').textContent()) ?? '').replaceAll(' ', '')
      await giveCode(nina, codeOf({ email, secret: first }, 'now'))
      await expect(nina.getByRole('heading', { level: 1 })).toHaveText('Hoje')
      expect((await nina.goto(`${server.url}/operador/funil`))?.status()).toBe(403)

      // another role, from the next page
      await page.goto(`${server.url}/operador/pessoas`)
      await page.getByRole('link', { name: `${list.open} ${list.openAbout(email)}` }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(email)
      await expect(page.getByRole('row').filter({ hasText: 'Chrome' })).toBeVisible()
      await expectNoLayoutFaults(page, 'an account with its session')
      await page.getByRole('radio', { name: roleNames.analise }).check()
      await pressButton(page, words.role.submit)
      await expect(page.getByRole('status').first()).toHaveText(actionResults['papel-mudou'] ?? '')
      expect((await nina.goto(`${server.url}/operador/funil`))?.status()).toBe(200)

      // a session that is ended is over
      await page.getByRole('button', { name: new RegExp(`^${words.sessions.end}`) }).click()
      await expect(page.getByText(words.sessions.empty)).toBeVisible()
      await nina.goto(`${server.url}/operador/funil`)
      await expect(nina.getByRole('heading', { level: 1 })).toHaveText(loginWords.title)

      // a lost telephone: the password stays, the app is set up again
      await pressButton(page, words.factor.submit)
      await expect(page.getByRole('status').first()).toHaveText(actionResults['aplicativo-zerado'] ?? '')
      await givePassword(nina, email, PASSWORD)
      await expect(nina.getByText(codeWords.first.title)).toBeVisible()
      const second = ((await nina.locator('.desk-secret').textContent()) ?? '').replaceAll(' ', '')
      expect(second).not.toBe(first)
      await giveCode(nina, codeOf({ email, secret: second }, 'next'))
      await expect(nina.getByRole('heading', { level: 1 })).not.toHaveText(codeWords.title)
      expect(strange.complaints()).toEqual([])
      await theirs.close()
    },
  )
