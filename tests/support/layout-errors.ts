/**
 * Finds layout errors on a screen: text that is cut off, leaves its card or overlaps something, words broken in the
 * middle, unfinished placeholders, and fixed bars that are too high. All functions but the last one run in the browser,
 * with those of element-layout.ts.
 */
import type { Page } from '@playwright/test'
import { isInRow, isShown, isStuck, layerOf, layOutAll, roomIn } from './element-layout.ts'

type Box = { left: number; top: number; right: number; bottom: number }
type Part = { readonly box: Box; readonly element: Element; readonly layer: Element; readonly what: string }

const wordsOf = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)
const nameOf = (element: Element): string =>
  `${element.localName}${element.classList.length > 0 ? `.${[...element.classList].join('.')}` : ''}`

/** The text nodes of a screen, or of the dialog that is open. */
function textNodes(): Text[] {
  const root = document.querySelector('dialog[open]') ?? document.body
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || (node.nodeValue ?? '').trim() === '') continue
    if (element.closest('script, style, svg, noscript, option, title')) continue
    if (isShown(element)) found.push(node as Text)
  }
  return found
}

/** The lines of a text, in pixels of the window; without the room above and below its letters, and what “…” hides. */
function linesOf(node: Text): Box[] {
  const range = document.createRange()
  range.selectNodeContents(node)
  const element = node.parentElement as Element
  const edge =
    getComputedStyle(element).textOverflow === 'ellipsis' ? element.getBoundingClientRect().right : Infinity
  return [...range.getClientRects()]
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ left, top, right, bottom, height }) => ({
      left,
      top: top + height * 0.22,
      right: Math.min(right, edge),
      bottom: bottom - height * 0.2,
    }))
}

/** A text that ends in “…” after less than six letters. */
function tooShort(node: Text): string[] {
  const element = node.parentElement as Element
  const { textOverflow, fontSize } = getComputedStyle(element)
  const isCut = textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1
  return isCut && element.clientWidth < 4 * parseFloat(fontSize) ? [`cut off: “${wordsOf(node.data)}”`] : []
}

/** Text that leaves the window, is cut off by a box that does not scroll, or sticks out of the box that is painted. */
function strayOf(node: Text): string[] {
  const element = node.parentElement as Element
  const found = new Set<string>()
  const words = wordsOf(node.data)
  const isFree = !isInRow(element)
  for (const line of linesOf(node)) {
    if (isFree && (line.left < -1 || line.right > innerWidth + 1)) found.add(`leaves the window: “${words}”`)
    let isPainted = false
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each)
      if (style.display === 'inline' || style.display === 'contents') continue
      const box = each.getBoundingClientRect()
      const isBeside = line.left < box.left - 1.5 || line.right > box.right + 1.5
      const isBelow = line.bottom > box.bottom + 2 || line.top < box.top - 2
      const way = `${style.overflowX} ${style.overflowY}`
      if (/auto|scroll/.test(way) || each.matches('.carousel')) break
      if (/hidden|clip/.test(way) && (isBeside || isBelow))
        found.add(`cut off by ${nameOf(each)}: “${words}”`)
      if (!isPainted && (isBeside || isBelow) && /[1-9]/.test(style.borderTopWidth + style.borderRadius))
        found.add(`out of ${nameOf(each)}: “${words}”`)
      isPainted ||= /[1-9]/.test(style.borderTopWidth + style.borderRadius)
      if (style.position === 'fixed' || style.position === 'absolute') break
    }
  }
  return [...found]
}

/** Words that are broken without a hyphen, except long ones on a line that is too short for them. */
function brokenIn(node: Text): string[] {
  const range = document.createRange()
  const found: string[] = []
  if (linesOf(node).length < 2) return found
  const letter = parseFloat(getComputedStyle(node.parentElement as Element).fontSize)
  // also each word that a space without a break joins to another: 'R$' and '99,90'
  const joined = node.data.matchAll(/[^ \t\n\u00AD\u200B?|–—-]{2,}/g)
  const single = node.data.matchAll(/[^\s\u00AD\u200B?|–—-]{2,}/g)
  for (const { 0: word, index } of [...joined, ...single]) {
    range.setStart(node, index)
    range.setEnd(node, index + word.length)
    // after a soft hyphen the first piece is the hyphen, at the end of the line before
    const least = node.data[index - 1] === '\u00AD' ? letter / 2 : 0.5
    const pieces = [...range.getClientRects()].filter(({ width }) => width > least)
    const rows = new Map<number, number>()
    for (const { top, width } of pieces) rows.set(Math.round(top), (rows.get(Math.round(top)) ?? 0) + width)
    if (rows.size < 2) continue
    const length = [...rows.values()].reduce((sum, each) => sum + each, 0)
    const room = roomIn(node.parentElement as Element)
    if (word.length < 10 || length < 0.97 * room || rows.size > Math.ceil(length / room) + 1)
      found.push(`broken in ${rows.size}: “${word}” of ${nameOf(node.parentElement as Element)}`)
  }
  return found
}

function controlsAndIcons(): Element[] {
  const root = document.querySelector('dialog[open]') ?? document.body
  const all = root.querySelectorAll(
    'button, a, input:not([type=hidden]), select, summary, [class*=badge], svg',
  )
  return [...all].filter((each) => {
    if (getComputedStyle(each).display === 'inline' || !isShown(each)) return false
    const { width, height } = each.getBoundingClientRect()
    // a small drawing is an icon
    return width > 0 && (each.localName !== 'svg' || Math.max(width, height) < 90)
  })
}

