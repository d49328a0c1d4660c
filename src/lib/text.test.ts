import { expect, test } from 'vitest'
import { capitalised, normaliseText, withoutControls } from './text.ts'

test('normalise', () => expect(normaliseText('  Endereço   de\tINSTALAÇÃO ')).toBe('endereco de instalacao'))

test('capitalised', () => expect(capitalised('às 8h, NET')).toBe('Às 8h, NET'))

test('withoutControls', () => expect(withoutControls('a\r\nb\u0000c\u202ed')).toBe('a  b cd'))
