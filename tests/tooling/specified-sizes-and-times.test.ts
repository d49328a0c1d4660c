/** The sizes and times that docs/rules/marketing.md fixes (M9.11, M9.12), in style sheets and code. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8')

// widths of cards grow with the text: 16.25rem are 260 px, 22.8125rem are 365 px
it.each([
  ['M9.11', '320', 'src/pages/landing/row-scrolling.ts', /STEP = 320\b/],
  ['M9.11', '260', 'src/pages/landing/plans/plan-list.css', /clamp\(min\(16\.25rem, /],
  ['M9.11', '365', 'src/pages/landing/plans/plan-list.css', /minmax\(16\.25rem, 22\.8125rem\)/],
  ['M9.11', '298', 'src/pages/landing/plans/plan-comparison.css', /width: 298px;/],
  ['M9.11', '48', 'src/pages/landing/plans/plan-comparison.css', /margin-inline-end: 48px;/],
  ['M9.11', '645', 'src/ui/overlay/dialog.css', /min\(645px, /],
  ['M9.11', '650px', 'src/ui/overlay/dialog.css', /max-height: min\(650px, 0\.9 \* var\(--screen\)\)/],
  ['M9.11', '90vh', 'src/ui/overlay/dialog.css', /0\.9 \* var\(--screen\)/],
  ['M9.11', '1024px', 'src/pages/landing/plans/useOrderLinks.tsx', /\(max-width: 1024px\)/],
  ['M9.11', '550', 'src/ui/overlay/Dialog.tsx', /CLOSE_DELAY = 550\b/],
  ['M9.11', '1200', 'src/pages/landing/pause-around-form-success.ts', /SUCCESS_DELAY = 1200\b/],
  ['M9.11', '500', 'src/app/session/collect-browser-data.ts', /RETRY = 500\b/],
])('%s: %s', (_rule, _value, file, pattern) => {
  expect(read(file)).toMatch(pattern)
})

it('M9.12: carousels glide for 400 ms, move on after 5000 ms, are pulled from 10 px, and fly with power 600', () => {
  const code = read('src/pages/landing/carousel.ts').replaceAll(/\/\/.*$|\/\*[^]*?\*\//gm, '')
  const stated = (name: string, pattern = /([\d.]+)/) =>
    Number(new RegExp(`\\b${name}: ${pattern.source}`).exec(code)?.[1])
  const velocity = stated('momentumVelocityRatio') * stated('momentumRatio')
  expect({
    speed: stated('speed', /isStill \? 0 : (\d+)/),
    autoplay: stated('delay'),
    threshold: stated('threshold'),
    // swiper halves a finger's 1 px/ms, and lets it glide for 1000 ms
    power: 0.5 * velocity * 1000,
  }).toEqual({ speed: 400, autoplay: 5000, threshold: 10, power: 600 })
})
