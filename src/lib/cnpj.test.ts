import { describe, expect, test } from 'vitest'
import { withProblemText } from '../../tests/support/problem-texts.ts'
import { formatCnpj, isCnpj, hideCnpj, parseCnpj } from './cnpj.ts'

const WRONG = 'Esse CNPJ não é válido. Confira as letras e os números.'

describe('parseCnpj (D31)', () => {
  test.each([
    ['12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['12abc34501de35', '12ABC34501DE35'],
    ['11.222.333/0001-81', '11222333000181'],
    ['CNPJ: 11 222 333 0001 81', '11222333000181'],
    ['00.000.000/0001-91', '00000000000191'],
    ['cnpj:11.222.333/0001-81', '11222333000181'],
    [' CNPJ 11.222.333/0001-81', '11222333000181'],
    // check digits of 0, and two that are equal
    ['11.222.338/0001-04', '11222338000104'],
    ['11.222.335/0001-70', '11222335000170'],
    ['11.222.580/0001-88', '11222580000188'],
  ])('reads %j', (raw, value) => expect(parseCnpj(raw)).toEqual({ value }))

  test.each([
    ['', 'Digite o CNPJ'],
    ['.-/', 'Digite o CNPJ'],
    ['11.222.333/0001-8', 'CNPJ tem 14 letras e números; você digitou 13'],
    ['11.222.333/0001-81 cnpj ', 'CNPJ tem 14 letras e números; você digitou 18'],
    ['11.222.333/0001-80', WRONG],
    ['12.ABC.345/01DE-34', WRONG],
    ['12.ABC.345/01DE-3A', WRONG],
    ['00000000000000', WRONG],
    ['11111111111111', WRONG],
  ])('refuses %j', (raw, problem) => expect(withProblemText(parseCnpj(raw))).toEqual({ problem }))

  test('a letter in place of a digit is seen', () => {
    expect(isCnpj('12ABC34501DE35')).toBe(true)
    expect(isCnpj('12ABD34501DE35')).toBe(false)
    expect(isCnpj('12abc34501de35')).toBe(false)
    // one character too many before digits that would be right
    expect(isCnpj('112223330001587')).toBe(false)
  })
})

test('formatCnpj and hideCnpj', () => {
  expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35')
  expect(hideCnpj('12.ABC.345/01DE-35')).toBe('**.ABC.345/****-**')
  expect(hideCnpj('12')).toBe('')
  expect(formatCnpj('12ABC34501DE355')).toBe('12ABC34501DE355')
  expect(hideCnpj('12ABC34501DE355')).toBe('')
})
