/**
 * Measures where an element is on the screen, for the check of the layout (layout-errors.ts). All functions run in
 * the browser, which gets them as text, so none may refer to anything outside itself.
 */

/** Whether an element can be seen by someone; the text for screen readers alone cannot. */
export function isShown(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (getComputedStyle(each).clipPath === 'inset(50%)') return false
  }
  return true
}

/** What scrolls, stays in place or lies on top has its own layer; boxes of two layers may lie over each other. */
export function layerOf(element: Element): Element {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { position, overflowX, overflowY } = getComputedStyle(each)
    if (['fixed', 'sticky'].includes(position) || each.matches('dialog, .help__panel, .carousel')) return each
    if ([overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll')) return each
  }
  return document.documentElement
}

/** Whether what is beyond an edge of the window can be scrolled to, sideways. */
export function isInRow(element: Element): boolean {
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
    if (each.matches('.carousel') || ['auto', 'scroll'].includes(getComputedStyle(each).overflowX))
      if (each.matches('.carousel') || each.scrollWidth > each.clientWidth + 1) return true
  }
  return false
}

/** The width of the lines of an element, in pixels of the window. */
export function roomIn(element: Element): number {
  let block = element
  while (block.parentElement && ['inline', 'contents'].includes(getComputedStyle(block).display))
    block = block.parentElement
  const { paddingLeft, paddingRight } = getComputedStyle(block)
  const { width } = block.getBoundingClientRect()
  const zoom = width / (block as HTMLElement).offsetWidth || 1
  return width - (parseFloat(paddingLeft) + parseFloat(paddingRight)) * zoom
}

/** Whether a bar is where it stays, not where it would be without staying. */
export function isStuck(bar: HTMLElement): boolean {
  if (getComputedStyle(bar).position === 'fixed') return true
  const { top } = bar.getBoundingClientRect()
  bar.style.setProperty('position', 'relative', 'important')
  bar.style.setProperty('inset', 'auto', 'important')
  const free = bar.getBoundingClientRect().top
  bar.style.removeProperty('position')
  bar.style.removeProperty('inset')
  return Math.abs(free - top) > 1
}

/** What the browser leaves out until it is near the window has its boxes of when one has scrolled to it. */
export function layOutAll(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [sheet]
}
