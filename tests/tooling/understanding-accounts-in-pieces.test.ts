/** A bank account is never completed by what was not told: its check digit, its kind, a piece of another message (D134). */
import { beforeAll, describe, expect, test } from 'vitest'
import { readAsChat } from '../../scripts/understand/read-message-as-chat.ts'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'
import type { Values } from '../../src/funnel/step-and-journey-types.ts'
import type { Situation } from '../../src/understanding/reading-types.ts'

beforeAll(loadJourneys)

const at = (draft: Values = {}): Situation => ({ ...situationAt('conta-debito', '2026-11-20'), draft })
const accountIn = (text: string, draft?: Values) => {
  const { answers, doubts } = readAsChat(text, at(draft))
  return { recorded: answers['conta-debito'], asked: doubts.find(({ step }) => step === 'conta-debito') }
}

describe('an account without its check digit', () => {
  test.each([
    ['banestes ag 0104 conta 12.345.678', '12345678'],
    ['inter ag 0001 conta 1234567', '1234567'],
    ['sicoob 3045 conta 98765', '98765'],
    ['banco do nordeste agência 016 conta 123456', '123456'],
    ['c6, agência 0001, conta corrente 2345678', '2345678'],
    ['itaú ag 0987 conta 123456', '123456'],
  ])('is proposed with all of its digits, and none is its check digit: %j (D134)', (text, account_number) => {
    const { recorded, asked } = accountIn(text)
    expect(recorded).toBeUndefined()
    expect(asked).toMatchObject({ why: 'confirm', values: { account_number } })
  })

  test.each([
    ['dígito 6', '12345-6'],
    ['digito é 6', '12345-6'],
    ['o dv é 6', '12345-6'],
    ['é o dígito 6 mesmo', '12345-6'],
    ['o dígito da conta é x', '12345-X'],
  ])('gets it from a later message: %j (D134)', (text, account_number) => {
    const { recorded, asked } = accountIn(text, { bank: '341', agency: '0987', account_number: '12345' })
    expect((recorded ?? asked?.values)?.account_number).toBe(account_number)
  })

  test.each([
    ['agencia 0987', { bank: '341', account_number: '12345' }],
    ['0987', { bank: '341', account_number: '12345' }],
    ['a conta é 12345', { bank: '341', agency: '0987' }],
    ['banco itaú', { agency: '0987', account_number: '12345' }],
  ])('is not completed by the last of its pieces: %j after %j (D134)', (text, draft) => {
    const { recorded, asked } = accountIn(text, draft)
    expect(recorded).toBeUndefined()
    expect(asked?.values).toEqual({ bank: '341', agency: '0987', account_number: '12345' })
  })
})

describe('the pieces of an account', () => {
  test.each([
    ['conta: 56789-0', { agency: '1234' }, { agency: '1234', account_number: '56789-0' }],
    ['0512', { bank: '237' }, { bank: '237', agency: '0512' }],
    ['agencia 0512', { bank: '237', account_number: '12345-P' }, null],
    ['1234-5', { bank: '001' }, { bank: '001', agency: '1234-5' }],
  ])('are kept: %j after %j (D134)', (text, draft, values) => {
    const { recorded, asked } = accountIn(text, draft)
    if (values) expect(asked).toMatchObject({ why: 'part', values })
    else expect(recorded).toEqual({ bank: '237', agency: '0512', account_number: '12345-P' })
  })

  test.each([
    ['caixa tem 3880 1288 000912345678-1', '3880', '1288000912345678-1'],
    ['caixa 0238 001 00023456-7', '0238', '00100023456-7'],
    ['CEF 0689 / 013 / 00045678-9', '0689', '01300045678-9'],
    ['caixa 1578 op 013 12345-6', '1578', '01300012345-6'],
  ])('of Caixa are told apart by their places: %j (D134)', (text, agency, account_number) => {
    const { recorded, asked } = accountIn(text)
    expect(recorded).toBeUndefined()
    expect(asked).toMatchObject({ why: 'confirm', values: { bank: '104', agency, account_number } })
  })

  test.each(['Sicredi coop 0718 posto 05 conta 12345-6', 'sicredi ag 0718 posto 12, conta 54321-0'])(
    'that have no field are asked about: %j (D134)',
    (text) => {
      expect(accountIn(text).recorded).toBeUndefined()
      expect(accountIn(text).asked).toMatchObject({ why: 'confirm' })
    },
  )

  test.each([
    'itau ag 0987 cc 12345-6',
    'Bradesco 2378-9 / 0098765-4',
    'banco inter ag 0001-9 conta 1234567-8',
    'sicredi 748 ag 0101 conta 54321-0',
    'bradesco agencia 1234 conta 56789 digito p',
    'Nubank agencia 1 conta 87654321-0',
  ])('all told are recorded: %j', (text) => {
    expect(Object.keys(accountIn(text).recorded ?? {})).toHaveLength(3)
  })
})
