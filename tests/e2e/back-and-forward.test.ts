import { UNKNOWN_CEP } from '../../src/content/unknown-cep-button.ts'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import {
  answer,
  eitherWay,
  entrance,
  expectStep,
  field,
  leadId,
  orderNumber,
  question,
  switchTo,
  walk,
} from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { isFull } from '../support/rows-to-run.ts'
import { joao, maria, quizzed } from '../support/people.ts'
import { returnTo } from '../support/open-order-made-by-api.ts'
import { questionAfter, questionBefore } from '../support/answers-to-every-question.ts'

for (const way of eitherWay('chat')) {
  test(`back to the first question and forward again (X14), by ${way}`, onlyInFullRun, async ({ page }) => {
    await page.goto(entrance[way])
    const seen = await walk(page, { person: { ...maria, planos: {} }, until: 'telefone' })
    for (const step of seen.toReversed().slice(1)) {
      await page.goBack()
      await expectStep(page, step)
    }
    await expect(field(page, 'cep')).toHaveValue('01310-100')
    for (const step of seen.slice(1)) {
      await page.goForward()
      await expectStep(page, step)
    }
    await expect(page.getByRole('button', { name: UNKNOWN_CEP })).toHaveCount(0)
  })
}

for (const way of eitherWay('pages')) {
  test(
    `Back does not return to a passed check, and after the order shows the receipt (X15), by ${way}`,
    onlyInFullRun,
    async ({ page, server }) => {
      // in the chat, three corrections are one place to go back to: there are to be three before it
      const first = way === 'chat' ? 'nome-mae' : 'data-de-vencimento'
      const id = await returnTo(page, server.url, way, first, { person: quizzed })
      await walk(page, { person: quizzed, until: 'confirmacao' })
      const steps: StepId[] = ['data-instalacao', 'ativar-debito', 'data-de-vencimento']
      for (const step of steps) {
        await page.goBack()
        await expectStep(page, step)
      }
      await walk(page, { person: quizzed })
      const number = await orderNumber(page)
      for (let times = 0; times < (isFull ? 3 : 1); times += 1) {
        await page.goBack()
        await expectStep(page, 'pedido-realizado')
        expect(await orderNumber(page)).toBe(number)
      }
      expect(await server.sql('select number from orders where lead_id = $1', [id])).toEqual([{ number }])
    },
  )
}

for (const way of eitherWay('pages')) {
  test(`Back in the very moment of an answer loses nothing (X14), by ${way}`, async ({ page, server }) => {
    await returnTo(page, server.url, way, 'data-nascimento')
    await walk(page, { person: joao, until: 'nome-mae' })
    await field(page, 'mothers_name').fill('Antônia Prado')
    await question(page, 'nome-mae').evaluate((form) => {
      if (form instanceof HTMLFormElement) form.requestSubmit()
      history.back()
    })
    await expectStep(page, 'nome-mae')
    await walk(page, { person: joao, until: 'data-de-vencimento' })
    const stored = `select answers ? 'motherName' as mother from leads where id = $1`
    await expect.poll(async () => server.sql(stored, [await leadId(page)])).toEqual([{ mother: true }])
  })

  test(
    `Back as soon as a question is seen goes to the one before, by ${way}`,
    onlyInFullRun,
    async ({ page }) => {
      await page.goto(entrance[way])
      await walk(page, { person: joao, until: 'nome' })
      for (const moment of ['drawn', 'frame', 'after the frame'] as const) {
        await field(page, 'name').fill('João Carlos Pereira')
        await question(page, 'nome').evaluate(
          (form, [when, next]) => {
            const back = () => {
              if (when === 'drawn') history.back()
              else
                requestAnimationFrame(() =>
                  when === 'frame' ? history.back() : setTimeout(() => history.back()),
                )
            }
            const seen = new MutationObserver(() => {
              if (!document.querySelector(`[data-step="${next}"]`)) return
              seen.disconnect()
              back()
            })
            seen.observe(document, { subtree: true, childList: true, attributes: true })
            if (form instanceof HTMLFormElement) form.requestSubmit()
          },
          [moment, questionAfter('nome')] as const,
        )
        await expect(page).toHaveURL(way === 'chat' ? /chat$/ : /nome/)
        await expectStep(page, 'nome')
        await expect(field(page, 'name')).toHaveValue('João Carlos Pereira')
        await page.goForward()
        await expectStep(page, questionAfter('nome'))
        await page.goBack()
        await expectStep(page, 'nome')
      }
    },
  )
}

test('Back crosses a change between chat and pages (X14)', onlyInFullRun, async ({ page }) => {
  await page.goto('/chat')
  await walk(page, { person: joao, until: 'telefone' })
  await switchTo(page, 'pages')
  await walk(page, { person: joao, until: 'data-nascimento' })
  await switchTo(page, 'chat')
  await answer(page, 'data-nascimento', joao['data-nascimento'] ?? {})
  await expectStep(page, 'nome-mae')
  const trail: [StepId, RegExp][] = [
    ['data-nascimento', /\/chat$/],
    ['data-nascimento', /\/checkout\/data-nascimento\/$/],
    ['email', /\/checkout\/email\/$/],
    ['telefone', /\/checkout\/telefone\/$/],
    ['telefone', /\/chat$/],
    [questionBefore('telefone'), /\/chat$/],
  ]
  for (const [step, address] of trail) {
    await page.goBack()
    await expectStep(page, step)
    await expect(page).toHaveURL(address)
  }
  for (const [step, address] of trail.toReversed().slice(1)) {
    await page.goForward()
    await expectStep(page, step)
    await expect(page).toHaveURL(address)
  }
})
