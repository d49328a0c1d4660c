/** WebKitGTK's MiniBrowser over WebDriver, on a screen that exists only in memory where there is none. */
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../../server/db/embedded/ports.ts'
import { inPath, isExecutable, run, type Running } from './programs.ts'
import { pressed, until, WINDOW, type Tab } from './tab.ts'

type Programs = { readonly driver: string; readonly miniBrowser: string; readonly screen: string | null }

const PLACES = '/usr/{lib,libexec}{,/*}/webkit2gtk-4.*/MiniBrowser'

/** Where the driver, its browser and a screen are, or the Debian packages that are missing. */
export function findWebKit(): Programs | { readonly missing: readonly string[] } {
  const driver = inPath('WebKitWebDriver')
  const miniBrowser = globSync(PLACES).filter(isExecutable).sort().at(-1)
  const screen = process.env.DISPLAY ? null : inPath('Xvfb')
  const missing = [
    ...(driver && miniBrowser ? [] : ['webkit2gtk-driver']),
    ...(screen || process.env.DISPLAY ? [] : ['xvfb']),
  ]
  return driver && miniBrowser && missing.length === 0 ? { driver, miniBrowser, screen } : { missing }
}

/** Starts an X server; its number is written to the output once it is ready. */
async function openScreen(program: string): Promise<{ readonly display: string; readonly running: Running }> {
  const running = run(program, ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'])
  const number = await until('a screen', async () => /^\d+$/m.exec(running.said())?.[0] ?? null)
  return { display: `:${number}`, running }
}

/** Its tool bar would be wider than a telephone. */
const FLAGS = ['--automation', '--full-screen', '--enable-write-console-messages-to-stdout=true']

async function connect(port: number, miniBrowser: string, consoleFile: string): Promise<WebDriver> {
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          // the driver silences its browser, whose output is the one place where the console can be read
          binary: '/bin/sh',
          args: ['-c', `exec "$0" "$@" >'${consoleFile}' 2>&1`, miniBrowser, ...FLAGS],
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

/** Opens a MiniBrowser of its own for one tab. */
export async function openWebKit({ driver: program, miniBrowser, screen }: Programs): Promise<Tab> {
  const shown = screen === null ? null : await openScreen(screen)
  const port = await freePort()
  const folder = await mkdtemp(path.join(tmpdir(), 'prosa-webkit-'))
  const consoleFile = path.join(folder, 'console.txt')
  const service = run(program, [`--port=${port}`], shown ? { DISPLAY: shown.display } : {})
  const stop = async () => {
    await service.stop()
    await shown?.running.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await until('WebKitWebDriver', async () => (await fetch(`http://127.0.0.1:${port}/status`)).ok)
    const driver = await connect(port, miniBrowser, consoleFile)
    return await tabOf(driver, consoleFile, async () => {
      await driver.quit()
      await stop()
    })
  } catch (error) {
    await stop()
    throw error
  }
}

async function tabOf(driver: WebDriver, consoleFile: string, close: Tab['close']): Promise<Tab> {
  const find = async (selector: string): Promise<WebElement> => {
    const element = await driver.executeScript<WebElement | null>(pressed, selector)
    if (!element) throw new Error(`nothing visible: ${selector}`)
    return element
  }
  return {
    browser: `WebKitGTK ${(await driver.getCapabilities()).get('browserVersion') as string}`,
    go: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    ask: (look, ...given) => driver.executeScript(look, ...given),
    click: async (selector) => (await find(selector)).click(),
    async type(selector, text) {
      const field = await find(selector)
      // in one call with the text the whole of it counts as pressed with the control key
      await field.sendKeys(Key.chord(Key.CONTROL, 'a'))
      await field.sendKeys(text)
    },
    complaints: () => readFileSync(consoleFile, 'utf8').match(/CONSOLE .*(?:ERROR|WARN).*/g) ?? [],
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close,
  }
}
