import fc from 'fast-check'
import { expect, it } from 'vitest'
import { codedWordLists } from './coded-word-lists.ts'
import { frontCode, wordsOfCode } from './front-coding.ts'
import lists from './portuguese-words.json' with { type: 'json' }

it('what is coded is read back, whatever words follow each other', () => {
  expect(frontCode(['abre', 'abrir', 'abrir-se', 'bom'])).toBe('AabreDirF-seAbom')
  const word = fc.stringMatching(/^[a-z-]{1,20}$/)
  fc.assert(
    fc.property(fc.array(word), (words) => {
      expect(wordsOfCode(frontCode(words))).toEqual(new Set(words))
    }),
  )
  expect(wordsOfCode('')).toEqual(new Set())
})

it('browsers get the names that the list has', () => {
  expect([...wordsOfCode(codedWordLists.names)].join(' ')).toBe(lists.names)
})
