import { beforeAll, describe, expect, it } from 'vitest'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'
import type { Doubt } from '../../src/understanding/reading.ts'
import { read } from '../../src/understanding/read.ts'

const TODAY = '2026-11-20'
const at = (step: string) => situationAt(step, TODAY)
const answerTo = (step: string, text: string) => read(text, at(step)).answers[step]

beforeAll(loadJourneys)

describe('a due day', () => {
  it.each([
    ['dia 10', '10'],
    ['dia primeiro', '1'],
    ['5 não, 10', '10'],
    ['10 pq recebo dia 5', '10'],
    ['a luz já vence dia 10, põe dia 15', '15'],
  ])('is taken if it is on offer and named once: %j (D152)', (text, due_date) =>
    expect(answerTo('data-de-vencimento', text)).toEqual({ due_date }),
  )

  it.each([
    ['dia 12', 'unavailable', ['10', '15']],
    ['dia 30', 'unavailable', ['25', '1']],
    ['5 ou 10', 'either', ['5', '10']],
    ['começo do mês', 'either', ['1', '5']],
  ])('is one of the nearest two: %j', (text, why, days) =>
    expect(read(text, at('data-de-vencimento'))).toMatchObject({
      answers: {},
      doubts: [{ why, or: days.map((due_date) => ({ due_date })) }],
    }),
  )

  it.each(['10 reais', 'meu aluguel vence dia 10', 'apto 15'])('is not %j', (text) =>
    expect(answerTo('data-de-vencimento', text)).toBeUndefined(),
  )
})

describe('the way to pay', () => {
  it.each([
    ['sim, quanto fica?', 'true'],
    ['no débito', 'true'],
    ['detesto débito, mas se sai dez a menos, vai', 'true'],
    ['odeio débito automático mas se fica mais barato então tá', 'true'],
    ['já falei que não quero débito', 'false'],
    ['não quero débito, aliás, quero sim', 'true'],
    ['boleto', 'false'],
    ['boleto ou pix', 'false'],
    ['débito jamais, tive problema no banco', 'false'],
    ['deixa sem por enquanto, depois eu ativo', 'false'],
  ])('is told in plain words: %j (D152)', (text, direct_debit) =>
    expect(answerTo('ativar-debito', text)).toEqual({ direct_debit }),
  )

  it.each(['débito ou boleto', 'sim e não', 'só se o desconto for pra sempre', 'posso decidir depois?'])(
    'is left open: %j',
    (text) => expect(answerTo('ativar-debito', text)).toBeUndefined(),
  )

  it('is changed where the account is asked (D154)', () =>
    expect(read('ah não, boleto', at('conta-debito')).answers).toEqual({
      'ativar-debito': { direct_debit: 'false' },
    }))
})

describe('an account', () => {
  it.each([
    ['itau ag 1234 cc 12345-6', '341', '1234', '12345-6'],
    ['077 0001 12345-6', '077', '0001', '12345-6'],
    ['BB, 1605-5, 240917-8', '001', '1605-5', '240917-8'],
    ['conta: 12345-6 agencia: 1234 banco: itau', '341', '1234', '12345-6'],
    ['bb ag 1234-5 c/c 12345-x', '001', '1234-5', '12345-X'],
    ['Santander, agência 3410, conta 01-057832-6', '033', '3410', '01057832-6'],
    ['itau ou nubank? nubank 0001 10293847-5', '260', '0001', '10293847-5'],
  ])('is taken by label or order: %j (D134)', (text, bank, agency, account_number) =>
    expect(answerTo('conta-debito', text)).toEqual({ bank, agency, account_number }),
  )

  it.each([
    ['itaú', 'part', { bank: '341' }],
    ['1234 12345-6', 'part', { agency: '1234', account_number: '12345-6' }],
    ['caixa agencia 0123 conta 4567-8', 'invalid', { bank: '104', agency: '0123', account_number: '4567-8' }],
    ['itau ag 1234 conta 123456', 'confirm', { bank: '341', agency: '1234', account_number: '123456' }],
    ['é da minha mãe: itau ag 1234 cc 12345-6', 'confirm', {}],
    ['inter ag 0001 conta 12345-6 ou 12345-7', 'confirm', {}],
  ])('fills the form with what was said: %j (D134)', (text, why, values) =>
    expect(read(text, at('conta-debito'))).toMatchObject({ answers: {}, doubts: [{ why, values }] }),
  )

  it('is joined from several messages', () => {
    const doubt: Doubt = { step: 'conta-debito', values: { bank: '341', agency: '1234' }, why: 'part' }
    expect(read('conta 12345-6', { ...at('conta-debito'), doubt }).answers).toEqual({
      'conta-debito': { bank: '341', agency: '1234', account_number: '12345-6' },
    })
  })

  it('is changed in part at the review', () =>
    expect(read('a agência é 4321', at('confirmacao')).answers).toEqual({
      'conta-debito': { bank: '341', agency: '4321', account_number: '12345-6' },
    }))
})
