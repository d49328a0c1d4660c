/** What a browser does while a visitor types digits into a field with an input mask. */
import type { Locator } from '@playwright/test'
import { expectStep, field, sendButton } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { returnTo } from '../support/open-order-made-by-api.ts'

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
