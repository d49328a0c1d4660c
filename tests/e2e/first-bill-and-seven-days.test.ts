/**
 * What an order says of the first bill and of the way back, where the operator has set nothing (D107, D151). At the due
 * day: src/app/journeys/first-bill-and-payment.test.tsx; in the chat: tests/journeys/prepared-answers-about-service.test.ts.
 */
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { returnToReceipt, returnToReview } from '../support/open-order-made-by-api.ts'

const WHO_TELLS = 'A equipe diz o dia e o valor da primeira fatura, no 0800\u00A0555\u00A01020.'
const SEVEN_DAYS =
  /Dá para desistir em até 7 dias .+ \(CDC, art\. 49\), pelo link do pedido ou no 0800\u00A0555\u00A01020; uma pessoa confirma\./

test(
  'the order says once, truly, what it knows of the first bill, and always the seven days',
  onlyInFullRun,
  async ({ page, server }) => {
    await returnToReview(page, server.url, 'pages')
    await expect(page.getByText(WHO_TELLS)).toHaveCount(1)
    await page.locator('summary').filter({ hasText: 'Ajuda' }).click()
    await expect(page.getByText(SEVEN_DAYS)).toBeVisible()
    await returnToReceipt(page, server.url, 'pages')
    // the review, a link away, says it (D159)
    await expect(page.getByText(WHO_TELLS)).toHaveCount(0)
    await expect(page.getByText(SEVEN_DAYS)).toHaveCount(1)
    expect(await page.locator('body').innerText()).not.toContain('proporcional')
  },
)
