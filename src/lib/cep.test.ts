import { describe, expect, test } from 'vitest'
import { withProblemText } from '../../tests/support/problem-texts.ts'
import { formatCep, parseCep } from './cep.ts'

describe('parseCep', () => {
  test.each([
    ['01310100', '01310100'],
    ['01310-100', '01310100'],
    [' 01.310-100 ', '01310100'],
    ['CEP: 01310 100', '01310100'],
    ['01000-000', '01000000'],
  ])('reads %j', (raw, value) => expect(parseCep(raw)).toEqual({ value }))

  test.each([
    ['', 'Digite o CEP'],
    ['não sei', 'Digite o CEP'],
    ['0131010', 'CEP tem 8 números; você digitou 7'],
    ['013101000', 'CEP tem 8 números; você digitou 9'],
    ['00000-000', 'Esse CEP não existe. Confira os números.'],
  ])('refuses %j', (raw, problem) => expect(withProblemText(parseCep(raw))).toEqual({ problem }))
})

test('formatCep writes the hyphen and leaves the rest alone', () => {
  expect(formatCep('01310100')).toBe('01310-100')
  expect(formatCep('0131')).toBe('0131')
  expect(formatCep('013101000')).toBe('013101000')
})
