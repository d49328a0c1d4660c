/** Where URLs lead: campaign prefixes and return visits. */
import type { Page } from '@playwright/test'
import { answer, entrance, expectStep, leadId, question, walk } from '../support/visitor-in-browser.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { expectQuestionFrame } from '../support/check-question-frame.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { joao, maria } from '../support/people.ts'
import { returnAtEmail } from '../support/open-order-made-by-api.ts'
import { watchPrivacy } from '../support/privacy-watch.ts'

const path = (page: Page) => new URL(page.url()).pathname

test('the start page of a returning visitor asks for a CEP', onlyInFullRun, async ({ page, server }) => {
  await returnAtEmail(page, server.url, '/')
  await page.getByRole('link', { name: 'Continuar de onde parei' }).waitFor()
  await expectAccessible(page, 'start page with an order')
  await answer(page, 'cep', { cep: '0131' })
  await expect(question(page, 'cep').getByText('CEP tem 8 números; você digitou 4')).toBeVisible()
  await answer(page, 'cep', { cep: '04007-001' })
  await expectStep(page, 'nr-imovel')
  await page.goto('/')
  await walk(page, { person: joao, until: 'nr-imovel' })
})

test('a start page out of the cache knows the newer order (X14)', onlyInFullRun, async ({ page }) => {
  await page.goto('/')
  await question(page, 'cep').waitFor()
  // The test browser may not keep pages alive: another tab's order, and the browser's event for coming back.
  const other = await page.context().newPage()
  await other.goto('/checkout/cep/')
  await walk(other, { person: joao, until: 'nome' })
  const cameBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await page.evaluate(cameBack)
  const goOn = page.getByRole('link', { name: 'Continuar de onde parei' })
  await goOn.waitFor()
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  await page.evaluate(cameBack)
  await expect(page.locator('body')).toHaveAttribute('data-same')
  await goOn.click()
  await expectStep(page, 'nome')
})

const prefixes = [
  { prefix: '/timblack', way: 'chat' },
  { prefix: '/b/r', way: 'pages' },
  { prefix: '/globoplay/timblack', way: 'chat' },
] as const
for (const { prefix, way } of rowsToRun(prefixes, (row) => row.prefix === '/globoplay/timblack')) {
  test(`the prefix ${prefix} stays all the way, by ${way}`, onlyInFullRun, async ({ page, server }) => {
    const seen = new Set<string>()
    page.on('framenavigated', (frame) => seen.add(new URL(frame.url()).pathname))
    const privacy = watchPrivacy(page, maria)
    await page.goto(prefix + entrance[way])
    await walk(page, {
      // under b the number is asked together with the CEP
      person: prefix.startsWith('/b/')
        ? { ...maria, planos: {}, cep: { ...maria.cep, ...maria['nr-imovel'] } }
        : { ...maria, planos: {} },
      each: async (step) => {
        seen.add(path(page))
        await expectQuestionFrame(page, step)
      },
    })
    await privacy.expectNothing(`the receipt of ${prefix}`)
    for (const each of seen) expect(each.startsWith(`${prefix}/`), each).toBe(true)
    await expect(page.getByRole('link', { name: 'TIM Ultrafibra, página inicial' })).toHaveAttribute(
      'href',
      new RegExp(`^${prefix}/?$`),
    )
    const [lead] = await server.sql(`select origin->>'addon' as addon from leads where id = $1`, [
      await leadId(page),
    ])
    expect(lead?.addon).toBe(prefix.slice(1))
  })
}
