/** The next question is drawn without delay (docs/decisions/0056). */
import type { Page } from '@playwright/test'
import { answer, eitherWay, entrance, question, type Way } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'

async function open(page: Page, way: Way): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(entrance[way])
  await page.waitForFunction(() => performance.getEntriesByName('prosa:answerable').length > 0)
}

/** Returns the URLs of the scripts that the page has requested, and whether before its question could be answered. */
const codeOf = (page: Page) =>
  page.evaluate(() => {
    const [ready] = performance.getEntriesByName('prosa:answerable')
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
      .map(({ name, startTime }) => ({
        url: name,
        isFirst: ready !== undefined && startTime < ready.startTime,
      }))
  })

/**
 * Collects what each change of the page draws from now on: the question of this step, the progress bar, or both.
 * @returns a function that returns what was collected so far
 */
async function watchDrawing(page: Page, step: string): Promise<() => Promise<string[]>> {
  const drawn = await page.evaluateHandle((selector) => {
    const all: string[] = []
    const isQuestion = (node: Node) =>
      node instanceof Element && (node.matches(selector) || node.querySelector(selector) !== null)
    new MutationObserver((changes) => {
      const parts = changes.map(({ target, addedNodes }) => {
        if (target instanceof Element && target.closest('.progress')) return 'progress'
        return [...addedNodes].some(isQuestion) ? 'question' : ''
      })
      all.push([...new Set(parts)].filter(Boolean).join(' and '))
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
    return all
  }, `[data-step="${step}"]`)
  return () => drawn.evaluate((all) => all.filter(Boolean))
}

for (const way of eitherWay('chat')) {
  test(
    `V8 compiles code as it loads: the first question's, and what hears answers, by ${way}`,
    onlyInFullRun,
    async ({ page }) => {
      await open(page, way)
      const isWaitedFor = ({ url, isFirst }: { url: string; isFirst: boolean }) =>
        isFirst || /\/(InputMask|start|count-visit)-/.test(url)
      await expect
        .poll(async () => (await codeOf(page)).filter(({ url }) => /\/count-visit-/.test(url)))
        .toHaveLength(1)
      const code = (await codeOf(page)).filter(isWaitedFor)
      expect(code.length).toBeGreaterThan(6)
      for (const { url } of code) {
        const text = await (await page.request.get(url)).text()
        // a smaller file only passes on what others export
        if (text.length >= 256) expect(text.startsWith('//# allFunctionsCalledOnLoad\n'), url).toBe(true)
      }
    },
  )

  test(
    `a field takes the focus without an animation, and the next question is drawn before the progress, by ${way}`,
    onlyInFullRun,
    async ({ page }) => {
      await open(page, way)
      const field = question(page, 'cep').locator('[name=cep]')
      const animations = await field.evaluate((input: HTMLInputElement) => {
        input.blur()
        getComputedStyle(input).getPropertyValue('border-color')
        input.focus()
        getComputedStyle(input).getPropertyValue('border-color')
        return input.getAnimations().length
      })
      expect(animations).toBe(0)
      const drawn = await watchDrawing(page, 'nr-imovel')
      await answer(page, 'cep', { cep: '01310100' })
      await expect(question(page, 'nr-imovel')).toBeVisible()
      await expect.poll(drawn).toContain('progress')
      expect((await drawn())[0]).toBe('question')
    },
  )
}
