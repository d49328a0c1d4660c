import { describe, expect, it } from 'vitest'
import { readBankInfo } from './validate-bank-account.ts'

const banks = ['237', '001', '341', '104', '077'].map((code) => ({ id: `bank ${code}`, code, name: '' }))

const read = (bank: string, agency: string, account_number: string) =>
  readBankInfo({ bank, agency, account_number }, banks)

describe('a bank account (D30)', () => {
  it.each([
    ['001', '1584', '210169-6', '210169-6'],
    ['bank 001', '1584-9', '2101696', '210169-6'],
    ['001', '1584', '000210169-6', '000210169-6'],
    ['077', '0001', '12345-6', '12345-6'],
    ['077', '1', '12345-X', '12345-X'],
    ['341', '0123-4', '21016-3', '21016-3'],
    ['341', '123', '21016-3', '21016-3'],
    ['104', '2004', '001 448-6', '00100000448-6'],
    ['104', '2004', '3701 584012345-1', '3701000584012345-1'],
  ])('%s, %s, %s is stored with its bank’s code', (bank, agency, account, stored) => {
    expect(read(bank, agency, account)).toEqual({
      bank: bank.replace('bank ', ''),
      agency,
      account_number: stored,
    })
  })

  it('has the digit its bank gives it, but at the first bank of the list and those that publish none', () => {
    const wrong = 'O dígito não confere com a conta. Confira agência, conta e dígito.'
    expect(() => read('001', '1584', '210169-7')).toThrow(wrong)
    expect(() => read('341', '0124', '21016-3')).toThrow(wrong)
    expect(read('237', '1584', '210169-7').bank).toBe('237')
    expect(read('077', '1584', '210169-7').bank).toBe('077')
  })

  it.each<[string, string, () => unknown]>([
    ['bank', 'Escolha o seu banco', () => readBankInfo(undefined, banks)],
    ['bank', 'Escolha o seu banco', () => read('999', '1', '12-3')],
    ['agency', 'Digite a agência', () => read('077', '', '12-3')],
    ['account_number', 'Digite a conta com o dígito', () => read('077', '1', '')],
    [
      'account_number',
      'O dígito não confere com a conta. Confira agência, conta e dígito.',
      () => read('001', '1584', '210169-7'),
    ],
  ])('is refused at %s: %s', (field, message, wrong) => {
    expect(wrong).toThrow(expect.objectContaining({ message, more: { field } }))
  })
})
