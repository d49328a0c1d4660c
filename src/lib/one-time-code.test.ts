import { describe, expect, test } from 'vitest'
import { withProblemText } from '../../tests/support/problem-texts.ts'
import { parseCode } from './one-time-code.ts'

describe('a code as it is typed', () => {
  test.each(['123456', ' 123 456 ', '123-456', 'o código é 123456'])('%s', (raw) => {
    expect(parseCode(raw)).toEqual({ value: '123456' })
  })

  test.each([
    ['', 'Digite o código que enviamos'],
    ['não sei', 'Digite o código que enviamos'],
    ['1234', 'O código tem seis números; você digitou 4'],
    ['1234567', 'O código tem seis números; você digitou 7'],
  ])('%s is refused', (raw, problem) => expect(withProblemText(parseCode(raw))).toEqual({ problem }))
})
