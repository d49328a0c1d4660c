/** What a browser does while a visitor types digits into a field with an input mask. */
import { field } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { returnTo } from '../support/open-order-made-by-api.ts'

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
