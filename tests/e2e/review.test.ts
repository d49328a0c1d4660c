/** The review shows what has to be checked; what confirming means is in view together with the button. */
import type { Locator } from '@playwright/test'
import { eitherWay, question } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { isFull } from '../support/rows-to-run.ts'
import { returnToReview } from '../support/open-order-made-by-api.ts'

test.use({ viewport: { width: 360, height: 640 } })

/** How many pixels of an element are hidden at the side at which most are, by the window or what scrolls in it. */
const mostHidden = (of: Locator) =>
  of.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const observer = new IntersectionObserver(([entry]) => {
          observer.disconnect()
          if (!entry?.isIntersecting) return resolve(Infinity)
          const { boundingClientRect: whole, intersectionRect: seen } = entry
          resolve(
            Math.max(
              seen.top - whole.top,
              whole.bottom - seen.bottom,
              seen.left - whole.left,
              whole.right - seen.right,
            ),
          )
        })
        observer.observe(element)
      }),
  )

for (const way of eitherWay('chat')) {
  test(`consent is directly above the button, with its documents and the price in one line (D159), by ${way}`, async ({
    page,
    server,
  }) => {
    // on a lower window the bar of the pages would take more than a quarter, so it does not stay in sight there
    if (way === 'pages') await page.setViewportSize({ width: 360, height: 800 })
    await returnToReview(page, server.url, way)
    const form = question(page, 'confirmacao')
    const button = form.getByRole('button', { name: 'Confirmar pedido' })
    const consent = form.locator('.consent')
    // the answers have 60 % of the screen
    const room = await form.evaluate((element) => {
      const top = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
      const foot = document.querySelector('.chat__foot')?.getBoundingClientRect().top ?? innerHeight
      const bar = element.querySelector('.action-bar')?.getBoundingClientRect().top ?? 0
      return (Math.min(foot, bar) - Math.max(top, 0)) / innerHeight
    })
    expect(room).toBeGreaterThanOrEqual(0.6)
    await button.scrollIntoViewIfNeeded()
    // the browser scrolls by whole pixels, so that a part of one may be hidden
    await expect.poll(() => mostHidden(button), 'pixels of the button that are out of sight').toBeLessThan(1)
    await expect(consent).toBeInViewport({ ratio: 1 })
    await expect(button).toHaveAccessibleDescription(
      /^Ao confirmar, você declara .*R\$\s[\d,]+\/mês (?:com|sem) débito automático$/,
    )
    const [above, below] = [await consent.boundingBox(), await button.boundingBox()]
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(24)

    const links = await consent
      .getByRole('link')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')))
    expect(links).toEqual(['/regulamentos/contrato-scm/', '/politica-de-privacidade.pdf'])
    // the page of a document: tests/server/site-responses.test.ts
    if (!isFull) return
    const [contract] = await Promise.all([
      page.waitForEvent('popup'),
      consent.getByRole('link').first().click(),
    ])
    await expect(contract.getByRole('heading', { level: 1 })).toContainText('Contrato')
    await contract.close()
  })
}

test(
  'on a wide screen the card beside the review keeps what is paid, and repeats none of its rows (D159)',
  onlyInFullRun,
  async ({ page, server }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await returnToReview(page, server.url, 'chat')
    const card = page.getByRole('region', { name: 'Seu pedido', exact: true })
    await expect(card).toContainText('/mês')
    await expect(card.getByText('Vencimento')).toBeHidden()
    await expect(card.getByText('Endereço')).toBeHidden()
    await expect(card.getByRole('link', { name: 'Trocar plano' })).toBeHidden()
    await expect(question(page, 'confirmacao').getByText('Vencimento', { exact: true })).toBeVisible()
  },
)
