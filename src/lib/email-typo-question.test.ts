import { describe, expect, test } from 'vitest'
import { likelyTypo } from './email.ts'

describe('likelyTypo', () => {
  test.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@gamil.com', 'ana@gmail.com'],
    ['ana@gmai.com', 'ana@gmail.com'],
    ['ana@gmail.co', 'ana@gmail.com'],
    ['ana@gmail.con', 'ana@gmail.com'],
    ['ana@gmail.com.br', 'ana@gmail.com'],
    ['ana@gmai.com.br', 'ana@gmail.com'],
    ['ana@hotmal.com', 'ana@hotmail.com'],
    ['ana@outlok.com', 'ana@outlook.com'],
    ['ana@yaho.com', 'ana@yahoo.com'],
    ['ana@yaho.com.br', 'ana@yahoo.com.br'],
    ['ana@live.cm', 'ana@live.com'],
    ['ana@uol.combr', 'ana@uol.com.br'],
    ['ana@uol.co.br', 'ana@uol.com.br'],
    ['ana@empresa.com.b', 'ana@empresa.com.br'],
  ])('%s → %s', (typed, meant) => expect(likelyTypo(typed)).toBe(meant))

  test.each([
    'ana@gmail.com',
    'ana@hotmail.com.br',
    'ana@yahoo.com.br',
    'ana@yahoo.com',
    'ana@ymail.com',
    'ana@uol.com.br',
    'ana@live.com',
    'ana@empresa.com',
    'ana@empresa.com.br',
    'ana@empresa.net.br',
    'ana@startup.co',
    // what looks like a slip in the middle or in front of a longer domain
    'ana@silva.contabil.net',
    'ana@meugmail.com.br',
    'ana@gmail.com.br.empresa.net',
    'ana@gmai.com.br.empresa.net',
    'ana@usp.br',
    'gmial.com',
  ])('leaves %s alone', (typed) => expect(likelyTypo(typed)).toBeNull())
})
