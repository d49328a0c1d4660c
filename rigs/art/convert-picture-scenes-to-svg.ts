/**
 * Converts the drawings for link preview images to plain SVG files, which the server can render without a browser.
 * Style rules become attributes, and colours take a form that every SVG renderer knows.
 */
import Color from 'colorjs.io'
import { JSDOM } from 'jsdom'
import { shareSize } from '../../src/content/landing/share-pictures.ts'
import { scenes, type SceneName } from '../../src/ui/art/BannerScene.tsx'
import { sheet, type DrawnFile } from './share-picture-page.ts'
import { properties, colourTokens } from './read-colour-tokens.ts'

const { width: WIDTH, height: HEIGHT } = shareSize
/** The drawing fills the right of the picture, and fades away to its left. */
const ART = { x: 460, width: 740, fade: [0.08, 0.46] } as const
/** Parts of the way between two colours at which a gradient of the page is copied: there it is perceptual. */
const STOPS = [0, 0.25, 0.5, 0.75, 1]

type Rule = {
  readonly selector: string
  readonly values: readonly (readonly [name: string, value: string])[]
}

/** Returns the rules of a style sheet that are always in force, without those of animations. */
function rulesIn(css: string): readonly Rule[] {
  const plain = css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/@[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    values: [...body.matchAll(/^\s*((?:fill|stroke|opacity)[\w-]*): (.+);$/gm)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  }))
}

/** Returns a function that replaces a colour of the style sheets by its hexadecimal notation. */
function colours(scene: SceneName): (value: string) => string {
  const theme = sheet('../campaigns/black-friday/theme.css')
  const known = new Map([
    ...(scene === 'black-friday' ? [...colourTokens('dark'), ...properties(theme)] : colourTokens('light')),
    ...properties(sheet('art/art.css')),
  ])
  const hex = (value: string): string => {
    const plain = value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => known.get(name) ?? '')
    if (plain !== value) return hex(plain)
    const mix = /^color-mix\(in oklch, (.+) ([\d.]+)%, (.+)\)$/.exec(value)
    if (mix) {
      const [, one = '', share = '', other = ''] = mix
      return Color.mix(one, other, 1 - Number(share) / 100, { space: 'oklch' }).toString({ format: 'hex' })
    }
    return /^(?:oklch\(|#)/.test(value) ? new Color(value).to('srgb').toString({ format: 'hex' }) : value
  }
  return hex
}

/** Returns a drawing whose styles are all written as attributes. */
function standalone(scene: SceneName, hex: (value: string) => string): string {
  const { document } = new JSDOM(scenes[scene].replaceAll(/\n\s*/g, '')).window
  const drawing = document.querySelector('svg')
  if (!drawing) throw new Error(`nothing is drawn as ${scene}`)
  drawing.setAttribute('class', 'art')
  drawing.setAttribute('preserveAspectRatio', 'xMidYMax slice')
  const all = [drawing, ...drawing.querySelectorAll('*')]
  for (const { selector, values } of rulesIn(sheet('art/art.css')).filter(
    ({ selector: each }) => !each.includes('--banner'),
  ))
    for (const each of all.filter((element) => element.matches(selector)))
      for (const [name, value] of values) each.setAttribute(name, value)
  for (const each of all) {
    for (const name of ['fill', 'stroke', 'stop-color']) {
      const value = each.getAttribute(name)
      if (value !== null) each.setAttribute(name, hex(value))
    }
    for (const name of ['class', 'aria-hidden', 'pathLength']) each.removeAttribute(name)
  }
  for (const [name, value] of Object.entries({ x: ART.x, y: 0, width: ART.width, height: HEIGHT }))
    drawing.setAttribute(name, String(value))
  return drawing.outerHTML
}

function sceneFile(scene: SceneName): string {
  const hex = colours(scene)
  const [top, bottom] = [new Color(hex('var(--night)')), new Color(hex('var(--night-2)'))]
  const night = STOPS.map(
    (at) =>
      `<stop offset="${at}" stop-color="${Color.mix(top, bottom, at, { space: 'oklab', outputSpace: 'srgb' }).toString({ format: 'hex' })}"/>`,
  )
  const [from, to] = ART.fade.map((part) => ART.x + part * ART.width)
  const box = `x="${ART.x}" y="0" width="${ART.width}" height="${HEIGHT}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<linearGradient id="night" x2="0" y2="1">${night.join('')}</linearGradient>
<path fill="url(#night)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="${from}" x2="${to}"><stop stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient>
<mask id="art" maskUnits="userSpaceOnUse" ${box}><rect ${box} fill="url(#fade)"/></mask>
<g mask="url(#art)">${standalone(scene, hex)}</g>
<g fill="${hex('var(--night-ink)')}" color="${hex('var(--night-soft)')}"><!--text--></g>
</svg>
`
}

/** Returns the drawings of all scenes. */
export const sceneFiles = (): DrawnFile[] =>
  (Object.keys(scenes) as SceneName[]).map((scene) => ({
    file: `server/site/picture-scenes/${scene}.svg`,
    text: sceneFile(scene),
  }))
