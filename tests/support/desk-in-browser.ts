/**
 * Helpers for end-to-end tests of the operator's desk: accounts, login, sessions, tables, and checks of a page's
 * layout.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { newSetupCode, setupHashOf } from '../../server/rules/desk/authenticator-and-setup-codes.ts'
import { loginCodeWords as codeWords, loginWords, passwordSetupWords } from '../../src/content/desk/login.ts'
import { home } from '../../src/content/desk/home-page.ts'
import type { Role } from '../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, type Server } from './e2e-test.ts'
import { expectReflow } from './reflow-and-targets.ts'
import { isFull, rowsToRun } from './rows-to-run.ts'

export const PASSWORD = 'quatro gatos no telhado'

export type DeskView = { readonly width: number; readonly theme: 'light' | 'dark' }

const LOOKS: readonly DeskView[] = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme })),
)

/** The views in which a test runs: this one with `npm test`, all of them with `npm run test:full`. */
export const deskViews = (width: number, theme: DeskView['theme']): readonly DeskView[] =>
  rowsToRun(LOOKS, (look) => look.width === width && look.theme === theme)

export const nameOfView = ({ width, theme }: DeskView): string => `at ${width} px, ${theme}`

export async function setDeskView(page: Page, { width, theme }: DeskView): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  await page.emulateMedia({ colorScheme: theme })
}

/** Words of a table are not broken in the middle; addresses and ids may be, since no column is wide enough. */
async function expectWholeWords(page: Page, where: string): Promise<void> {
  const broken = await page.locator('.desk-table td').evaluateAll((cells) => {
    const found: string[] = []
    for (const cell of cells.filter((each) => each.checkVisibility())) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = new Range()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (word.length <= 14 && lines.size > 1) found.push(word)
        }
    }
    return found
  })
  expect(broken, `broken words: ${where}`).toEqual([])
}

/** The page fits its window and breaks no word; with `npm run test:full` axe finds nothing either. */
export async function expectNoLayoutFaults(page: Page, where: string): Promise<void> {
  await expectReflow(page, where)
  await expectWholeWords(page, where)
  if (isFull) await expectAccessible(page, where)
}

/** Opens what the page has folded away in this window. */
export async function openFoldedParts(page: Page): Promise<void> {
  const closed = page.locator('main details:not([open]) > summary').filter({ visible: true })
  while ((await closed.count()) > 0) await closed.first().click()
}

export const pressButton = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()

/** A session as the login makes it, for tests of what follows; returns the account's e-mail address. */
export async function giveSession(
  server: Server,
  context: BrowserContext,
  role: Role = 'administracao',
): Promise<string> {
  const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')]
  const email = `${id}@loja.example`
  await server.sql('insert into operators (id, email, role, created_at) values ($1, $2, $3, now())', [
    id,
    email,
    role,
  ])
  await server.sql("insert into operator_sessions values ($1, $2, 'in', now(), now() + interval '8 hours')", [
    createHash('sha256').update(token).digest('base64url'),
    id,
  ])
  await context.addCookies([{ name: 'operador', value: token, url: `${server.url}/operador` }])
  return email
}

/** Ends all sessions, as if they had expired. */
export const expireSessions = (server: Server) =>
  server.sql("update operator_sessions set expires_at = now() - interval '1 minute'")

/** The e-mail address of an account, and the key in its authenticator app. */
export type Account = { readonly email: string; readonly secret: string }

/**
 * The code that the app shows; with `next` the one after it, because each works once and is accepted half a minute
 * early.
 */
export const codeOf = ({ secret }: Account, which: 'now' | 'next'): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + (which === 'next' ? 30_000 : 0),
  })

/** The first half of a login, on its page. */
export async function givePassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel(loginWords.email).fill(email)
  await page.getByLabel(loginWords.password).fill(password)
  await pressButton(page, loginWords.go)
}

/** The second half. */
export async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel(codeWords.label).fill(code)
  await pressButton(page, codeWords.go)
}

/** Creates an account with the command (`npm run operator -- add`); returns its code for the first access. */
async function addDeskUser(server: Server, email: string, role: Role): Promise<string> {
  const code = newSetupCode()
  await server.sql(
    `insert into operators (id, email, role, setup_hash, setup_expires_at, created_at)
     values ($1, $2, $3, $4, now() + interval '3 days', now())`,
    [randomUUID(), email, role, setupHashOf(code)],
  )
  return code
}

/** Goes through the pages of a person's first access: password, authenticator app, desk. */
export async function enterFirst(page: Page, server: Server, email: string, role: Role): Promise<Account> {
  const code = await addDeskUser(server, email, role)
  await page.goto(`${server.url}/operador/primeiro-acesso`)
  await page.getByLabel(passwordSetupWords.email).fill(email)
  await page.getByLabel(passwordSetupWords.code).fill(code)
  await page.getByLabel(passwordSetupWords.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(passwordSetupWords.repeat).fill(PASSWORD)
  await pressButton(page, passwordSetupWords.go)
  await givePassword(page, email, PASSWORD)
  const secret = ((await page.locator('.desk-secret').textContent()) ?? '').replaceAll(' ', '')
  const account = { email, secret }
  await giveCode(page, codeOf(account, 'now'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.title)
  return account
}

/** A row of a table as shown: text of each visible cell by the heading of its column, without soft hyphens. */
export type SeenRow = Readonly<Record<string, string>>

/** Returns the visible rows of the table with this caption; none if there is no such table. */
export const tableSeen = (page: Page, caption: string): Promise<SeenRow[]> =>
  page.evaluate((named) => {
    const plain = (text: string | undefined) => (text ?? '').replaceAll('\u00AD', '')
    const tables = [...document.querySelectorAll('table')]
    const rows = tables.find((table) => table.caption?.textContent === named)?.tBodies[0]?.rows ?? []
    return [...rows].map((row) =>
      Object.fromEntries(
        [...row.cells]
          .filter((cell) => cell.checkVisibility())
          .map((cell) => [plain(cell.dataset.head), plain(cell.textContent)]),
      ),
    )
  }, caption)
