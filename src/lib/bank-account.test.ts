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
    ['1234–5', '1234-5'],
    ['1234 dígito x', '1234-X'],
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
    ['1234567890123-4', '1234567890123-4'],
    ['013 00012345-6', '01300012345-6'],
    ['12345–6', '12345-6'],
    ['12345—6', '12345-6'],
    ['12.345,6', '12345-6'],
    ['12345/6', '12345-6'],
    ['c/c 12345 dígito 6', '12345-6'],
    ['conta corrente nº 12345 dv: p', '12345-P'],
    ['1 2 3 4 5 6', '12345-6'],
  ])('reads %j', (raw, value) => expect(parseAccount(raw)).toEqual({ value }))

  test.each([
    ['', 'Digite a conta com o dígito'],
    ['5', 'Falta um pedaço da conta. Digite com o dígito, como 12345-6'],
    ['123456789012345', 'A conta tem até 13 números antes do dígito; você digitou 14'],
    ['minha conta', 'A conta tem só números; o dígito pode ser X ou P. Tire as outras letras.'],
    ['1X345', 'Só o último dígito da conta pode ser letra. Confira a conta.'],
    ['0000-0', 'Essa conta não existe. Confira os números.'],
  ])('refuses %j', (raw, problem) => expect(withProblemText(parseAccount(raw))).toEqual({ problem }))
})

const CAIXA_KIND =
  'Na Caixa, a operação vem antes da conta: 001 é corrente, 013 é poupança. Digite como 013 12345678-9. Se a conta é nova, digite os 12 números e o dígito.'

describe('parseAccount at a bank', () => {
  test.each([
    ['001', '12345678-x', '12345678-X'],
    ['001', '551.012.345.678-9', null],
    ['237', '100056-P', '100056-P'],
    ['237', '100056 dígito p', '100056-P'],
    ['341', '21016-3', '21016-3'],
    ['033', '1017417-9', '1017417-9'],
    ['041', '35.850767.0-6', '358507670-6'],
    ['104', '013 00012345-6', '01300012345-6'],
    ['104', '013.12345-6', '01300012345-6'],
    ['104', 'op. 013 conta 12345-6', '01300012345-6'],
    ['104', '001/12345-6', '00100012345-6'],
    ['104', '001000123456', '00100012345-6'],
    ['104', '000584012345-6', '000584012345-6'],
    ['104', '584012345-6', '584012345-6'],
    ['104', '3701 000584012345-6', '3701000584012345-6'],
    ['104', '1288.584012345-6', '1288000584012345-6'],
    ['104', '37010005840123456', '3701000584012345-6'],
    ['104', '001 000584012345-6', null],
    ['104', '3701 0005840123456-7', null],
    ['077', '12345-X', '12345-X'],
  ])('%s reads %j as %j (D134)', (bank, raw, value) =>
    value === null
      ? expect(parseAccount(raw, bank)).toHaveProperty('problem')
      : expect(parseAccount(raw, bank)).toEqual({ value }),
  )

  test.each([
    ['001', '12345-P', 'Banco do Brasil: a conta não termina nessa letra. Confira o dígito.'],
    ['237', '12345-X', 'Bradesco: a conta não termina nessa letra. Confira o dígito.'],
    ['237', '12345678-0', 'Bradesco: a conta tem até 7 números antes do dígito; você digitou 8'],
    ['341', '123456-7', 'Itaú: a conta tem até 5 números antes do dígito; você digitou 6'],
    [
      '033',
      '12345-6',
      'Santander: a conta tem 8 números antes do dígito, e aqui há 5. Digite todos, também os do começo.',
    ],
    ['104', '12345-6', CAIXA_KIND],
    ['104', '00012345-6', CAIXA_KIND],
    ['104', '013 12345-X', 'Caixa: a conta não termina nessa letra. Confira o dígito.'],
  ])('%s refuses %j (D134)', (bank, raw, problem) =>
    expect(withProblemText(parseAccount(raw, bank))).toEqual({ problem }),
  )
})
