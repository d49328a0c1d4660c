/** The monthly price that follows from the answer about direct debit is announced once to screen readers. */
import type { Page } from '@playwright/test'
import { answer, eitherWay, expectStep, nextStep, question, switchTo } from '../support/visitor-in-browser.ts'
import { expect, test, onlyInFullRun } from '../support/e2e-test.ts'
import { maria } from '../support/people.ts'
import { returnTo } from '../support/open-order-made-by-api.ts'

/** A text that came into a live region. */
interface Heard {
  /** What the region held before; null where it came into the page together with its text. */
  readonly before: string | null
  readonly text: string
  /** The question that had the focus. */
  readonly at: string | null
}

const SAID = 'mensalidade fica em'

/** Watches every live region of the page; returns the function that reads which prices came into one. */
async function listen(page: Page): Promise<() => Promise<Heard[]>> {
  const list = await page.evaluateHandle((said) => {
    const heard: Heard[] = []
    const textOf = (region: Element) => region.textContent.replaceAll('\u00a0', ' ')
    const regions = () => document.querySelectorAll('[role="status"], [role="alert"], [role="log"]')
    const known = new Map([...regions()].map((region) => [region, textOf(region)]))
    const times = (text: string) => text.split(said).length
    new MutationObserver(() => {
      for (const region of regions()) {
        const text = textOf(region)
        const before = known.get(region) ?? null
        known.set(region, text)
        const at = document.activeElement?.closest('[data-step]')?.getAttribute('data-step') ?? null
        if (times(text) > times(before ?? '')) heard.push({ before, text, at })
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    return heard
  }, SAID)
  return async () => list.evaluate((heard) => heard)
}

test(
  'pages put the price without debit into a live region that was there, empty',
  onlyInFullRun,
  async ({ page, server }) => {
    await returnTo(page, server.url, 'pages', 'ativar-debito')
    const heard = await listen(page)
    await answer(page, 'ativar-debito', { direct_debit: 'false' })
    await expectStep(page, 'data-instalacao')
    const text =
      'A mensalidade fica em R$ 119,99 por mês sem débito automático, por 12 meses; depois R$ 169,99.'
    await expect(question(page, 'data-instalacao')).toBeVisible()
    // the focus is at the next question by then, so that its heading does not cut the sentence off
    await expect.poll(heard).toEqual([{ before: '', text, at: 'data-instalacao' }])
    await expect(page.locator('.notice')).toHaveText(/119,99/)
    // on a wide screen it moves both columns: question and order remain level, and the periods are in the first view
    await page.setViewportSize({ width: 1280, height: 800 })
    const [title, order] = await Promise.all(
      ['main h1', '.page__order > .order'].map(async (part) => page.locator(part).boundingBox()),
    )
    expect(Math.abs((title?.y ?? 0) - (order?.y ?? Infinity))).toBeLessThanOrEqual(4)
    await expect(page.getByText('Manhã (8h às 12h)')).toBeInViewport({ ratio: 1 })
  },
)

test('pages do so at the review, whose frame is another one', onlyInFullRun, async ({ page, server }) => {
  await returnTo(page, server.url, 'pages', 'confirmacao', { person: maria })
  await question(page, 'confirmacao').getByRole('button', { name: 'Alterar : Forma de pagamento' }).click()
  await expectStep(page, 'ativar-debito')
  const heard = await listen(page)
  await answer(page, 'ativar-debito', { direct_debit: 'false' })
  await nextStep(page, 'ativar-debito')
  await expect.poll(async () => (await heard()).map(({ before }) => before)).toEqual([''])
})

for (const way of eitherWay('chat')) {
  test(`the price is read once, by ${way}`, onlyInFullRun, async ({ page, server }) => {
    await returnTo(page, server.url, way, 'ativar-debito')
    const heard = await listen(page)
    await answer(page, 'ativar-debito', { direct_debit: 'false' })
    await expectStep(page, 'data-instalacao')
    await expect.poll(heard).toHaveLength(1)
    await page.waitForTimeout(500)
    expect(await heard()).toHaveLength(1)
  })
}

test(
  'the chat, which says the price itself, shows no notice of it after a change of ways',
  onlyInFullRun,
  async ({ page, server }) => {
    await returnTo(page, server.url, 'pages', 'ativar-debito')
    await answer(page, 'ativar-debito', { direct_debit: 'false' })
    await expect(page.locator('.notice')).toContainText(SAID)
    await switchTo(page, 'chat')
    await expect(page.getByRole('log')).toContainText(SAID)
    await expect(page.locator('.notice')).toHaveCount(0)
  },
)
