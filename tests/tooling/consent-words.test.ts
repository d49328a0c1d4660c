/** How consent is taken back: by a number that the page itself shows. */
import { expect, it } from 'vitest'
import { addressOf, marketingPages } from '../support/marketing-pages.ts'

it('the coverage form of every page names a number of the page’s footer', async () => {
  const pages = await marketingPages()
  expect(pages.length).toBeGreaterThan(40)
  for (const seen of pages) {
    const form = seen.page.querySelector('.coverage-form')?.textContent ?? ''
    const [, number] = /Para retirar o aceite, ligue ([\d ]+)\./.exec(form) ?? []
    const lines = [...seen.page.querySelectorAll('footer a[href^="tel:"]')]
    const shown = lines.map(({ textContent }) => textContent.replace(/^\D+/, ''))
    expect([addressOf(seen), shown]).toEqual([addressOf(seen), expect.arrayContaining([number])])
  }
})
