import { expect, test } from 'vitest'
import { jsonForScript } from './json-for-script-element.ts'

test('data within a page cannot end its element, and reads as it was', () => {
  const data = { text: '</script><script>' }
  expect(jsonForScript(data)).not.toContain('<')
  expect(JSON.parse(jsonForScript(data))).toEqual(data)
})
