/**
 * Builds the HTML page that is captured as a share picture (link preview), from a banner's drawing and a line of text.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '../../src/content/brand-and-phones.ts'
import { shareSize } from '../../src/content/landing/share-pictures.ts'
import { BannerScene, type SceneName } from '../../src/ui/art/BannerScene.tsx'

export const root = path.resolve(import.meta.dirname, '../..')

/** Reads a style sheet of `src/ui`. */
export const sheet = (file: string): string => readFileSync(path.join(root, 'src/ui', file), 'utf8')

/** A file of the site, or the page that is captured as one. */
export type DrawnFile = { readonly file: string; readonly text: string }

/**
 * Returns the page that is captured as a picture of a shared link: a banner's scene, the brand, and what is written.
 * @param lines HTML of the text on it
 */
export function sharePicturePage(scene: SceneName, lines: string): string {
  const font = readFileSync(
    path.join(root, 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  ).toString('base64')
  const [first, second] = brand.wordmark
  const theme =
    scene === 'black-friday' ? ' data-theme="dark" data-campaign="black-friday"' : ' data-theme="light"'
  return `<!doctype html><html lang="pt-BR"${theme}><style>
${withoutFonts(sheet('tokens.css'))}${sheet('../campaigns/black-friday/theme.css')}${sheet('art/art.css')}
@font-face { font-family: Set; src: url(data:font/woff2;base64,${font}); font-weight: 300 900 }
body { margin: 0; width: ${shareSize.width}px; height: ${shareSize.height}px; position: relative; overflow: hidden;
  background: linear-gradient(var(--night), var(--night-2)); color: var(--night-ink); font-family: Set }
.banner-scene { position: absolute; inset: 0 0 0 auto; width: 740px; height: 100%; max-height: none; aspect-ratio: auto }
.banner-scene .art { mask-image: linear-gradient(90deg, transparent 8%, #000 46%); animation: none }
.banner-scene .art * { animation: none !important }
main { position: absolute; inset: 0 auto 0 76px; width: 490px; display: flex; flex-direction: column;
  justify-content: center }
h1 { margin: 0 0 28px; font-size: 32px; font-weight: 500; letter-spacing: -.01em; color: var(--night-soft) }
b { font-weight: 800; color: var(--night-ink) }
p { margin: 0; font-size: 60px; line-height: 1.06; font-weight: 750; letter-spacing: -.025em; text-wrap: balance }
</style><body>${renderToStaticMarkup(createElement(BannerScene, { scene }))}
<main><h1><b>${first}</b> ${second}</h1>${lines}</main></body></html>`
}

const withoutFonts = (css: string) => css.replaceAll(/@font-face\s*\{[^}]*\}/g, '')
