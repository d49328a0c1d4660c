/** Applies the web font to a landing page that is already on screen, where that does not move visible content. */
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
 * (src/app/server-rendering/early-input-and-tracking-script.ts). The visible part gets the font first, the blocks below it one by one while
 * the browser is idle. Most of them are not laid out yet (landing-page.css), so nothing has to be done again.
 */
export function applyFontUnnoticed(): void {
  const blocks = blocksOfPage()
  const below = blocks.filter(isBelow)
  if (!takeIn(blocks.filter((block) => !below.includes(block)))) return
  const takeNext = () => {
    const block = below.shift()
    if (!block) return
    // the visitor may have scrolled to this block in the meantime
    if (isBelow(block)) block.dataset.font = ''
    else takeIn([block])
    whenIdle(takeNext)
  }
  whenIdle(takeNext)
}
