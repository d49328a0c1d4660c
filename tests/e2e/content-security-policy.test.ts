/** The content security policy stops code that was injected into a page. */
import { eitherWay, entrance, expectStep } from '../support/visitor-in-browser.ts'
import { expect, test } from '../support/e2e-test.ts'

for (const way of eitherWay('chat')) {
  test(`an injected script does not run (S14), by ${way}`, async ({ page, guard }) => {
    guard.allow(/Content Security Policy/)
    await page.goto(entrance[way])
    await expectStep(page, 'cep')
    const refused = await page.evaluate(async () => {
      const directives: string[] = []
      document.addEventListener('securitypolicyviolation', (event) =>
        directives.push(event.effectiveDirective),
      )
      const script = document.createElement('script')
      script.textContent = 'window.ran = "inline"'
      document.body.append(script)
      const foreign = document.createElement('script')
      foreign.src = 'data:text/javascript,window.ran = "data"'
      document.body.append(foreign)
      const holder = document.createElement('div')
      holder.innerHTML =
        '<img src="data:," onerror="window.ran = 1"><a href="javascript:window.ran = 2">x</a><base href="/evil/"><style>body{display:none}</style>'
      document.body.append(holder)
      holder.querySelector('a')?.click()
      await new Promise((resolve) => setTimeout(resolve, 300))
      return directives
    })
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    expect(new URL(await page.evaluate(() => document.baseURI)).pathname).not.toContain('evil')
    expect(new Set(refused)).toEqual(
      new Set(['script-src-elem', 'script-src-attr', 'style-src-elem', 'base-uri']),
    )
    await expectStep(page, 'cep')
  })
}
