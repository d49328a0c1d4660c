import { describe, expect, test } from 'vitest'
import { withProblemText } from '../../tests/support/problem-texts.ts'
import { parseAccount, parseAgency } from './bank-account.ts'

describe('parseAgency', () => {
  test.each([
    ['1', '1'],
    ['1234', '1234'],
    ['12345', '12345'],
    ['1234-5', '1234-5'],
    ['1234 x', '1234-X'],
    ['1.234-5', '1234-5'],
    [' 1234 - 5 ', '1234-5'],
    ['0010', '0010'],
  ])('reads %j', (raw, value) => expect(parseAgency(raw)).toEqual({ value }))

  test.each([
    ['', 'Digite a agência'],
    ['Centro', 'A agência tem só números. Tire as letras.'],
    ['123456', 'Agência tem até 5 números; você digitou 6'],
    ['1234-56', 'A agência não está no formato certo. Digite como 1234 ou 1234-5'],
    ['0000', 'Essa agência não existe. Confira os números.'],
  ])('refuses %j', (raw, problem) => expect(withProblemText(parseAgency(raw))).toEqual({ problem }))
})

describe('parseAccount', () => {
  test.each([
    ['12345-6', '12345-6'],
    ['123456', '12345-6'],
    ['12.345-x', '12345-X'],
    ['10', '1-0'],
    ['1000-0', '1000-0'],
    ['123456789012-3', '123456789012-3'],
    ['013 00012345-6', '01300012345-6'],
  ])('reads %j', (raw, value) => expect(parseAccount(raw)).toEqual({ value }))

  test.each([
    ['', 'Digite a conta com o dígito'],
    ['5', 'Falta um pedaço da conta. Digite com o dígito, como 12345-6'],
    ['12345678901234', 'Conta com dígito tem até 13 números; você digitou 14'],
    ['minha conta', 'A conta tem só números; o dígito pode ser X. Tire as outras letras.'],
    ['1X345', 'Só o último dígito da conta pode ser X. Confira a conta.'],
    ['0000-0', 'Essa conta não existe. Confira os números.'],
  ])('refuses %j', (raw, problem) => expect(withProblemText(parseAccount(raw))).toEqual({ problem }))
})
