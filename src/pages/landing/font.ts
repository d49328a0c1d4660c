/** Pixels below which a move is no layout shift (https://github.com/WICG/layout-instability). */
const UNSEEN = 3

/** Upper edges of all parts of the page; what is below the window counts as standing at its end. */
const places = () =>
  [...document.querySelectorAll('.landing *')].map((part) =>
    Math.min(part.getBoundingClientRect().top, innerHeight),
  )

/**
 * Puts the font to use in a page that is being read, unless a line that breaks elsewhere would move what is in sight up
 * or down: then the page keeps the fallback, and the next one, or the order that takes it over, has the font from the
 * start (src/app/head.ts).
 */
export function takeFontUnnoticed(): void {
  const { dataset } = document.documentElement
  const before = places()
  dataset.font = ''
  const after = places()
  if (after.some((place, index) => Math.abs(place - (before[index] ?? place)) >= UNSEEN)) delete dataset.font
}
