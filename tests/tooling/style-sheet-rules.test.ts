/** Rules for all style sheets (docs/decisions/0019). */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const sheets = globSync('src/**/*.css', { cwd: root }).map((file) => ({
  file,
  css: readFileSync(path.join(root, file), 'utf8').replace(/\/\*[^]*?\*\//g, ''),
}))
const offences = (pattern: RegExp, allowed: string[] = []) =>
  sheets
    .filter(({ file }) => !allowed.includes(file))
    .flatMap(({ file, css }) => (css.match(pattern) ?? []).map((found) => `${file}: ${found}`))

test('widths are asked of the container, never of the window', () => {
  expect(sheets.length).toBeGreaterThan(20)
  expect(offences(/@media[^{]*\b(?:width|height)\b[^{]*/g)).toEqual([])
})

test('parts of the window are tokens, where they are divided by the zoom', () => {
  expect(
    offences(/[\d.]+(?:[dsl]?v[wh]|vmin|vmax)\b/g, ['src/ui/tokens.css', 'src/ui/chat/chat-frame.css']),
  ).toEqual([])
})

test('no choice looks chosen because a tap has left it hovered: that is drawn only for a pointer that hovers', () => {
  const choices = /^\.(?:choice|radio-card|day|reply|plan|plan-card|mobile-card)(?::\S*)?:hover/gm
  expect(offences(choices)).toEqual([])
  expect(sheets.filter(({ css }) => css.includes('@media (hover: hover)')).length).toBeGreaterThan(6)
})
