/** Addresses that the CEP determines only in part: the street in a town with a single CEP, block and lot. */
import {
  eitherWay,
  answer,
  entrance,
  expectStep,
  field,
  question,
  walk,
} from '../support/visitor-in-browser.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { wholeTown } from '../support/people.ts'

for (const way of eitherWay('pages')) {
  test(`the street of a town of one CEP is asked for by name, by ${way}`, onlyInFullRun, async ({ page }) => {
    await page.goto(entrance[way])
    await walk(page, { person: wholeTown, until: 'instalacao' })
    const form = question(page, 'instalacao')
    const label = form.locator('label', { hasText: 'Rua ou avenida' })
    await expect(label).toBeVisible()
    expect((await label.boundingBox())?.width ?? 0).toBeGreaterThan(40)
    await expect(form.getByRole('textbox', { name: 'Rua ou avenida' })).toHaveAttribute('name', 'address')
    await expectAccessible(page, `the street by ${way}`)
  })
}

test(
  'a CEP of blocks opens with block and lot, and asks about a plain number',
  onlyInFullRun,
  async ({ page }) => {
    await page.goto(entrance.pages)
    await answer(page, 'cep', { cep: '71615010' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quais são a quadra e o lote?')
    await expect(field(page, 'block_number')).toBeVisible()
    await expectAccessible(page, 'block and lot')
    await field(page, 'is_block_allotment').uncheck()
    await answer(page, 'nr-imovel', { number: '12' })
    const question1 = question(page, 'nr-imovel')
    await expect(
      question1.getByText('Neste CEP os endereços são por quadra e lote. Quais são os seus?'),
    ).toBeVisible()
    await expect(field(page, 'block_number')).toBeFocused()
    await answer(page, 'nr-imovel', { block_number: '1', allotment_number: '10' })
    await expectStep(page, 'planos')
  },
)

test('a plain number at a CEP of blocks is asked about in the chat too', onlyInFullRun, async ({ page }) => {
  await page.goto(entrance.chat)
  await answer(page, 'cep', { cep: '71615010' })
  await expect(page.getByRole('log').getByText('Quais são a quadra e o lote?')).toBeVisible()
  await answer(page, 'nr-imovel', { number: '12' })
  await expect(page.getByText('Neste CEP os endereços são por quadra e lote.').first()).toBeVisible()
  await answer(page, 'nr-imovel', { number: 'quadra 1 lote 10' })
  await expectStep(page, 'planos')
})
