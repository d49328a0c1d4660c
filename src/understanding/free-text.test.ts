import { describe, expect, test } from 'vitest'
import {
  anotherDocumentFrom,
  confirmationFrom,
  dayFrom,
  directDebitFrom,
  optionFrom,
  sameAddressFrom,
  wayOutFrom,
} from './free-text.ts'

describe('dayFrom', () => {
  test.each([
    ['10', '10'],
    ['dia 10', '10'],
    ['Dia 10, por favor', '10'],
    ['no dia 5', '5'],
    ['prefiro o dia 20', '20'],
    ['todo dia 15', '15'],
    ['05', '5'],
    ['1º', '1'],
    ['dia primeiro', '1'],
    ['dez', '10'],
    ['vinte e cinco', '25'],
    ['vencimento dia 5', '5'],
    ['dia 7', '7'],
    ['todo dia doze', '12'],
    ['dia 30 de cada mês', '30'],
    ['trinta e um', '31'],
    ['32', null],
    ['dia 0', null],
    ['10/05', null],
    ['100', null],
    ['tanto faz', null],
    ['', null],
  ])('%j → %j', (text, value) => expect(dayFrom(text)).toBe(value))
})

describe('directDebitFrom', () => {
  test.each([
    ['sim', 'true'],
    ['Quero!', 'true'],
    ['débito', 'true'],
    ['débito automático', 'true'],
    ['quero com débito automático', 'true'],
    ['sim, com débito automático', 'true'],
    ['não', 'false'],
    ['boleto', 'false'],
    ['prefiro pagar boleto', 'false'],
    ['pix', 'false'],
    ['Não, prefiro pagar a fatura', 'false'],
    ['sem débito', 'false'],
    ['não quero débito automático', 'false'],
    ['débito não', 'false'],
    ['s', 'true'],
    ['N', 'false'],
    ['cartão', null],
    ['débito ou boleto?', null],
    ['talvez', null],
    ['', null],
  ])('%j → %j', (text, value) => expect(directDebitFrom(text)).toBe(value))
})

describe('confirmationFrom', () => {
  test.each([
    ['sim', true],
    ['Confirmar', true],
    ['confirmar pedido', true],
    ['Confirmo o pedido', true],
    ['pode confirmar', true],
    ['sim, tudo certo', true],
    ['não', false],
    ['não confirmar', null],
    ['quanto fica?', null],
    ['', null],
  ])('%j → %j', (text, value) => expect(confirmationFrom(text)).toBe(value))
})

describe('wayOutFrom', () => {
  test.each([
    ['outro endereço', 'elsewhere'],
    ['Quero consultar outro CEP', 'elsewhere'],
    ['não quero ser avisada', 'withdraw'],
    ['não precisa avisar', 'withdraw'],
    ['não', null],
    ['quero ser avisado', null],
    ['', null],
  ])('%j → %j', (text, value) => expect(wayOutFrom(text)).toBe(value))
})

describe('optionFrom', () => {
  const banks = [
    { value: '341', label: 'Itaú Unibanco' },
    { value: '001', label: 'Banco do Brasil' },
    { value: '104', label: 'Caixa Econômica Federal' },
    { value: '077', label: 'Banco Inter' },
    { value: '336', label: 'C6 Bank' },
  ]
  test.each([
    ['itau', '341'],
    ['Itaú', '341'],
    ['341', '341'],
    ['banco do brasil', '001'],
    ['brasil', '001'],
    ['caixa', '104'],
    ['inter', '077'],
    ['C6 bank', '336'],
    ['banco', null],
    ['do', null],
    ['Nubank', null],
    ['', null],
  ])('%j → %j', (text, value) => expect(optionFrom(text, banks)).toBe(value))

  test('two equal labels are no answer', () => {
    const twins = [
      { value: 'a', label: 'Apto' },
      { value: 'b', label: 'Apto' },
    ]
    expect(optionFrom('apto', twins)).toBeNull()
  })
})

describe('sameAddressFrom', () => {
  test.each([
    ['sim', 'true'],
    ['é aqui mesmo', 'true'],
    ['neste', 'true'],
    ['ainda moro aqui', 'true'],
    ['não', 'false'],
    ['outro endereço', 'false'],
    ['não, vou me mudar', 'false'],
    ['mudei de casa', 'false'],
    ['não moro mais lá', 'false'],
    ['talvez', null],
    ['', null],
  ])('%j → %j', (text, value) => expect(sameAddressFrom(text)).toBe(value))
})

describe('anotherDocumentFrom', () => {
  test.each([
    ['outro CPF', ''],
    ['quero tentar outro', ''],
    ['tentar de novo', ''],
    ['300.000.006-20', '300.000.006-20'],
    ['tenta o 30000000620', 'tenta o 30000000620'],
    ['que pena', null],
    ['123', null],
  ])('%j → %j', (text, value) => expect(anotherDocumentFrom(text)).toBe(value))
})
