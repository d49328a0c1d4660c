/** Lists the image files that `npm run rig -- art` makes, and builds the pages that are captured as images. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { sharePictures } from '../../src/content/landing/share-pictures.ts'
import { scenes, type SceneName } from '../../src/ui/art/BannerScene.tsx'
import { BenefitArt } from '../../src/ui/art/BenefitArt.tsx'
import { emblems } from '../../src/ui/art/benefit-emblems.ts'
import { sharePicturePage, root, sheet, type DrawnFile } from './share-picture-page.ts'
import { properties, colourTokens, type Theme } from './read-colour-tokens.ts'

/** Apps with a separate picture for dark pages. */
const twofold: readonly string[] = ['MAX', 'deezer']

/** Returns the catalogue's pictures of benefits, `imageLight` and `imageDark`. */
export function benefitImages(): DrawnFile[] {
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
 * site's content security policy forbids one in the image.
 */
function standalone(slug: string, theme: Theme): string {
  const rules = sheet('art/benefit-art.css')
  const known = new Map([...colourTokens(theme), ...properties(rules)])
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

/** Returns the pages that are captured as pictures of shared links: the banner's scene, the brand, one line of text. */
export function sharePages(): DrawnFile[] {
  return (Object.keys(scenes) as SceneName[]).map((scene) => ({
    file: `public/og/${scene}.jpg`,
    text: sharePage(scene),
  }))
}

const sharePage = (scene: SceneName): string => sharePicturePage(scene, `<p>${sharePictures[scene].line}</p>`)

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
