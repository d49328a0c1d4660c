/** A mobile brand in a browser: the line before the name, with and without a bonus, reload, Back, and both ways. */
import {
  eitherWay,
  answer,
  expectStep,
  fill,
  nextStep,
  leadId,
  orderNumber,
  switchTo,
  typed,
  walk,
} from '../../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../../support/e2e-test.ts'
import { examineScreen } from '../../support/examine-screen.ts'
import { joao } from '../../support/people.ts'
import { expectQuestionFrame } from '../../support/check-question-frame.ts'
import { watchPrivacy } from '../../support/privacy-watch.ts'

const LINE = 'consulta-telefone'
const NONE = 'Não achamos essa linha; seguimos sem o bônus'
const entrance = { chat: '/globoplay/timblack/chat', pages: '/timblack/checkout/cep/' } as const
/** docs/test-people.md */
const black = { phone: '11922220001' }
const unknown = { phone: '11987654321' }

test.setTimeout(120_000)

// tests/journeys/mobile.test.ts
for (const way of eitherWay('chat')) {
  test(`an order under a mobile brand, by ${way}`, onlyInFullRun, async ({ page }) => {
    const other = way === 'chat' ? 'pages' : 'chat'
    const privacy = watchPrivacy(page, joao, { [LINE]: black }, { [LINE]: unknown })
    const each = (step: string) => expectQuestionFrame(page, step)
    await page.goto(entrance[way])
    await walk(page, { person: joao, until: LINE, each })
    await examineScreen(page, `${LINE} by ${way}`)

    await fill(page, LINE, { phone: '1198' })
    await switchTo(page, other)
    await expectStep(page, LINE)
    expect((await typed(page, LINE)).phone?.replaceAll(/\D/g, '')).toBe('1198')
    await switchTo(page, way)
    await answer(page, LINE, unknown)
    expect(await nextStep(page, LINE)).toBe('nome')
    await expect(page.getByText(NONE)).toBeVisible()

    await page.reload()
    await expectStep(page, 'nome')
    if (way === 'chat') {
      await page.goBack()
    } else {
      await page.goto('/timblack/checkout/consulta-telefone/')
    }
    await expectStep(page, LINE)
    await answer(page, LINE, black)
    expect(await nextStep(page, LINE)).toBe('nome')
    await expect(page.getByText('Sua linha tem bônus')).toBeVisible()
    await privacy.expectNothing('nome')

    const steps = await walk(page, { person: joao, each })
    expect(steps).not.toContain('telefone')
    expect(await orderNumber(page)).toMatch(/^P/)
    await privacy.expectNothing('the receipt')
    const lead = await page.request.get(`/api/lead/${await leadId(page)}`)
    expect(await lead.json()).toMatchObject({
      addon: entrance[way]
        .split('/')
        .slice(1, way === 'chat' ? 3 : 2)
        .join('/'),
      idPlanAddonBonus: 'bonus-timblack',
    })
  })
}
