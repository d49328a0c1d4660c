import { describe, expect, test } from 'vitest'
import { withProblemText } from '../../tests/support/problem-texts.ts'
import { formatPhone, hidePhone, parseLandingPhone, parsePhone } from './phone.ts'

const INVALID_PHONE = 'Esse número não é válido. Verifique a digitação.'

const AREAS =
  '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
  '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'

describe('parsePhone', () => {
  test.each([
    ['11987654321', '11987654321'],
    ['(11) 98765-4321', '11987654321'],
    ['011 98765 4321', '11987654321'],
    ['+55 11 98765-4321', '11987654321'],
    [' +55 11 98765-4321', '11987654321'],
    ['+55 11 3222-1155', '1132221155'],
    ['(+55) 11 98765-4321', '11987654321'],
    ['+55 (011) 98765-4321', '11987654321'],
    ['5511987654321', '11987654321'],
    ['0055 11 98765-4321', '11987654321'],
    ['(55) 98765-4321', '55987654321'],
    ['+55 55 98765-4321', '55987654321'],
    ['(55) 3222-1111', '5532221111'],
    ['551132221111', '1132221111'],
    ['11 3333-4444', '1133334444'],
    ['+(55) 11 98765-4321', '11987654321'],
    ['+5 5 11 98765-4321', '11987654321'],
    ['11 98765-4321+', '11987654321'],
    ['019 3333-4444', '1933334444'],
    ['0 19 93333-4444', '19933334444'],
    ['+55 (019) 3333-4444', '1933334444'],
    ['(01) 13333-4444', '1133334444'],
  ])('reads %j', (raw, value) => expect(parsePhone(raw)).toEqual({ value }))

  test.each([
    ['', 'Digite o telefone com DDD'],
    ['+55', 'Digite o telefone com DDD'],
    ['98765432', 'Faltou o DDD: digite os 2 números antes de 9876-5432'],
    ['32221111', 'Faltou o DDD: digite os 2 números antes de 3222-1111'],
    ['987654321', 'Faltou o DDD: digite os 2 números antes de 98765-4321'],
    ['+55 98765-4321', 'Faltou o DDD: digite os 2 números antes de 98765-4321'],
    [' +55 98765-4321', 'Faltou o DDD: digite os 2 números antes de 98765-4321'],
    ['(98) 76543-21', 'Faltou o DDD: digite os 2 números antes de 98765-4321'],
    ['11 98765', 'Telefone com DDD tem 10 ou 11 números; você digitou 7'],
    ['1123-4567', 'Telefone com DDD tem 10 ou 11 números; você digitou 8'],
    ['11 98765-5432 11', 'Telefone com DDD tem 10 ou 11 números; você digitou 13'],
    ['11 9876 543', 'Telefone com DDD tem 10 ou 11 números; você digitou 9'],
    ['20 98765-4321', 'O DDD 20 não existe. Confira os 2 primeiros números.'],
    ['(01) 93333-4444', 'O DDD 01 não existe. Confira os 2 primeiros números.'],
    ['01933334444', 'O DDD 01 não existe. Confira os 2 primeiros números.'],
    ['+55 (01) 93333-4444', 'O DDD 01 não existe. Confira os 2 primeiros números.'],
    ['5501933334444', 'O DDD 01 não existe. Confira os 2 primeiros números.'],
    ['+1 415 555 2671', 'Esse telefone é de outro país. Digite um do Brasil, com DDD.'],
    [' +1 415 555 2671', 'Esse telefone é de outro país. Digite um do Brasil, com DDD.'],
    ['11 88765-4321', INVALID_PHONE],
    ['11 9876-5432', INVALID_PHONE],
    ['11 1333-4444', INVALID_PHONE],
    ['19 1333-4444', INVALID_PHONE],
    ['11 6333-4444', INVALID_PHONE],
    ['11 83222-1111', INVALID_PHONE],
    ['11 32221-1115', INVALID_PHONE],
  ])('refuses %j', (raw, problem) => expect(withProblemText(parsePhone(raw))).toEqual({ problem }))

  test('knows exactly the area codes of D32', () => {
    const known = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0')).filter(
      (area) => !area.startsWith('0') && 'value' in parsePhone(`${area}987654321`),
    )
    expect(known.join(' ')).toBe(AREAS)
  })
})

describe('parseLandingPhone (M§5)', () => {
  test.each(['11987654321', '1113334444', '11 8333-4444', '(20) 98765-4321'])('accepts %j', (raw) =>
    expect(parseLandingPhone(raw)).toHaveProperty('value'),
  )
  test.each([
    '',
    '1198765432',
    '11 0333-4444',
    '987654321',
    '11 88765-4321',
    '(01) 98765-4321',
    '09 98765-4321',
    '+55 (01) 98765-4321',
  ])('refuses %j', (raw) =>
    expect(withProblemText(parseLandingPhone(raw))).toEqual({ problem: INVALID_PHONE }),
  )
})

test('formatPhone and hidePhone', () => {
  expect(formatPhone('11987654321')).toBe('(11) 98765-4321')
  expect(formatPhone('1133334444')).toBe('(11) 3333-4444')
  expect(hidePhone('11987654321')).toBe('(11) 9****-**21')
  expect(hidePhone('1133334444')).toBe('(11) 3***-**44')
  expect(hidePhone('119')).toBe('')
  expect(hidePhone('119876543210')).toBe('')
  expect(formatPhone('119876543210')).toBe('119876543210')
})
