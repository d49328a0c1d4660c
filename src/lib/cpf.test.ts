import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withProblemText } from '../../tests/support/problem-texts.ts'
import { formatCpf, isCpf, hideCpf, parseCpf } from './cpf.ts'

const WRONG = 'Esse CPF não é válido. Confira os números.'

describe('parseCpf', () => {
  test.each([
    ['52998224725', '52998224725'],
    ['529.982.247-25', '52998224725'],
    [' 529 982 247 25 ', '52998224725'],
    ['123.456.789-09', '12345678909'],
    ['00000000191', '00000000191'],
    ['529.982.258-88', '52998225888'],
  ])('reads %j', (raw, value) => expect(parseCpf(raw)).toEqual({ value }))

  test.each([
    ['', 'Digite o CPF'],
    ['   ', 'Digite o CPF'],
    ['5299822472', 'CPF tem 11 números; você digitou 10'],
    ['529982247255', 'CPF tem 11 números; você digitou 12'],
    ['52998224726', WRONG],
    ['52998224715', WRONG],
    ['111.111.111-11', WRONG],
    ['00000000000', WRONG],
  ])('refuses %j', (raw, problem) => expect(withProblemText(parseCpf(raw))).toEqual({ problem }))

  test('of the 100 endings of any base exactly one is right, and none when all digits would be equal', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (base) => {
        const right = Array.from({ length: 100 }, (_, i) => base + String(i).padStart(2, '0')).filter(isCpf)
        expect(right).toHaveLength(/^(\d)\1+$/.test(base) ? 0 : 1)
      }),
      { numRuns: 200 },
    )
  })
})

test('isCpf takes nothing longer, even where the last digits would be right', () => {
  expect(isCpf('529982247520')).toBe(false)
})

test('formatCpf and hideCpf', () => {
  expect(formatCpf('52998224725')).toBe('529.982.247-25')
  expect(hideCpf('52998224725')).toBe('***.982.247-**')
  expect(hideCpf('529.982.247-25')).toBe('***.982.247-**')
  expect(hideCpf('5299')).toBe('')
  expect(formatCpf('529982247255')).toBe('529982247255')
  expect(hideCpf('529982247255')).toBe('')
})
