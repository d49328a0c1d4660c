/** Drives WebKitGTK's MiniBrowser over WebDriver. Without a display, it uses a virtual one. */
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../../server/db/embedded/free-port.ts'
import { runProgram, type RunningProgram } from '../browsers/find-and-run-programs.ts'
import {
  elementToPress,
  waitUntil,
  WINDOW,
  type Tab,
  type WebKitTool,
} from '../browsers/browser-tab-interface.ts'

/** Starts an X server; its number is written to the output once it is ready. */
async function openScreen(
  program: string,
): Promise<{ readonly display: string; readonly running: RunningProgram }> {
  const running = runProgram(program, ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'])
  const number = await waitUntil('a screen', async () => /^\d+$/m.exec(running.said())?.[0] ?? null)
  return { display: `:${number}`, running }
}

async function connect(port: number, miniBrowser: string): Promise<WebDriver> {
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: miniBrowser,
          // its tool bar would be wider than a telephone
          args: ['--automation', '--full-screen'],
        },
      }),
    )
    .build()
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW })
  return driver
}

/** Opens a separate MiniBrowser for one tab. */
export const openWebKit: WebKitTool['openWebKit'] = async ({ driver: program, miniBrowser, screen }) => {
  const shown = screen === null ? null : await openScreen(screen)
  const port = await freePort()
  const service = runProgram(program, [`--port=${port}`], shown ? { DISPLAY: shown.display } : {})
  const stop = async () => {
    await service.stop()
    await shown?.running.stop()
  }
  try {
    await waitUntil('WebKitWebDriver', async () => (await fetch(`http://127.0.0.1:${port}/status`)).ok)
    const driver = await connect(port, miniBrowser)
    return await tabOf(driver, async () => {
      await driver.quit()
      await stop()
    })
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Runs in a page that has loaded, and records all errors from then on: the protocol has no console, and earlier ones
 * are missed.
 */
function listen(): void {
  const heard: string[] = []
  Object.assign(window, { heard })
  for (const level of ['error', 'warn'] as const) {
    const write = console[level]
    console[level] = (...words: unknown[]) => {
      heard.push(words.map(String).join(' '))
      write(...words)
    }
  }
  window.addEventListener('error', ({ message }) => heard.push(`uncaught: ${message}`))
  window.addEventListener('unhandledrejection', ({ reason }) => heard.push(`uncaught: ${String(reason)}`))
}

/** Runs in the page: the errors recorded since `listen`. */
const heardSoFar = () => ('heard' in window ? (window.heard as string[]) : [])

async function tabOf(driver: WebDriver, close: Tab['close']): Promise<Tab> {
  const before: string[] = []
  const heard = async () => [...before, ...(await driver.executeScript<string[]>(heardSoFar))]
  const find = async (selector: string): Promise<WebElement> => {
    const element = await driver.executeScript<WebElement | null>(elementToPress, selector)
    if (!element) throw new Error(`nothing visible: ${selector}`)
    return element
  }
  return {
    browser: `WebKitGTK ${(await driver.getCapabilities()).get('browserVersion') as string}`,
    async go(url) {
      await driver.get(url)
      await driver.executeScript(listen)
    },
    async reload() {
      before.splice(0, before.length, ...(await heard()))
      await driver.navigate().refresh()
      await driver.executeScript(listen)
    },
    back: () => driver.navigate().back(),
    ask: (look, selector = '') => driver.executeScript(look, selector),
    click: async (selector) => (await find(selector)).click(),
    async type(selector, text) {
      const field = await find(selector)
      // in one call with the text, all of it would count as pressed with the control key
      await field.sendKeys(Key.chord(Key.CONTROL, 'a'))
      await field.sendKeys(text)
    },
    complaints: heard,
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close,
  }
}
