/** Formats of a date, CPF, CEP and phone in requests, in the words of the specification. */
import { describe, expect, test } from 'vitest'
import { withProblemText } from '../../tests/support/problem-texts.ts'
import { answers } from './lead-answers/answer-registry.ts'
import { parseCep } from '../lib/cep.ts'
import { parseCpf } from '../lib/cpf.ts'
import { parseDate } from '../lib/parse-and-format-dates.ts'
import { parsePhone } from '../lib/phone.ts'

const value = (parsed: object) => ('value' in parsed ? parsed.value : parsed)

describe('a format', () => {
  test('a date is dd/mm/yyyy and a real calendar date, else Data inválida (F5.10)', () => {
    const read = (raw: string) => value(parseDate(raw, '2026-11-20'))
    expect(read('29/02/2024')).toBe('29/02/2024')
    for (const none of ['29/02/2023', '31/04/1990', '00/01/1990', '01/13/1990'])
      expect(withProblemText(parseDate(none, '2026-11-20'))).toEqual({
        problem: expect.stringMatching(/^Data inválida: /),
      })
    const travels = (birth_date: string) => answers.birthDate.body.safeParse({ birth_date })
    expect(travels('13/05/1990').success).toBe(true)
    for (const other of ['1990-05-13', '13/5/1990', 'dd/mm/yyyy'])
      expect(travels(other).error?.issues[0]?.message).toBe('data-invalida')
  })

  test('a cpf is its digits (F5.11)', () => {
    const sent = { cpf: value(parseCpf(' 529.982.247-25 ')) }
    expect(sent).toEqual({ cpf: '52998224725' })
  })

  test('a cep is digits (F5.12)', () => {
    const sent = { cep: value(parseCep(' 01310-100 ')) }
    expect(sent).toEqual({ cep: '01310100' })
  })

  test('a phone has no parentheses, dashes and spaces (F5.13)', () => {
    const sent = { phone: value(parsePhone(' (11) 98765-4321 ')) }
    expect(sent).toEqual({ phone: '11987654321' })
  })
})
