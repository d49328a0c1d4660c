/** How the chat reads messages at an optional question with free text. */
import * as z from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'
import { readInContext } from '../../src/conversation/message-handlers/read-message-in-context.ts'
import { field } from '../../src/funnel/field-schemas.ts'
import { addSteps } from '../../src/funnel/journey-registry.ts'
import type { Step } from '../../src/funnel/step-and-journey-types.ts'
import { withFreeTextAnswer } from '../../src/conversation/message-handlers/free-text-answer.ts'
import { read } from '../../src/understanding/read-message.ts'
import type { Situation } from '../../src/understanding/reading-types.ts'

const apelido: Step = {
  id: 'apelido',
  kind: 'question',
  view: 'text',
  fields: [{ name: 'nickname', kind: 'text', optional: true }],
  schema: () =>
    z.object({
      nickname: field((raw) => {
        const value = raw.replace(/^(?:o )?meu apelido é /i, '').trim()
        return value.length <= 20 ? { value } : { problem: 'texto-longo', most: 20 }
      }),
    }),
  applies: () => true,
  isDone: (order) => order.answers.apelido !== undefined,
}

let situation: Situation
beforeAll(async () => {
  await loadJourneys()
  addSteps('standard', [apelido])
  situation = { ...situationAt('telefone', '2026-11-20'), step: 'apelido', choice: undefined }
})

describe('a question for free text', () => {
  it.each([
    ['meu apelido é Zé, e meu zap é 11 98765-4321', 'Zé'],
    ['meu zap é 11 98765-4321 e meu apelido é Zé', 'Zé'],
    ['Zé. meu celular é (11) 98765-4321', 'Zé'],
    ['meu zap é 11 98765-4321', undefined],
  ])('leaves the telephone to its question: %s (D122)', (text, nickname) => {
    const { answers } = readInContext(text, situation)
    expect(answers.telefone).toEqual({ phone: '11987654321' })
    expect(answers.apelido?.nickname).toBe(nickname)
  })

  it.each([
    ['Zé e quero pagar no débito', 'Zé', 'true'],
    ['prefiro boleto e meu apelido é Zé', 'Zé', 'false'],
    ['Zé e Duda e quero pagar no débito', 'Zé e Duda', 'true'],
    ['não sei, e prefiro boleto', '', 'false'],
    ['quero pagar no débito e não por boleto', undefined, 'true'],
  ])('is divided at "e" from another answer: %s (D122)', (text, nickname, debit) => {
    const { answers } = readInContext(text, situation)
    expect(answers['ativar-debito']).toEqual({ direct_debit: debit })
    expect(answers.apelido?.nickname).toBe(nickname)
  })

  it.each([
    'não',
    'Não sei.',
    'sei lá',
    'tanto faz',
    'prefiro não informar',
    'não quero dizer',
    'Não, obrigado! Prefiro não falar sobre isso',
    'não quero dizer meu apelido',
  ])('is skipped by a refusal: %s (D122)', (text) => {
    for (const { answers, facts } of [
      readInContext(text, situation),
      withFreeTextAnswer(read(text, situation), text, situation),
    ])
      expect({ answers, facts }).toEqual({ answers: { apelido: { nickname: '' } }, facts: [] })
  })

  it.each(['não sei costurar', 'nada consta', 'acho estranho'])('is asked about: %s (D122)', (text) => {
    const doubt = { step: 'apelido', values: { nickname: text }, why: 'confirm' }
    expect(readInContext(text, situation)).toMatchObject({ answers: {}, doubts: [doubt] })
  })

  it.each([
    ['oi', undefined],
    ['bom dia!', undefined],
    ['que saco', undefined],
    ['Oi! Zé, obrigado', 'Zé'],
  ])('is not answered by small talk: %s (D122)', (text, nickname) => {
    for (const { answers } of [
      readInContext(text, situation),
      withFreeTextAnswer(read(text, situation), text, situation),
    ])
      expect(answers.apelido?.nickname).toBe(nickname)
  })

  it.each(['pular', 'posso pular essa?', 'prefiro em branco'])('is skipped on request: %s (D122)', (text) => {
    const { answers, facts } = readInContext(text, situation)
    expect(answers).toEqual({ apelido: { nickname: '' } })
    expect(facts).toEqual([])
  })

  it('says "Esta não dá para pular" only where it is true (D122)', () => {
    expect(readInContext('posso pular essa?', { ...situation, step: 'telefone' }).facts).toEqual(['pular'])
  })

  it.each(['sim', 'Ok!', 'pode ser'])('is not answered by a mere yes: %s (D122)', (text) => {
    expect(readInContext(text, situation).answers).toEqual({})
    expect(withFreeTextAnswer(read(text, situation), text, situation).answers).toEqual({})
  })

  it.each([
    ['meu apelido é Zé', 'Zé'],
    ['Ana Clara', 'Ana Clara'],
  ])('is read by its own parser: %s (D122)', (text, nickname) => {
    const { answers, doubts } = withFreeTextAnswer(read(text, situation), text, situation)
    expect([answers, doubts]).toEqual([{ apelido: { nickname } }, []])
  })
})
