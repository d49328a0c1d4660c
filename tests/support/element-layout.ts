/**
 * Measures the position of an element on the screen, for the layout check (layout-errors.ts). All functions are sent to
 * the browser as text, so none may refer to anything outside itself.
 */

/** Whether an element is visible. Text for screen readers only is not. */
export function isShown(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (getComputedStyle(each).clipPath === 'inset(50%)') return false
  }
  return true
}

/**
 * Returns the layer of an element: its nearest ancestor that scrolls, is fixed or sticky, or is an overlay. Boxes of
 * two layers may overlap.
 */
export function layerOf(element: Element): Element {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { position, overflowX, overflowY } = getComputedStyle(each)
    if (['fixed', 'sticky'].includes(position) || each.matches('dialog, .help__panel, .carousel')) return each
    if ([overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll')) return each
  }
  return document.documentElement
}

/** Whether an element is in a row that scrolls sideways, so that it may be beyond the window's edge. */
export function isInRow(element: Element): boolean {
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
    if (each.matches('.carousel') || ['auto', 'scroll'].includes(getComputedStyle(each).overflowX))
      if (each.matches('.carousel') || each.scrollWidth > each.clientWidth + 1) return true
  }
  return false
}

/** The width available to an element's lines of text, in pixels of the window. */
export function roomIn(element: Element): number {
  let block = element
  while (block.parentElement && ['inline', 'contents'].includes(getComputedStyle(block).display))
    block = block.parentElement
  const { paddingLeft, paddingRight } = getComputedStyle(block)
  const { width } = block.getBoundingClientRect()
  const zoom = width / (block as HTMLElement).offsetWidth || 1
  return width - (parseFloat(paddingLeft) + parseFloat(paddingRight)) * zoom
}

/** Whether a bar is stuck: shown elsewhere than in the normal flow of the page. */
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

/** Makes the browser lay out the content that it skips until it is near the window (`content-visibility`). */
export function layOutAll(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [sheet]
}
