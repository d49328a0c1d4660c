/** The chat asks for one thing at a time, even where the page has one long form (U-chat). */
import type { Page } from '@playwright/test'
import { bubbles, freeLine, walk } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { joao } from '../support/people.ts'

test.use({ viewport: { width: 390, height: 700 } })

const log = (page: Page) => page.getByRole('log')
const given = async (page: Page) =>
  (await bubbles(page)).map((text) => text.replace('Você respondeu:', '').trim())

test(
  'a place on the waiting list: name, telephone, e-mail, each in the composer',
  onlyInFullRun,
  async ({ page, server }) => {
    const nowhere = { ...joao, cep: { cep: '01207001' }, 'nr-imovel': { number: '10' } }
    const type = async (text: string) => {
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    await page.goto('/chat')
    await walk(page, { person: nowhere, until: 'oferta-indisponivel' })
    await expect(page.getByRole('textbox', { name: 'Qual é o seu nome completo?' })).toBeFocused()
    await expect(page.locator('.chat__foot input')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Consultar outro endereço' })).toBeVisible()
    await type('Rita')
    await expect(page.getByText(/E o sobrenome\?/).last()).toBeVisible()
    await page.keyboard.type(' ')
    await type('de Cássia Lima')
    await expect(
      page.getByRole('textbox', { name: 'Em qual telefone com DDD podemos avisar?' }),
    ).toBeFocused()
    await type('21987651234')
    await expect(page.getByRole('textbox', { name: 'E qual é o seu e-mail?' })).toBeFocused()
    expect((await given(page)).slice(-2)).toEqual(['Rita de Cássia Lima', '(21) 9****-**34'])

    await log(page)
      .getByRole('button', { name: /^Corrigir\s*: Nome completo$/ })
      .click()
    await expect(page.getByRole('textbox', { name: 'Qual é o seu nome completo?' })).toHaveValue(
      'Rita de Cássia Lima',
    )
    await page.getByRole('textbox', { name: 'Qual é o seu nome completo?' }).fill('Rita Lima')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'E qual é o seu e-mail?' })).toBeFocused()
    await type('voltar')
    await expect(page.getByRole('textbox', { name: 'Em qual telefone com DDD podemos avisar?' })).toHaveValue(
      '(21) 98765-1234',
    )
    // without a key before it, it might be the second press of a double one
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'E qual é o seu e-mail?' })).toBeFocused()
    await type('rita@exemplo.com.br')
    await expect(page.getByText('Anotado')).toBeVisible()
    const [newest] = await server.sql(
      'select contact from no_coverage_leads order by created_at desc limit 1',
    )
    expect(newest?.contact).not.toBeNull()

    await freeLine(page).fill('outro endereço')
    await freeLine(page).press('Enter')
    await walk(page, { person: nowhere, until: 'oferta-indisponivel' })
  },
)
