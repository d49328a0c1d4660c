/** The image files that `npm run rig -- art` makes, and the pages from which they are captured. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { rules as employeeOffer } from '../../src/campaigns/oferta-colaborador/rules.ts'
import { planShare } from '../../src/content/plan-share.ts'
import { sharePictures } from '../../src/content/landing/share-pictures.ts'
import { scenes, type SceneName } from '../../src/ui/art/BannerScene.tsx'
import { BenefitArt } from '../../src/ui/art/BenefitArt.tsx'
import { emblems } from '../../src/ui/art/benefit-emblems.ts'
import { drawnPage, root, sheet, type DrawnFile } from './drawn-page.ts'

type Theme = 'light' | 'dark'

/** Apps with a separate picture for dark pages. */
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

type SeedPlan = {
  readonly state?: string
  readonly sku: string
  readonly plan: string
  readonly price: number
  readonly price_with_dacc: number
  readonly plan_type: string | null
}

/** Where the pictures of plans are, and what is written on them. */
export const PLAN_PICTURES = 'src/content/landing/plan-pictures.ts'

const plans = (): readonly SeedPlan[] =>
  (JSON.parse(readFileSync(path.join(root, 'server/db/seed/plans.json'), 'utf8')) as SeedPlan[]).filter(
    ({ plan_type: type, sku }) => !type && !closed.has(sku),
  )
// plans of the employee offer cannot be ordered by a link
const closed = new Set(employeeOffer.checkout)

/** Returns the pages that are captured as pictures of links to plans: the plan and its price with its condition. */
export function planPages(): DrawnFile[] {
  return plans().map((plan) => {
    const shown = {
      name: plan.plan,
      withDebit: plan.price_with_dacc,
      withoutDebit: plan.price,
      state: plan.state,
    }
    const { picture } = planShare
    const [name, price, condition] = [picture.plan(shown), picture.price(shown), picture.condition(shown)]
    const lines = `<p>${name}</p><p class="price">${price}</p><p class="condition">${condition}</p>`
    return { file: `public/og/planos/${plan.sku}.jpg`, text: drawnPage(sceneOf(plan.plan), lines) }
  })
}

/** Returns the source file that says what is written on the pictures of plans. */
export function planPictures(): string {
  const rows = plans().map(
    ({ sku, plan, price_with_dacc: price }) => `  ${sku}: { name: '${plan}', price: ${price} },`,
  )
  return `/**
 * What is written on the pictures of links to plans, by sku, written by \`npm run rig -- art\`. A picture is shown only
 * while the plan has this name and this price in reais per month with direct debit.
 */
export const planPictures: Readonly<Record<string, { readonly name: string; readonly price: number }>> = {
${rows.join('\n')}
}
`
}

const sceneOf = (plan: string): SceneName =>
  /globoplay/i.test(plan)
    ? 'globoplay'
    : /hbo/i.test(plan)
      ? 'hbo-max'
      : /paramount/i.test(plan)
        ? 'paramount'
        : 'street'

const sharePage = (scene: SceneName): string => drawnPage(scene, `<p>${sharePictures[scene].line}</p>`)

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
