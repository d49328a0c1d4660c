/** Pixels below which a move is no layout shift (https://github.com/WICG/layout-instability). */
const UNSEEN = 3

/** Left and upper edges of what is in sight. */
function places(): number[] {
  const found: number[] = []
  for (const part of document.querySelectorAll('.site-header *, .landing *')) {
    const { left, top } = part.getBoundingClientRect()
    found.push(left, Math.min(top, innerHeight))
  }
  return found
}

/**
 * Puts the font to use in a page that is being read, unless that moves something in sight: then the page keeps the
 * fallback, and the next one, or the order that takes it over, has the font from the start (src/app/head.ts).
 */
export function takeFontUnnoticed(): void {
  const { dataset } = document.documentElement
  const before = places()
  dataset.font = ''
  const after = places()
  if (after.some((place, index) => Math.abs(place - (before[index] ?? place)) >= UNSEEN)) delete dataset.font
}
