/** What the specification requires of the fields of the marketing forms. */
import { describe, expect, it } from 'vitest'
import { withProblemText } from '../support/problem-texts.ts'
import { parseCep } from '../../src/lib/cep.ts'
import { parseLandingEmail } from '../../src/lib/email.ts'
import { parseHouseNumber } from '../../src/lib/house-number.ts'
import { parseName } from '../../src/lib/person-name.ts'
import { parseLandingPhone } from '../../src/lib/phone.ts'
import { formatTyped, masks } from '../../src/ui/forms/input-mask-formats.ts'

/** A pattern in the signs of the requirement. */
const tokens = (pattern: string) => pattern.replaceAll('0', '#').replaceAll('A', '*')

describe('fields of the marketing forms', () => {
  it('take a postcode of 8 digits once all else is left out (M5.1)', () => {
    expect(masks.cep.patterns.map(tokens)).toEqual(['#####-###'])
    expect('#####-###').toHaveLength(9)
    expect(parseCep('01310-100')).toEqual({ value: '01310100' })
    expect(parseCep('0131010')).toHaveProperty('problem')
    expect(parseCep('013101000')).toHaveProperty('problem')
  })

  it('take a house number of up to 64 characters, and need one (M5.2)', () => {
    expect(parseHouseNumber('1'.padEnd(64, 'x'))).toHaveProperty('value')
    expect(parseHouseNumber('1'.padEnd(65, 'x'))).toHaveProperty('problem')
    expect(parseHouseNumber(' ')).toHaveProperty('problem')
  })

  it('take a mobile number or a landline with its area code (M5.3)', () => {
    expect(masks.phone.patterns.map(tokens)).toEqual(['(##) ####-####', '(##) #####-####'])
    expect('(##) #####-####').toHaveLength(15)
    expect(formatTyped('phone', '11987654321', false)).toBe('(11) 98765-4321')
    expect(formatTyped('phone', '119876543210', false)).toBeNull()
    for (const good of ['(11) 98765-4321', '(11) 1333-4444', '(99) 8333-4444'])
      expect(parseLandingPhone(good)).toHaveProperty('value')
    for (const bad of ['(00) 98765-4321', '(11) 88765-4321', '(11) 0333-4444', '(11) 9876-5432'])
      expect(withProblemText(parseLandingPhone(bad))).toEqual({
        problem: 'Esse número não é válido. Verifique a digitação.',
      })
  })

  it('take a name of up to 128 letters, two words, the first of two letters (M5.4)', () => {
    expect(parseName('Ana S'.padEnd(128, 'o'))).toHaveProperty('value')
    expect(parseName('Ana S'.padEnd(129, 'o'))).toHaveProperty('problem')
    for (const bad of ['Ana', 'A Souza', 'Ana S0uza', 'Ana @ Souza'])
      expect(parseName(bad)).toHaveProperty('problem')
    expect(parseName('Łukasz Çelik')).toHaveProperty('value')
  })

  it('take an e-mail of up to 96 characters, no spaces, an end of 2 to 6 letters (M5.5)', () => {
    const long = (length: number) => `${'a'.repeat(length - '@exemplo.com'.length)}@exemplo.com`
    expect(parseLandingEmail(long(96))).toHaveProperty('value')
    expect(parseLandingEmail(long(97))).toHaveProperty('problem')
    for (const end of [2, 6])
      expect(parseLandingEmail(`ana@exemplo.${'x'.repeat(end)}`)).toHaveProperty('value')
    for (const end of [1, 7])
      expect(parseLandingEmail(`ana@exemplo.${'x'.repeat(end)}`)).toHaveProperty('problem')
    expect(parseLandingEmail('ana souza@exemplo.com')).toHaveProperty('problem')
  })

  it('# is a digit, * a letter or a digit; no field takes letters alone, @ (M5.8)', () => {
    const written = Object.values(masks).flatMap(({ patterns }) => patterns.map(tokens))
    expect([...new Set(written.join('').replaceAll(/[^#@*]/g, ''))].toSorted()).toEqual(['#', '*'])
    expect(written.join('')).not.toContain('@')
    expect(['a1', '1-'].map((text) => masks.cep.plain.test(text))).toEqual([false, true])
    expect(['a1', '1-'].map((text) => masks.cnpj.plain.test(text))).toEqual([true, true])
  })
})
