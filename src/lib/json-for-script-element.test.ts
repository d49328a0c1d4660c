import { expect, test } from 'vitest'
import { scriptData } from './json-for-script-element.ts'

test('data within a page cannot end its element, and reads as it was', () => {
  const data = { text: '</script><script>' }
  expect(scriptData(data)).not.toContain('<')
  expect(JSON.parse(scriptData(data))).toEqual(data)
})
