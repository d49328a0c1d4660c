import { describe, expect, test } from 'vitest'
import { personTypeFrom } from './free-text-person.ts'

describe('personTypeFrom', () => {
  test.each([
    ['cpf', 'pf'],
    ['para mim', 'pf'],
    ['pessoa física', 'pf'],
    ['com CPF', 'pf'],
    ['529.982.247-25', 'pf'],
    ['sou pessoa física', 'pf'],
    ['é para mim mesma', 'pf'],
    ['cnpj', 'pj'],
    ['sou empresa', 'pj'],
    ['Sou MEI.', 'pj'],
    ['é uma empresa', 'pj'],
    ['tenho CNPJ', 'pj'],
    ['quero com cnpj', 'pj'],
    ['para uma empresa', 'pj'],
    ['minha empresa', 'pj'],
    ['PJ', 'pj'],
    ['11.222.333/0001-81', 'pj'],
    ['11.222.333/0001-80', 'pj'],
    ['12.ABC.345/01DE-35', 'pj'],
    ['5299822472', null],
    ['Empresa Silva', null],
    ['não tenho cnpj', null],
    ['sou', null],
    ['', null],
  ])('%j → %j', (text, value) => expect(personTypeFrom(text)).toBe(value))
})
