import { whenIdle } from '../../ui/when-idle.ts'

/** Movements by fewer pixels do not count as a layout shift (https://github.com/WICG/layout-instability). */
const UNSEEN = 3

/** Returns the blocks of the page, from top to bottom. */
const blocksOfPage = () => [...document.querySelectorAll<HTMLElement>('.page > :not(main), .landing > *')]

const isBelow = (block: HTMLElement) => block.getBoundingClientRect().top >= innerHeight
const isInSight = (block: HTMLElement) => !isBelow(block) && block.getBoundingClientRect().bottom > 0

/** Largest number of elements that get the font at once, if a block can be divided. */
const PIECE = 100

const sizeOf = (block: Element) => block.querySelectorAll('*').length + 1

/**
 * Divides a long block into groups of its descendants, followed by the block itself. A short block stays in one piece.
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
 * Returns the top edges of all elements in these blocks except the contents of SVGs. Elements below the window count as
 * being at its bottom edge.
 */
const placesIn = (blocks: readonly HTMLElement[]) =>
  blocks
    .flatMap((block) => [block, ...block.querySelectorAll('*:not(svg *)')])
    .map((part) => Math.min(part.getBoundingClientRect().top, innerHeight))

/** Applies the font to these blocks. Reverts it and returns false if that moved anything visible. */
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
 * Applies the web font to a page that is already being read, unless a different line break would move visible content.
 * In that case the page keeps the fallback font; the next page or the order that replaces this one has the font from
 * the start (src/app/prerender/head-script.ts). The visible part comes first, the rest follows in pieces while the
 * browser is idle, because the whole page at once took 440 ms on the slow phone of `npm run bench:web`.
 */
export function applyFontUnnoticed(): void {
  const blocks = blocksOfPage()
  const below = blocks.filter(isBelow)
  if (!takeIn(blocks.filter((block) => !below.includes(block)))) return
  const pieces = below.flatMap(piecesOf)
  const takeNext = () => {
    const piece = pieces.shift()
    if (!piece) return
    // the visitor may have scrolled to it in the meantime
    if (piece.every(isBelow)) for (const { dataset } of piece) dataset.font = ''
    else takeIn(piece)
    whenIdle(takeNext)
  }
  whenIdle(takeNext)
}
