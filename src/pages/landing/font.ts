import { whenIdle } from '../../ui/when-idle.ts'

/** Pixels below which a move is no layout shift (https://github.com/WICG/layout-instability). */
const UNSEEN = 3

/** What the page consists of, from top to bottom. */
const blocksOfPage = () => [...document.querySelectorAll<HTMLElement>('.page > :not(main), .landing > *')]

const isBelow = (block: HTMLElement) => block.getBoundingClientRect().top >= innerHeight
const isInSight = (block: HTMLElement) => !isBelow(block) && block.getBoundingClientRect().bottom > 0

/** Upper edges of all parts of these blocks; what is below the window counts as standing at its end. */
const placesIn = (blocks: readonly HTMLElement[]) =>
  blocks
    .flatMap((block) => [block, ...block.querySelectorAll('*')])
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
 * start (src/app/head.ts). What is in sight comes first, then block by block whenever there is nothing else to do: the
 * whole page at once took 440 ms of the slow telephone of `npm run bench:web`.
 */
export function takeFontUnnoticed(): void {
  const blocks = blocksOfPage()
  const below = blocks.filter(isBelow)
  if (!takeIn(blocks.filter((block) => !below.includes(block)))) return
  const takeNext = () => {
    const block = below.shift()
    if (!block) return
    // it may have been scrolled to meanwhile
    if (isBelow(block)) block.dataset.font = ''
    else takeIn([block])
    whenIdle(takeNext)
  }
  whenIdle(takeNext)
}
