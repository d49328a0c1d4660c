/**
 * Applies the web font to a landing page that is already on screen, but only where the change does not move
 * visible content.
 */
import { whenIdle } from '../../ui/when-idle.ts'

/**
 * Smallest movement, in pixels, that counts as a layout shift (https://github.com/WICG/layout-instability).
 */
const UNSEEN = 3

/** Returns the blocks of the page, from top to bottom. */
const blocksOfPage = () => [
  ...document.querySelectorAll<HTMLElement>(
    '.page > :not(main), .landing > :not(.landing__rest), .landing__rest > *',
  ),
]

const isBelow = (block: HTMLElement) => block.getBoundingClientRect().top >= innerHeight
const isInSight = (block: HTMLElement) => !isBelow(block) && block.getBoundingClientRect().bottom > 0

/** Largest number of elements that get the font at once. A block that cannot be divided may have more. */
const PIECE = 100

const sizeOf = (block: Element) => block.querySelectorAll('*').length + 1

/**
 * Divides a long block into groups of its descendants, followed by the block itself. A short block is not
 * divided.
 */
function piecesOf(block: HTMLElement): readonly HTMLElement[][] {
  if (sizeOf(block) <= PIECE) return [[block]]
  const pieces: HTMLElement[][] = []
  let room = 0
  for (const child of block.children) {
    if (!(child instanceof HTMLElement)) continue
    const size = sizeOf(child)
    if (size <= room) pieces.at(-1)?.push(child)
    else pieces.push(...piecesOf(child))
    room = size <= room ? room - size : Math.max(0, PIECE - size)
  }
  return [...pieces, [block]]
}

/**
 * Returns the top position of every element in these blocks, except inside SVGs. For an element below the
 * window, the position is the bottom edge of the window.
 */
const placesIn = (blocks: readonly HTMLElement[]) =>
  blocks
    .flatMap((block) => [block, ...block.querySelectorAll('*:not(svg *)')])
    .map((part) => Math.min(part.getBoundingClientRect().top, innerHeight))

/**
 * Applies the font to these blocks. If that moved anything visible, removes the font again and returns false.
 */
function takeIn(blocks: readonly HTMLElement[]): boolean {
  const seen = blocksOfPage().filter(isInSight)
  const before = placesIn(seen)
  for (const { dataset } of blocks) dataset.font = ''
  const after = placesIn(seen)
  const isNoticed = after.some((place, index) => Math.abs(place - (before[index] ?? place)) >= UNSEEN)
  if (isNoticed) for (const { dataset } of blocks) delete dataset.font
  return !isNoticed
}

/**
 * Applies the web font to a page that the visitor is already reading. If that would move visible content, the
 * page keeps the fallback font; the next page has the web font from the start
 * (src/app/prerender/head-script.ts). The visible part gets the font first. The rest follows in pieces while
 * the browser is idle, because doing the whole page at once took 440 ms on the slow phone of `npm run
 * bench:web`.
 */
export function applyFontUnnoticed(): void {
  const blocks = blocksOfPage()
  const below = blocks.filter(isBelow)
  if (!takeIn(blocks.filter((block) => !below.includes(block)))) return
  const pieces = below.flatMap(piecesOf)
  const takeNext = () => {
    const piece = pieces.shift()
    if (!piece) return
    // the visitor may have scrolled this piece into view in the meantime
    if (piece.every(isBelow)) for (const { dataset } of piece) dataset.font = ''
    else takeIn(piece)
    whenIdle(takeNext)
  }
  whenIdle(takeNext)
}
