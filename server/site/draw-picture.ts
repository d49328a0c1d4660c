/** Draws a picture of a shared link: a banner's drawing with heading, offer and condition, each set in the brand's typeface. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { Resvg } from '@resvg/resvg-js'
import { linesOn, type OfferPicture } from '../../src/content/landing/offer-pictures.ts'
import { shareSize } from '../../src/content/landing/share-pictures.ts'
import { brand } from '../../src/content/brand.ts'

const find = createRequire(import.meta.url).resolve

type Weight = 500 | 700 | 800

function fontOf(weight: Weight): Font {
  const font = create(readFileSync(find(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`)))
  if (!('layout' in font)) throw new Error('a collection of fonts instead of one')
  return font
}

const fonts = { 500: fontOf(500), 700: fontOf(700), 800: fontOf(800) } as const

/** How a text is set: its size in pixels, height of a line and space between letters in times of it. */
type Style = {
  readonly weight: Weight
  readonly size: number
  readonly leading: number
  readonly tracking: number
}

const heading = { weight: 700, leading: 1.06, tracking: -0.025 } as const
const styles = {
  brand: { weight: 500, size: 32, leading: 1.2, tracking: -0.01 },
  planAlone: { ...heading, size: 60 },
  heading: { ...heading, size: 52 },
  offer: { ...heading, size: 44 },
  condition: { weight: 500, size: 26, leading: 1.25, tracking: -0.01 },
} as const satisfies Record<string, Style>

/** The column in which everything is written, and the least space above and below it. */
const COLUMN = { x: 76, width: 490, margin: 36 }

/** A text with the space above it and its colour, a name of one in the drawing. */
type Block = {
  readonly text: string
  readonly style: Style
  readonly above: number
  readonly colour: 'ink' | 'soft'
}

function setLetters(text: string, { weight, size, tracking }: Style) {
  const font = fonts[weight]
  // letters that are spaced have no ligatures
  const { glyphs, positions } = font.layout(text, { liga: false })
  const scale = size / font.unitsPerEm
  let width = 0
  const letters = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {}
    const letter = { glyph, x: width + xOffset * scale }
    width += xAdvance * scale + tracking * size
    return letter
  })
  return { letters, scale, width: width - tracking * size }
}

/** Breaks a text into as few lines as the width allows, of about the same length. */
function balancedLines(text: string, style: Style): readonly string[] {
  const words = text.split(' ')
  const widths = new Map<string, number>()
  const widthOf = (line: string) => {
    const width = widths.get(line) ?? setLetters(line, style).width
    widths.set(line, width)
    return width
  }
  const linesIn = (limit: number) =>
    words.reduce<string[]>((lines, word) => {
      const last = lines.at(-1)
      const longer = `${last} ${word}`
      if (last === undefined || widthOf(longer) > limit) return [...lines, word]
      return [...lines.slice(0, -1), longer]
    }, [])
  const fewest = linesIn(COLUMN.width)
  for (let limit = COLUMN.width / 2; limit < COLUMN.width; limit += 10) {
    const lines = linesIn(limit)
    if (lines.length === fewest.length && lines.every((line) => widthOf(line) <= limit)) return lines
  }
  return fewest
}

/** Returns the outline of a line whose baseline is at `y`. A screen reader's name says what is written. */
function outline(text: string, style: Style, { x, y }: { x: number; y: number }): string {
  const { letters, scale } = setLetters(text, style)
  const paths = letters.map(({ glyph, x: at }) =>
    glyph.path
      .scale(scale, -scale)
      .translate(x + at, y)
      .toSVG(),
  )
  return `<path aria-label="${escape(text)}" d="${paths.join('')}"/>`
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function blocksOf(picture: OfferPicture): readonly Block[] {
  const lines = linesOn(picture)
  const condition = { text: lines.condition, style: styles.condition, above: 12, colour: 'soft' } as const
  const price = { text: lines.price, style: styles.offer, colour: 'ink' } as const
  if (lines.heading === '')
    return [
      { text: lines.plan, style: styles.planAlone, above: 28, colour: 'ink' },
      { ...price, above: 28 },
      condition,
    ]
  return [
    { text: lines.heading, style: styles.heading, above: 28, colour: 'ink' },
    { text: lines.plan, style: styles.offer, above: 28, colour: 'ink' },
    { ...price, above: 0 },
    condition,
  ]
}

/** Returns what is written, in the middle of the height; smaller if it would not fit. */
function setColumn(blocks: readonly Block[], factor = 1) {
  const lines: { text: string; style: Style; colour: Block['colour']; top: number }[] = []
  let top = styles.brand.size * styles.brand.leading
  for (const { text, style: whole, above, colour } of blocks) {
    const style = { ...whole, size: whole.size * factor }
    top += above
    for (const line of balancedLines(text, style)) {
      lines.push({ text: line, style, colour, top })
      top += style.size * style.leading
    }
  }
  const isWide = lines.some(({ text, style }) => setLetters(text, style).width > COLUMN.width)
  if ((isWide || top > shareSize.height - 2 * COLUMN.margin) && factor > 0.5)
    return setColumn(blocks, factor - 0.05)
  return { lines, above: (shareSize.height - top) / 2 }
}

/** Returns the height of the baseline below the top of a line. */
function baselineOf({ weight, size, leading }: Style): number {
  const { ascent, descent, unitsPerEm } = fonts[weight]
  return (size * leading + ((ascent + descent) / unitsPerEm) * size) / 2
}

/** Returns a picture as SVG, with all letters as outlines. */
export function svgOfPicture(picture: OfferPicture): string {
  const { lines, above } = setColumn(blocksOf(picture))
  const { x } = COLUMN
  const [first, second] = brand.wordmark
  const bold = { ...styles.brand, weight: 800 } as const
  const y = above + baselineOf(styles.brand)
  const gap = setLetters(`${first} `, bold).width
  const written = {
    ink: outline(first, bold, { x, y }),
    soft: outline(second, styles.brand, { x: x + gap, y }),
  }
  for (const { text, style, colour, top } of lines)
    written[colour] += outline(text, style, { x, y: above + top + baselineOf(style) })
  return readFileSync(new URL(`./picture-scenes/${picture.scene}.svg`, import.meta.url), 'utf8')
    .replace('<!--ink-->', written.ink)
    .replace('<!--soft-->', written.soft)
}

/** Draws a picture, as PNG. */
export const drawPicture = (picture: OfferPicture): Buffer =>
  new Resvg(svgOfPicture(picture), { font: { loadSystemFonts: false } }).render().asPng()
