import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '../../src/content/brand.ts'
import { sharePictures, shareSize } from '../../src/content/landing/share-pictures.ts'
import { BannerScene, scenes, type SceneName } from '../../src/ui/art/BannerScene.tsx'
import { BenefitArt } from '../../src/ui/art/BenefitArt.tsx'
import { emblems } from '../../src/ui/art/benefit-emblems.ts'

const root = path.resolve(import.meta.dirname, '../..')
const sheet = (file: string) => readFileSync(path.join(root, 'src/ui', file), 'utf8')

type Theme = 'light' | 'dark'

/** An image file of the site, generated from a drawing in `src/ui/art`. */
type DrawnFile = { readonly file: string; readonly text: string }

/** Apps with a separate picture for dark pages (M3.3). */
const twofold: readonly string[] = ['MAX', 'deezer']

/** Returns the catalogue's pictures of benefits, `imageLight` and `imageDark`. */
export function benefitFiles(): DrawnFile[] {
  return Object.keys(emblems).flatMap((slug) => {
    const name = `public/beneficios/${slug.toLowerCase()}`
    const light = { file: `${name}.svg`, text: standalone(slug, 'light') }
    return twofold.includes(slug)
      ? [light, { file: `${name}-dark.svg`, text: standalone(slug, 'dark') }]
      : [light]
  })
}

/**
 * Returns a drawing as SVG with its style rules as attributes: an image cannot use the page's style sheet, and the
 * site's content security policy forbids a style sheet of its own.
 */
function standalone(slug: string, theme: Theme): string {
  const rules = sheet('art/benefit-art.css')
  const known = new Map([...tokens(theme), ...properties(rules)])
  const plain = (value: string): string =>
    value.includes('var(')
      ? plain(value.replaceAll(/var\((--[\w-]+)\)/g, (_, name) => known.get(name) ?? ''))
      : value
  const attributes = (name: string) =>
    [
      ...(new RegExp(`\\.${name} \\{([^}]*)\\}`).exec(rules)?.[1] ?? '').matchAll(
        /^ {2}((?:fill|stroke)[\w-]*): (.+);$/gm,
      ),
    ]
      .map(([, property, value = '']) => `${property}="${plain(value)}"`)
      .join(' ')
  const drawing = renderToStaticMarkup(createElement(BenefitArt, { slug }))
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(' aria-hidden="true"', '')
  return `${drawing.replaceAll(/class="([\w-]+)"/g, (_, name: string) => attributes(name))}\n`
}

/** Returns the CSS custom properties of a theme; those of the dark theme replace the common ones. */
function tokens(theme: Theme): Map<string, string> {
  const css = sheet('tokens.css')
  const block = (selector: string) => css.slice(css.indexOf(`\n${selector} {`)).split('\n}')[0] ?? ''
  const blocks = theme === 'dark' ? [block(':root'), block(":root[data-theme='dark']")] : [block(':root')]
  return properties(blocks.join(''))
}

const properties = (css: string): Map<string, string> =>
  new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))

/** Returns the pages that are captured as pictures of shared links: the banner's scene, the brand, one line of text. */
export function sharePages(): DrawnFile[] {
  return (Object.keys(scenes) as SceneName[]).map((scene) => ({
    file: `public/og/${scene}.jpg`,
    text: sharePage(scene),
  }))
}

function sharePage(scene: SceneName): string {
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
<main><h1><b>${first}</b> ${second}</h1><p>${sharePictures[scene].line}</p></main></body></html>`
}

const withoutFonts = (css: string) => css.replaceAll(/@font-face\s*\{[^}]*\}/g, '')

const icon = () => readFileSync(path.join(root, 'public/icon.svg'), 'utf8')

const iconPageOf = (svg: string, size: number) =>
  `<!doctype html><style>body { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${svg}`

/** Returns the page that is captured as the home screen icon: the icon without its rounded corners. */
export function iconPage(): string {
  return iconPageOf(icon().replace(' rx="15"', ''), 180)
}

/**
 * Returns the page that is captured as a picture of `/favicon.ico`: the unchanged icon.
 * @param size pixels along its side
 */
export function faviconPage(size: number): string {
  return iconPageOf(icon(), size)
}
