/** What a browser does while a visitor types digits into a field with an input mask. */
import type { Locator, Page } from '@playwright/test'
import { expectStep, field, sendButton } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { returnTo } from '../support/open-order-made-by-api.ts'

const log = (page: Page) => page.getByRole('log')
/** The last message of the visitor's own. */
const said = (page: Page) => log(page).locator('.answer__bubble').last()

const caretAt = (input: Locator, at: number) =>
  input.evaluate((element: HTMLInputElement, position) => element.setSelectionRange(position, position), at)

const caretOf = (input: Locator) => input.evaluate((element: HTMLInputElement) => element.selectionStart)

// src/ui/forms/MaskedField.test.tsx
test(
  'a telephone keeps its country code, and a wrong digit can be replaced (D110)',
  onlyInFullRun,
  async ({ page, server }) => {
    await returnTo(page, server.url, 'pages', 'telefone')
    const phone = field(page, 'phone')
    await phone.pressSequentially('12987654321')
    await expect(phone).toHaveValue('(12) 98765-4321')
    await caretAt(phone, '(12) '.length)
    await phone.press('Backspace')
    await expect(phone).toHaveValue('(19) 8765-4321')
    await phone.pressSequentially('1')
    await expect(phone).toHaveValue('(11) 98765-4321')
    expect(await caretOf(phone)).toBe('(11'.length)
    await phone.press('Control+z')
    await expect(phone).toHaveValue('(19) 8765-4321')

    await phone.press('Control+a')
    await phone.pressSequentially('5591987654321')
    await expect(phone).toHaveValue('+55 (91) 98765-4321')
    const saved = page.waitForRequest((request) => /"phone"/.test(request.postData() ?? ''))
    await sendButton(page, 'telefone').click()
    expect((await saved).postDataJSON()).toMatchObject({ phone: '91987654321' })
    await expectStep(page, 'email')
  },
)

test(
  'a chat message that begins with digits is sent as typed, its secrets masked (D110)',
  onlyInFullRun,
  async ({ page, server }) => {
    await returnTo(page, server.url, 'chat', 'data-nascimento')
    const line = field(page, 'birth_date')
    await line.pressSequentially('1002')
    await expect(line).toHaveValue('10/02')
    await page.keyboard.type(' é o numero da casa, errei')
    await expect(line).toHaveValue('1002 é o numero da casa, errei')
    await line.press('Enter')
    await expect(said(page)).toContainText('1002 é o numero da casa, errei')
    await expect(log(page).getByText('→ 1002')).toBeVisible()
    await expect(log(page).getByText('10/02')).toHaveCount(0)

    await line.pressSequentially('11912345678 é meu telefone certo')
    await expect(line).toHaveValue('11912345678 é meu telefone certo')
    await line.press('Enter')
    await expect(log(page).getByText('… é meu telefone certo')).toBeVisible()
    await expect(log(page).getByText('(11) 9****-**78').last()).toBeVisible()

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(async () => navigator.clipboard.writeText('52998224725 e vencimento dia 8'))
    await line.press('Control+v')
    await expect(line).toHaveValue('52998224725 e vencimento dia 8')
    await line.press('Enter')
    await expect(log(page).getByText('CPF ***.982.247-**').last()).toBeVisible()
    await expect(log(page).getByText('O dia 8 não está entre os vencimentos.')).toBeVisible()

    await line.pressSequentially('111.444.777-35 é o meu cpf certo')
    await expect(line).toHaveValue('111.444.777-35 é o meu cpf certo')
    await line.press('Enter')
    // another CPF than the one kept is asked about, whole, and masked once that is settled (D133)
    await expect(log(page).getByText('Entendi o documento 111.444.777-35. É isso?')).toBeVisible()
    await page.getByRole('button', { name: 'Sim, é isso' }).click()
    await expect(log(page).getByText('→ ***.444.777-**')).toBeVisible()
    await expect(log(page).getByText(/777-35|247-25|8224725/)).toHaveCount(0)
  },
)

test(
  'words composed after digits in the chat leave the digits as typed (D110)',
  onlyInFullRun,
  async ({ page, server }) => {
    await returnTo(page, server.url, 'chat', 'data-nascimento')
    const line = field(page, 'birth_date')
    await line.pressSequentially('1002 ')
    await expect(line).toHaveValue('10/02 ')
    const keyboard = await page.context().newCDPSession(page)
    for (const text of ['c', 'ca', 'cas'])
      await keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    await keyboard.send('Input.insertText', { text: 'casa' })
    await expect(line).toHaveValue('1002 casa')
  },
)
