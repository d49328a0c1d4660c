/**
 * `npm run art`: writes the files that repeat drawings of the pages (`src/ui/art`), to be committed with them: the
 * catalogue's benefit pictures, the pictures of shared links, the icon of a home screen.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { shareSize } from '../src/content/landing/share-pictures.ts'
import { browserFlags, browserPath } from './browser.ts'

const root = path.resolve(import.meta.dirname, '..')

/** The drawings are JSX, which only Vite can load here. */
async function drawings(): Promise<typeof import('./art/files.ts')> {
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
    return (await vite.ssrLoadModule('/scripts/art/files.ts')) as typeof import('./art/files.ts')
  } finally {
    await vite.close()
  }
}

async function photograph(
  browser: Browser,
  html: string,
  size: { width: number; height: number },
  file: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: size })
  await page.setContent(html)
  await page.evaluate(async () => document.fonts.ready)
  const picture = file.endsWith('.jpg')
    ? await page.screenshot({ type: 'jpeg', quality: 88 })
    : await page.screenshot()
  await write(file, picture)
  await page.close()
}

async function write(file: string, content: string | Buffer): Promise<void> {
  const target = path.join(root, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, content)
  process.stdout.write(`${file}  ${(content.length / 1024).toFixed(1)} KB\n`)
}

const { benefitFiles, iconPage, sharePages } = await drawings()
for (const { file, text } of benefitFiles()) await write(file, text)
const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags() })
try {
  for (const { file, text } of sharePages()) await photograph(browser, text, shareSize, file)
  await photograph(browser, iconPage(), { width: 180, height: 180 }, 'public/apple-touch-icon.png')
} finally {
  await browser.close()
}
