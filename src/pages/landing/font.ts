import { whenIdle } from '../../ui/when-idle.ts'

/** Pixels below which a move is not a layout shift (https://github.com/WICG/layout-instability). */
const UNSEEN = 3

/** What the page consists of, from top to bottom. */
const blocksOfPage = () => [...document.querySelectorAll<HTMLElement>('.page > :not(main), .landing > *')]

const isBelow = (block: HTMLElement) => block.getBoundingClientRect().top >= innerHeight
const isInSight = (block: HTMLElement) => !isBelow(block) && block.getBoundingClientRect().bottom > 0

/** Elements of which a long block's pieces consist at most, where it can be divided. */
const PIECE = 100

const sizeOf = (block: Element) => block.querySelectorAll('*').length + 1

/** A block in pieces that follow each other: of a long one what is in it, then itself; of any other it alone. */
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
 * Upper edges of all parts of these blocks, pictures' own apart; what is below the window counts as being at its end.
 */
const placesIn = (blocks: readonly HTMLElement[]) =>
  blocks
    .flatMap((block) => [block, ...block.querySelectorAll('*:not(svg *)')])
    .map((part) => Math.min(part.getBoundingClientRect().top, innerHeight))

/** Puts the font to use in these blocks; false, and all as before, where that would move what is in sight. */
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
 * Puts the font to use in a page that is being read, unless a line that breaks elsewhere would move what is in sight up
 * or down: then the page keeps the fallback, and the next one, or the order that takes it over, has the font from the
 * start (src/app/prerender/head-script.ts). What is in sight comes first, then the rest piece by piece whenever there
 * is nothing else to do: the whole page in one go took 440 ms of the slow telephone of `npm run bench:web`.
 */
export function takeFontUnnoticed(): void {
  const blocks = blocksOfPage()
  const below = blocks.filter(isBelow)
  if (!takeIn(blocks.filter((block) => !below.includes(block)))) return
  const pieces = below.flatMap(piecesOf)
  const takeNext = () => {
    const piece = pieces.shift()
    if (!piece) return
    // it may have been scrolled to in the meantime
    if (piece.every(isBelow)) for (const { dataset } of piece) dataset.font = ''
    else takeIn(piece)
    whenIdle(takeNext)
  }
  whenIdle(takeNext)
}
