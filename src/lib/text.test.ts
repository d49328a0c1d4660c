import { expect, test } from 'vitest'
import { capitalised, capitaliseWords, normaliseText, truncate, withoutControls } from './text.ts'

test('normalise', () => expect(normaliseText('  Endereço   de\tINSTALAÇÃO ')).toBe('endereco de instalacao'))

test.each([
  ['abcdef', 6, 'abcdef'],
  ['abcdef', 5, 'abcd…'],
  ['abc😀def', 5, 'abc…'],
  ['a😀bcdef', 5, 'a😀b…'],
])('truncate(%j, %d)', (text, max, cut) => expect(truncate(text, max)).toBe(cut))

test.each([
  ['MARIA DA SILVA', 'Maria da Silva'],
  ["joana d'ávila e sá-costa", "Joana D'Ávila e Sá-Costa"],
  ['da silva dado', 'Da Silva Dado'],
])('capitaliseWords(%j)', (text, name) => expect(capitaliseWords(text)).toBe(name))

test('capitalised', () => expect(capitalised('às 8h, NET')).toBe('Às 8h, NET'))

test('withoutControls', () => expect(withoutControls('a\r\nb\u0000c\u202ed')).toBe('a  b cd'))
