/**
 * Draws a share picture (link preview): a banner's artwork with its heading, offer and condition, in the brand's
 * typeface. The artwork is in picture-scenes/*.svg.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import encode, { init } from '@jsquash/jpeg/encode.js'
import { Resvg } from '@resvg/resvg-js'
import { brand } from '../../src/content/brand-and-phones.ts'
import { linesOn, type OfferPicture } from '../../src/content/landing/choose-offer-share-picture.ts'
import { shareSize } from '../../src/content/landing/share-pictures.ts'
import { escapeHtml } from '../../src/lib/html.ts'

const near = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** The fonts with which a picture is drawn. */
export const pictureFont = {
  loadSystemFonts: false,
  fontFiles: [500, 750, 800].map((weight) => near(`picture-fonts/figtree-${weight}.ttf`)),
}
/** The family name in the font files: that of the whole typeface, whose lightest weight is Light. */
const FAMILY = 'Figtree Light'
/** The typeface's height above and below the baseline, as multiples of its size. */
const [ASCENT, DESCENT] = [0.95, 0.25]

/** Typography of a text: its size in pixels; line height and letter spacing as multiples of the size. */
type Style = {
  readonly weight: number
  readonly size: number
  readonly leading: number
  readonly tracking: number
}

const bold = { weight: 700, leading: 1.06, tracking: -0.025 } as const
const styles = {
  brand: { weight: 500, size: 32, leading: 1.2, tracking: -0.01 },
  planAlone: { ...bold, size: 60 },
  heading: { ...bold, size: 52 },
  offer: { ...bold, size: 44 },
  condition: { weight: 500, size: 26, leading: 1.25, tracking: -0.01 },
} as const satisfies Record<string, Style>

/** The column that contains all text, in pixels; `margin` is the minimum space above and below it. */
const COLUMN = { x: 76, width: 490, margin: 36 }

/** A text and the space above it, in pixels. */
type Block = {
  readonly text: string
  readonly style: Style
  readonly above: number
  /** Whether it has the softer of the two text colours. */
  readonly isSoft?: true
}

function blocksOf(picture: OfferPicture): readonly Block[] {
  const lines = linesOn(picture)
  const condition = { text: lines.condition, style: styles.condition, above: 12, isSoft: true } as const
  const price = { text: lines.price, style: styles.offer }
  if (lines.heading === '')
    return [{ text: lines.plan, style: styles.planAlone, above: 28 }, { ...price, above: 28 }, condition]
  return [
    { text: lines.heading, style: styles.heading, above: 28 },
    { text: lines.plan, style: styles.offer, above: 28 },
    { ...price, above: 0 },
    condition,
  ]
}

/** Returns a line of SVG text; `content` is markup. */
function line(content: string, { weight, size, tracking }: Style, y: number, isSoft = false): string {
  const fill = isSoft ? ' fill="currentColor"' : ''
  return `<text x="${COLUMN.x}" y="${y}" font-family="${FAMILY}" font-weight="${weight}" font-size="${size}" letter-spacing="${tracking * size}"${fill}>${content}</text>`
}

const open = (svg: string) => new Resvg(svg, { font: pictureFont })

const MEASURED_SIZE = 100

/** Cache of measured text widths, because pictures share prices, conditions and words. */
const measured = new Map<string, number>()

function widthOf(text: string, style: Style): number {
  const key = `${style.weight} ${style.tracking} ${text}`
  const known = measured.get(key) ?? measure(text, { ...style, size: MEASURED_SIZE })
  measured.set(key, known)
  return (known * style.size) / MEASURED_SIZE
}

function measure(text: string, style: Style): number {
  const { width, height } = shareSize
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${line(escapeHtml(text), style, height / 2)}</svg>`
  return open(svg).getBBox()?.width ?? 0
}

/** Breaks a text into as few lines as fit into the column, all of similar length. */
function balancedLines(text: string, style: Style): readonly string[] {
  const words = text.split(' ')
  const width = (part: string) => widthOf(part, style)
  const linesIn = (limit: number) =>
    words.reduce<string[]>((lines, word) => {
      const last = lines.at(-1)
      const longer = `${last} ${word}`
      if (last === undefined || width(longer) > limit) return [...lines, word]
      return [...lines.slice(0, -1), longer]
    }, [])
  const fewest = linesIn(COLUMN.width)
  for (let limit = COLUMN.width / 2; limit < COLUMN.width; limit += 10) {
    const lines = linesIn(limit)
    if (lines.length === fewest.length && lines.every((each) => width(each) <= limit)) return lines
  }
  return fewest
}

/** Lines, each with its distance from the top, and the space above all of them. */
type Column = { readonly lines: readonly (Block & { readonly top: number })[]; readonly above: number }

/** Centres the lines vertically, in a smaller size if they do not fit. */
function setColumn(blocks: readonly Block[], factor = 1): Column {
  const lines: (Block & { readonly top: number })[] = []
  let top = styles.brand.size * styles.brand.leading
  for (const block of blocks) {
    const style = { ...block.style, size: block.style.size * factor }
    top += block.above
    for (const text of balancedLines(block.text, style)) {
      lines.push({ ...block, text, style, top })
      top += style.size * style.leading
    }
  }
  const isTooLarge =
    top > shareSize.height - 2 * COLUMN.margin ||
    lines.some(({ text, style }) => widthOf(text, style) > COLUMN.width)
  return isTooLarge && factor > 0.5
    ? setColumn(blocks, factor - 0.05)
    : { lines, above: (shareSize.height - top) / 2 }
}

const baselineOf = ({ size, leading }: Style) => (size * (leading + ASCENT - DESCENT)) / 2

export function svgOfPicture(picture: OfferPicture): string {
  const { lines, above } = setColumn(blocksOf(picture))
  const [first, second] = brand.wordmark
  const wordmark = `<tspan font-weight="800">${first}</tspan><tspan fill="currentColor"> ${second}</tspan>`
  const written = [
    line(wordmark, styles.brand, above + baselineOf(styles.brand)),
    ...lines.map(({ text, style, top, isSoft }) =>
      line(escapeHtml(text), style, above + top + baselineOf(style), isSoft),
    ),
  ]
  return readFileSync(near(`picture-scenes/${picture.scene}.svg`), 'utf8').replace('<!--text-->', () =>
    written.join(''),
  )
}

// the library would fetch its encoder as in a browser
await init({
  wasmBinary: readFileSync(fileURLToPath(import.meta.resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'))),
})

/** Draws the share picture as a JPEG file. */
export async function drawPicture(picture: OfferPicture): Promise<Buffer> {
  const { pixels, width, height } = open(svgOfPicture(picture)).render()
  const data = new Uint8ClampedArray(pixels.buffer as ArrayBuffer, pixels.byteOffset, pixels.byteLength)
  const image = { data, width, height, colorSpace: 'srgb' } as const
  // progressive, it would take twice as long to save a twentieth
  return Buffer.from(await encode(image, { quality: 85, progressive: false }))
}
