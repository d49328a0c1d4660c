/**
 * `npm run rig -- screenshots:campaigns`: takes screenshots of every campaign's landing page at 360 and 1280 px in both
 * themes, and makes a contact sheet of each size and theme, all in reports/campaigns. Names of campaigns as arguments
 * limit it to those, `--width 1280` to one size. `--first` takes only the first screens, at 390 and 1280 px.
 */
import { existsSync, mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { campaigns } from '../../src/edition/first-edition-resolved-now.ts'
import { marketingPathsOf } from '../../src/site/campaign-journeys-and-paths.ts'
import { withScreenshotBrowser, root, THEMES, type Theme } from './screenshot-browser.ts'

const { values, positionals } = parseArgs({
  options: { width: { type: 'string' }, first: { type: 'boolean' } },
  allowPositionals: true,
})

/**
 * Width of a page, width of its thumbnail on the sheet, and the height that the thumbnail shows: further down, most
 * pages are alike.
 */
const sizes = values.first
  ? [
      { width: 390, height: 844, thumbnail: 195, shown: 844 },
      { width: 1280, height: 800, thumbnail: 320, shown: 800 },
    ]
  : [
      { width: 360, height: 740, thumbnail: 120, shown: 4200 },
      { width: 1280, height: 800, thumbnail: 240, shown: 3600 },
    ]
/** The names of the pictures and sheets. */
const kind = values.first ? 'first-screens' : 'campaigns'

const all = ['', ...campaigns.prefixes].filter((prefix) => marketingPathsOf(campaigns, prefix).includes('/'))
const chosen = positionals.length > 0 ? all.filter((prefix) => positionals.includes(prefix || '/')) : all
const folder = path.join(root, 'reports', kind)
const fileOf = (prefix: string, width: number, theme: Theme) =>
  path.join(folder, `${prefix.replaceAll('/', '_') || 'geral'}-${width}-${theme}.jpg`)

mkdirSync(folder, { recursive: true })
await withScreenshotBrowser(async ({ browser, open, url }) => {
  for (const size of sizes.filter(({ width }) => Number(values.width ?? width) === width)) {
    const page = await open(size, 'light')
    for (const prefix of chosen) await take(page, url, prefix, size.width)
    await page.context().close()
    for (const theme of THEMES) {
      if (all.every((prefix) => existsSync(fileOf(prefix, size.width, theme))))
        await writeSheet(browser, size, theme)
    }
  }
})

async function take(page: Page, url: string, prefix: string, width: number): Promise<void> {
  await page.goto(`${url}/${prefix}`)
  // parts that come alive when they are scrolled to
  if (!values.first)
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        scrollTo(0, y)
        await new Promise((resolve) => setTimeout(resolve, 40))
      }
      scrollTo(0, 0)
    })
  await page.waitForLoadState('networkidle')
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme })
    await page.screenshot({
      path: fileOf(prefix, width, theme),
      fullPage: !values.first,
      quality: 80,
      timeout: 120_000,
    })
  }
  console.log(`/${prefix} ${width}`)
}

/** All pages of one width and theme on one picture. */
async function writeSheet(browser: Browser, size: (typeof sizes)[number], theme: Theme): Promise<void> {
  const { width, thumbnail, shown } = size
  const figures = await Promise.all(
    all.map(async (prefix) => {
      const picture = (await readFile(fileOf(prefix, width, theme))).toString('base64')
      return `<figure><img src="data:image/jpeg;base64,${picture}"><figcaption>/${prefix}</figcaption></figure>`
    }),
  )
  const style = `
    body { margin: 16px; background: #888; font: 12px sans-serif; display: flex; flex-wrap: wrap; gap: 12px }
    figure { margin: 0 } figcaption { padding: 4px 0; background: #888; color: #000 }
    img { display: block; width: ${thumbnail}px; height: ${(shown * thumbnail) / width}px; object-fit: cover; object-position: top }`
  const page = await browser.newPage({ viewport: { width: 9 * (thumbnail + 12) + 40, height: 800 } })
  await page.setContent(`<style>${style}</style>${figures.join('')}`)
  const target = path.join(folder, `sheet-${width}-${theme}.jpg`)
  await page.screenshot({ path: target, fullPage: true, quality: 60 })
  await page.close()
}