/** Everything that must not lie over something else, in the order of its upper edges. */
function partsOf(nodes: readonly Text[]): Part[] {
  const texts = nodes.flatMap((node) =>
    linesOf(node).map((box) => ({
      box,
      element: node.parentElement as Element,
      what: `“${wordsOf(node.data)}”`,
    })),
  )
  const others = controlsAndIcons().map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { box: { left, top, right, bottom }, element, what: nameOf(element) }
  })
  return [...texts, ...others]
    .map((each) => ({ ...each, layer: layerOf(each.element) }))
    .toSorted((one, other) => one.box.top - other.box.top)
}

const isWithin = (one: Element, other: Element): boolean => one.contains(other) || other.contains(one)

/** Pairs of parts that lie over each other. */
function overlapsOf(parts: readonly Part[]): string[] {
  const found = new Set<string>()
  for (const [at, one] of parts.entries()) {
    for (let next = at + 1; next < parts.length; next += 1) {
      const other = parts[next] as Part
      const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top
      if (other.box.top >= one.box.bottom) break
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      if (width < 2 || height < 2 || one.layer !== other.layer || isWithin(one.element, other.element))
        continue
      found.add(`${one.what} and ${other.what} overlap by ${Math.round(width)} × ${Math.round(height)}`)
    }
  }
  return [...found]
}

/** Controls beyond an edge of the window. */
const straysAmong = (parts: readonly Part[]): string[] =>
  parts
    .filter(({ box, element }) => (box.left < -1 || box.right > innerWidth + 1) && !isInRow(element))
    .map(({ what }) => `leaves the window: ${what}`)

/** Placeholders and chosen options that are wider than their field. */
function cutPlaceholders(): string[] {
  const pen = document.createElement('canvas').getContext('2d')
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[placeholder], select')
  return [...fields].filter(isShown).flatMap((field) => {
    const text = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.placeholder
    const style = getComputedStyle(field, field.localName === 'select' ? null : '::placeholder')
    if (!pen || !text) return []
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const { paddingLeft, paddingRight } = getComputedStyle(field)
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    const width = pen.measureText(text).width
    return width > room + 1
      ? [`cut off in ${field.name || nameOf(field)}: “${text}”, ${Math.round(width)} in ${Math.round(room)}`]
      : []
  })
}

/** Bars that stay in place and take more than a quarter of the window's height. */
function tallBars(): string[] {
  if (document.querySelector('dialog[open], :popover-open')) return []
  const all = [...document.querySelectorAll<HTMLElement>('body *')].filter((each) => {
    const { position, pointerEvents } = getComputedStyle(each)
    return ['fixed', 'sticky'].includes(position) && pointerEvents !== 'none' && isShown(each)
  })
  const scroller = document.querySelector('.chat__scroll') ?? document.documentElement
  const before = scroller.scrollTop
  const found = new Set<string>()
  for (const place of [0, (scroller.scrollHeight - scroller.clientHeight) / 2, scroller.scrollHeight]) {
    scroller.scrollTop = place
    for (const bar of all) {
      const { top, bottom, width } = bar.getBoundingClientRect()
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0)
      if (width > innerWidth / 2 && height > innerHeight / 4 + 1 && isStuck(bar))
        found.add(`${nameOf(bar)} stays and takes ${Math.round(height)} of ${innerHeight} px`)
    }
  }
  scroller.scrollTop = before
  return [...found]
}

/**
 * The chat's foot stays in place like a bar: it takes at most a quarter of the window's height, or leaves half of it to
 * the conversation. A form of its own is what is read, and leaves at least the whole question in sight.
 */
function tallFoot(): string[] {
  const foot = document.querySelector('.chat__foot')
  const scroller = document.querySelector('.chat__scroll')
  if (!foot || !scroller || document.querySelector('dialog[open], :popover-open')) return []
  const { height } = foot.getBoundingClientRect()
  const left = scroller.getBoundingClientRect()
  const isWhole = scroller.scrollHeight <= scroller.clientHeight + 1
  if (isWhole || height <= innerHeight / 4 + 1 || left.height >= innerHeight / 2 - 1) return []
  const asked = [...document.querySelectorAll('[role="log"] > .msg .msg__text')]
    .at(-1)
    ?.getBoundingClientRect()
  const isAsked = asked && asked.top >= left.top - 1 && asked.bottom <= left.bottom + 1
  if (foot.querySelector('.composer--block') && isAsked) return []
  return [
    `the foot takes ${Math.round(height)} of ${innerHeight} px, the conversation has ${Math.round(left.height)}`,
  ]
}

function measure(): string[] {
  layOutAll()
  const nodes = textNodes()
  const parts = partsOf(nodes)
  const found = [
    ...new Set([
      ...nodes.flatMap(strayOf),
      ...nodes.flatMap(tooShort),
      ...nodes.flatMap(brokenIn),
      ...straysAmong(parts),
      ...overlapsOf(parts),
      ...cutPlaceholders(),
      ...tallBars(),
      ...tallFoot(),
    ]),
  ]
  document.adoptedStyleSheets = []
  return found
}

const inBrowser = {
  isShown,
  layerOf,
  isInRow,
  wordsOf,
  nameOf,
  textNodes,
  linesOf,
  tooShort,
  strayOf,
  roomIn,
  brokenIn,
  controlsAndIcons,
  partsOf,
  isWithin,
  overlapsOf,
  straysAmong,
  cutPlaceholders,
  isStuck,
  tallBars,
  tallFoot,
  layOutAll,
  measure,
}

const script = Object.entries(inBrowser)
  .map(([name, code]) => `const ${name} = ${String(code)};`)
  .join('\n')

/** Returns every layout error of the current screen, in words. */
export async function layoutErrors(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {\n${script}\nreturn measure() })()`)
}
