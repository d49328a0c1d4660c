import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFull, rowsToRun } from '../../tests/support/rows-to-run.ts'
import { withProblemText } from '../../tests/support/problem-texts.ts'
import { parseAccount, parseAgency } from './bank-account.ts'
import { parseCep } from './cep.ts'
import { parseCnpj } from './cnpj.ts'
import { parseCpf } from './cpf.ts'
import { parseBirthDate, parseDate } from './parse-and-format-dates.ts'
import { parseEmail } from './email.ts'
import { parseHouseNumber } from './house-number.ts'
import { parseName } from './person-name.ts'
import { parseLandingPhone, parsePhone } from './phone.ts'
import type { Parsed } from './parsing-result.ts'

const TODAY = '2026-11-24'
const parsers: Record<string, (raw: string) => Parsed<string>> = {
  parseAccount,
  parseAgency,
  parseBirthDate: (raw) => parseBirthDate(raw, TODAY),
  parseCep,
  parseCnpj,
  parseCpf,
  parseDate: (raw) => parseDate(raw, TODAY),
  parseEmail,
  parseHouseNumber,
  parseLandingPhone,
  parseName,
  parsePhone,
}

const anyOf = (letters: string) => fc.constantFrom(...letters.split(''))

// Client and server share these parsers: what one produces, the other must accept unchanged.
describe.each(Object.entries(parsers))('%s', (_name, parse) => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: anyOf('0123456789 .-/+()') }),
    fc.string({ unit: anyOf('aZç1 .@-/nº,') }),
  )

  test('answers every text, and takes its own value unchanged', () => {
    fc.assert(
      fc.property(typed, (raw) => {
        const parsed = parse(raw)
        if ('value' in parsed) expect(parse(parsed.value)).toEqual(parsed)
        else expect(withProblemText(parsed)).toEqual({ problem: expect.stringMatching(/^[^{}]+$/) as string })
      }),
      { numRuns: isFull ? 500 : 150 },
    )
  })

  // backtracking over half a million characters takes many minutes, and a test is given seconds
  test('ends on a hostile text', () => {
    const pieces = ['1', 'a', ' ', '.', '-', "'", 'a.', 'a-', 'n ', '1 ', '@a.']
    for (const piece of rowsToRun(pieces, 4))
      expect(Object.keys(parse(piece.repeat(250_000) + '!'))[0]).toMatch(/^(?:value|problem)$/)
  })
})
