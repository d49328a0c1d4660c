import { expect, it } from 'vitest'
import { keptDocument } from './shop-draft.ts'

it('a text that was read before is the same document, until thirty-two others were read since', () => {
  const textOf = (number: number) => JSON.stringify({ test: 'kept-documents', number })
  const first = keptDocument(textOf(0))
  expect(first).toEqual({ test: 'kept-documents', number: 0 })
  for (let number = 1; number < 32; number += 1) keptDocument(textOf(number))
  expect(keptDocument(textOf(0))).toBe(first)
  for (let number = 32; number < 64; number += 1) keptDocument(textOf(number))
  expect(keptDocument(textOf(0))).not.toBe(first)
})
