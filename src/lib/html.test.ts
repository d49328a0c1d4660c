import { expect, test } from 'vitest'
import { jsonForScript } from './html.ts'

test('JSON in a script element cannot close it, and parses to the same data', () => {
  const data = { text: '</script><script>' }
  expect(jsonForScript(data)).not.toContain('<')
  expect(JSON.parse(jsonForScript(data))).toEqual(data)
})
