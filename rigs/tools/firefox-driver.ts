/** Drives the system's Firefox over WebDriver BiDi. */
import { launch, type ElementHandle } from 'puppeteer-core'
import { elementToPress, WINDOW, type FirefoxTool } from '../browsers/browser-tab-interface.ts'

/** Opens a separate Firefox for one tab. */
export const openFirefox: FirefoxTool['openFirefox'] = async (program) => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    // the run stops its server first
    handleSIGINT: false,
    handleSIGTERM: false,
    defaultViewport: WINDOW,
    extraPrefsFirefox: { 'intl.accept_languages': 'pt-BR' },
  })
  const seen: string[] = []
  const page = await browser.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') seen.push(message.text())
  })
  page.on('pageerror', (error) => seen.push(`uncaught: ${String(error)}`))
  const press = async (selector: string): Promise<void> => {
    const found = await page.evaluateHandle(elementToPress, selector)
    const element = found.asElement() as ElementHandle<Element> | null
    if (!element) throw new Error(`nothing visible: ${selector}`)
    await element.click()
  }
  return {
    browser: `Firefox ${(await browser.version()).replace(/^firefox\//i, '')}`,
    go: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    // between two addresses of one document nothing is loaded that could be waited for
    back: () => page.evaluate(() => history.back()),
    ask: async <T>(look: (selector: string) => T, selector = '') =>
      (await page.evaluate(look, selector)) as T,
    click: press,
    async type(selector, text) {
      await press(selector)
      await page.keyboard.down('Control')
      await page.keyboard.press('a')
      await page.keyboard.up('Control')
      await page.keyboard.type(text)
    },
    complaints: async () => seen,
    picture: () => page.screenshot(),
    close: () => browser.close(),
  }
}
