/** The protocol number of a web chat on the page is requested every second and stored with the lead. */
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { expectStep, leadId, walk } from '../support/visitor-in-browser.ts'
import { joao } from '../support/people.ts'

test('a protocol that comes late joins the lead', onlyInFullRun, async ({ page, server }) => {
  await page.clock.install()
  await page.goto('/chat')
  await expectStep(page, 'cep')
  await page.evaluate(() => {
    window.webchat = { protocol: () => 'tuid-late' }
  })
  await page.clock.runFor(1000)
  await walk(page, { person: joao, until: 'telefone' })
  const id = await leadId(page)
  await expect
    .poll(async () => (await server.sql('select origin from leads where id = $1', [id]))[0]?.origin)
    .toMatchObject({ webcare_tuid: 'tuid-late' })
})
