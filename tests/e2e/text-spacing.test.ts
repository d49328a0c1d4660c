/** Wider text spacing, set by a reader, cuts nothing off and makes no page wider than the screen (WCAG 2.2 SC 1.4.12). */
import type { Page } from '@playwright/test'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { joao } from '../support/people.ts'
import { expectReflow } from '../support/reflow-and-targets.ts'
import { eitherWay, entrance, walk } from '../support/visitor-in-browser.ts'

const PAGES = ['/', '/timblack/', '/black-friday/', '/consultar-cobertura/cep/', '/500mb', '/regulamentos/']

/** The spacings of the criterion; a style sheet that the page's security policy does not forbid. */
const spread = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })

/** Expects every button and link to show all of its text, and every card of a plan to hold its own. */
async function expectWhole(page: Page, where: string): Promise<void> {
  const cut = await page.evaluate(() => [
    ...[...document.querySelectorAll('.plan')]
      .filter((card) => card.scrollWidth > card.clientWidth + 1)
      .map((card) => `out of its card: ${card.querySelector('.plan__price')?.textContent}`),
    ...[...document.querySelectorAll<HTMLElement>('button, a, label, h1, h2, legend, p')]
      .filter((each) => each.checkVisibility() && each.closest('.hush') === null)
      .filter((each) => ['hidden', 'clip'].includes(getComputedStyle(each).overflowX))
      .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
      .filter((each) => getComputedStyle(each).textOverflow !== 'ellipsis')
      .map((each) => each.outerHTML.slice(0, 90)),
  ])
  expect(cut, `cut off: ${where}`).toEqual([])
}

for (const width of rowsToRun([320, 1280], 1))
  for (const colorScheme of rowsToRun(['light', 'dark'] as const, 1)) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme })

      test('pages of the site hold wider text spacing', onlyInFullRun, async ({ page }) => {
        for (const address of PAGES) {
          await page.goto(address)
          await spread(page)
          await expectReflow(page, address)
          await expectWhole(page, address)
        }
      })

      for (const way of eitherWay('chat'))
        test(`an order by ${way} holds wider text spacing`, async ({ page }) => {
          for (const step of ['cep', 'nr-imovel', 'planos', 'nome'] as const) {
            if (step === 'cep') await page.goto(entrance[way])
            else await walk(page, { person: joao, until: step })
            await spread(page)
            await expectReflow(page, step)
            await expectWhole(page, step)
          }
        })
    })
  }
