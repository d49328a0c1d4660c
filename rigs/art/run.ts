/**
 * `npm run rig -- art`: generates the committed image files from the drawings in `src/ui/art`: pictures of benefits,
 * link preview images, icons, and the SVG files for server/site/draw-share-picture.ts; and, from make-fonts.ts, the font
 * files that pages and these pictures use.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Browser, type PageScreenshotOptions } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { shareSize } from '../../src/content/landing/share-pictures.ts'
import { HEADING_FONT, headingFont, pictureFonts } from './make-fonts.ts'
import { icoFile, type IconPicture } from './write-ico.ts'
import { chromiumFlags, chromiumPath } from '../../scripts/find-chromium.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Loads the drawings through Vite, because they are JSX. */
async function drawings(): Promise<
  [typeof import('./svgs-and-pages-to-capture.ts'), typeof import('./convert-picture-scenes-to-svg.ts')]
> {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    plugins: [react()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    return [
      (await vite.ssrLoadModule(
        '/rigs/art/svgs-and-pages-to-capture.ts',
      )) as typeof import('./svgs-and-pages-to-capture.ts'),
      (await vite.ssrLoadModule(
        '/rigs/art/convert-picture-scenes-to-svg.ts',
      )) as typeof import('./convert-picture-scenes-to-svg.ts'),
    ]
  } finally {
    await vite.close()
  }
}

async function photograph(
  browser: Browser,
  html: string,
  size: { width: number; height: number },
  options: PageScreenshotOptions = {},
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: size })
  await page.setContent(html)
  await page.evaluate(async () => document.fonts.ready)
  const picture = await page.screenshot(options)
  await page.close()
  return picture
}

/** Makes the icon for clients that request `/favicon.ico` without reading a page. */
async function favicon(browser: Browser): Promise<Buffer> {
  const pictures: IconPicture[] = []
  for (const size of [16, 32, 48]) {
    const html = faviconPage(size)
    const png = await photograph(browser, html, { width: size, height: size }, { omitBackground: true })
    pictures.push({ size, png })
  }
  return icoFile(pictures)
}

async function write(file: string, content: string | Buffer): Promise<void> {
  const target = path.join(root, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, content)
  process.stdout.write(`${file}  ${(content.length / 1024).toFixed(1)} KB\n`)
}

const [{ benefitImages, faviconPage, iconPage, sharePages }, { sceneFiles }] = await drawings()
for (const { file, text } of [...benefitImages(), ...sceneFiles()]) await write(file, text)
await write(HEADING_FONT, await headingFont())
for (const { file, font } of await pictureFonts()) await write(file, font)
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags() })
try {
  for (const { file, text } of sharePages())
    await write(file, await photograph(browser, text, shareSize, { type: 'jpeg', quality: 88 }))
  const homeScreen = await photograph(browser, iconPage(), { width: 180, height: 180 })
  await write('public/apple-touch-icon.png', homeScreen)
  await write('public/favicon.ico', await favicon(browser))
} finally {
  await browser.close()
}
