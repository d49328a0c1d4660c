/** What an order downloads of scripts, and when: three parts, the first question, the order and the chat (D156, D157). */
import type { Page } from '@playwright/test'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { joao } from '../support/people.ts'
import {
  entrance,
  expectStep,
  field,
  fill,
  switchTo,
  typed,
  walk,
  WAYS,
  type Way,
} from '../support/visitor-in-browser.ts'

const KIB = 1024
/** Scripts as sent, from the first question to the receipt (docs/decisions/0056). */
const MOST: Readonly<Record<Way, { readonly kib: number; readonly files: number }>> = {
  pages: { kib: 210, files: 16 },
  chat: { kib: 320, files: 16 },
}
/** The chat's files: its screen, what reads messages, and the words of its answers. */
const OF_CHAT = /^(?:chat|reader|prepared-answers|visitor-questions)-/

/** Notes every script of the page, by file name, with its size as sent. */
function countScripts(page: Page): ReadonlyMap<string, number> {
  const scripts = new Map<string, number>()
  page.on('response', (response) => {
    const [, file] = /^\/assets\/(.*\.js)$/.exec(new URL(response.url()).pathname) ?? []
    if (file) scripts.set(file, Number(response.headers()['content-length']))
  })
  return scripts
}

for (const way of WAYS)
  test(`scripts of a whole order, by ${way}`, async ({ page }) => {
    const scripts = countScripts(page)
    await page.goto(entrance[way])
    await walk(page, { person: joao })
    await page.waitForLoadState('networkidle')
    const list = [...scripts].toSorted(([, a], [, b]) => b - a).map(([file, size]) => `${size} ${file}`)
    const total = list.reduce((sum, line) => sum + Number.parseInt(line, 10), 0) / KIB
    if (way === 'pages') expect(list.filter((line) => OF_CHAT.test(line.split(' ')[1] ?? ''))).toEqual([])
    expect(total, list.join('\n')).toBeLessThanOrEqual(MOST[way].kib)
    expect(scripts.size, list.join('\n')).toBeLessThanOrEqual(MOST[way].files)
  })

test('the first question that is asked in the chat loads the answers', async ({ page }) => {
  const scripts = countScripts(page)
  await page.goto(entrance.chat)
  await walk(page, { person: joao, until: 'nome' })
  await page.waitForLoadState('networkidle')
  const ofAnswers = () => [...scripts.keys()].filter((file) => file.startsWith('prepared-answers-'))
  expect(ofAnswers()).toEqual([])
  await field(page, 'name').fill('tem taxa de adesão?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('Este pedido não inclui taxa de adesão')
  expect(ofAnswers()).toHaveLength(1)
})

/** Milliseconds that a switch may take if its files are in the cache (D157). */
const SWITCH_MS = 300

test(
  'pages load nothing of the chat before its switch is focused; the switch keeps what is typed and is quick',
  onlyInFullRun,
  async ({ page }) => {
    const scripts = countScripts(page)
    const ofChat = () => [...scripts.keys()].filter((file) => OF_CHAT.test(file))
    await page.goto(entrance.pages)
    await walk(page, { person: joao, until: 'nome' })
    await fill(page, 'nome', { name: 'João Car' })
    await page.waitForLoadState('networkidle')
    expect(ofChat()).toEqual([])
    await page.getByRole('link', { name: 'Prefiro o chat' }).focus()
    await expect.poll(ofChat).toEqual([expect.stringMatching(/^chat-/)])
    await page.waitForLoadState('networkidle')
    const took = await page.evaluate(async () => {
      const start = performance.now()
      document.querySelector<HTMLElement>('.mode-switch')?.click()
      while (!document.querySelector('[role="log"]')) await new Promise(requestAnimationFrame)
      return performance.now() - start
    })
    expect(took).toBeLessThan(SWITCH_MS)
    await expectStep(page, 'nome')
    expect(await typed(page, 'nome')).toMatchObject({ name: 'João Car' })
    await switchTo(page, 'pages')
    expect(await typed(page, 'nome')).toMatchObject({ name: 'João Car' })
  },
)
