/** The chat says what a plan costs in all, which one costs least over months, and what leaving early costs. */
import { describe, expect, it } from 'vitest'
import { answerWholeCost } from '../../src/conversation/plan-costs.ts'
import { askedOf } from '../../src/conversation/topic-answers.ts'
import { journeyServer } from '../support/journey-test-setup.ts'
import { openChatInTab } from '../support/chat-in-simulated-tab.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

/** A talk at the question about the plan or, if one is given, at the name after it was chosen. */
async function talkWith(sku?: string) {
  const { visit, talk } = await (sku === undefined
    ? talkAt(journeys(), 'planos')
    : talkAt(journeys(), 'nome', { planos: { idPlan: `plan-${sku}` } }))
  return { visit, talk, ask: async (message: string) => plain(await talk.say(message)) }
}

describe('the whole cost (D136)', () => {
  it('is that of the plan that is chosen, with and without direct debit', async () => {
    const { ask } = await talkWith('d500a')
    const told = await ask('qual o total em 12 e em 24 meses?')
    expect(told).toContain(
      'O 500 Mega soma R$ 719,88 em 12 meses e R$ 2.639,76 em 24 meses com débito automático; sem débito, R$ 839,88 e R$ 2.759,76.',
    )
    expect(told).toContain('São 12 meses a R$ 59,99; depois, R$ 159,99 por mês.')
    expect(told).not.toContain('eu não sei responder')
  })

  const sums = [
    ['e em 13 meses, qual o total do 500?', 'O 500 Mega soma R$ 879,87 em 13 meses com débito automático'],
    ['qual o custo total?', '300 Mega, R$ 599,88 em 12 meses e R$ 2.279,76 em 24 meses; 500 Mega, R$ 719,88'],
    [
      '500 e 700, qual o custo total em 24 meses?',
      '500 Mega, R$ 2.639,76 em 24 meses; 700 Mega, R$ 3.359,76 em 24 meses',
    ],
    ['quanto dá o 300 em 1 ano e em 2 anos?', 'O 300 Mega soma R$ 599,88 em 12 meses e R$ 2.279,76 em 24'],
  ] as const
  it.each(rowsToRun(sums, 2))(
    'answers “%s” at the plan question, and records nothing',
    async (message, answer) => {
      const { visit, ask } = await talkWith()
      expect(await ask(message)).toContain(answer)
      expect(visit.position()).toBe('planos')
    },
  )

  it('says first that no plan has what is wished to watch, where none has', async () => {
    const { visit } = await talkWith()
    const order = visit.order()
    const plans =
      order.facts.coverage?.plans.filter(({ subscriptions }) => !subscriptions.includes('MAX')) ?? []
    const said = 'com hbo max, qual o mais barato em 2 anos?'
    const asked = { ...askedOf(visit.state(), said), mind: null, named: [] }
    const { text } = answerWholeCost({ ...asked, plans })
    expect(plain(text)).toMatch(
      /^Nenhum plano deste endereço tem HBO Max\. O que chega mais perto: O mais barato em 24 meses é o 300 Mega/,
    )
    const all = answerWholeCost(asked)
    expect(plain(all.text)).toMatch(/^O mais barato em 24 meses com HBO Max/)
  })

  it('“qual o mais barato em 24 meses?” is answered by the plan with the smallest sum, and a button takes it', async () => {
    const { visit, talk, ask } = await talkWith()
    const message = 'qual o mais barato em 24 meses?'
    expect(await ask(message)).toContain(
      'O mais barato em 24 meses é o 300 Mega: R$ 2.279,76 com débito automático; sem débito, R$ 2.399,76.',
    )
    await talk.press('Quero o 300 Mega')
    expect(visit.order().answers.planos?.values).toEqual({ idPlan: 'plan-d300a' })
  })

  it.each(rowsToRun(['quero o que sai mais em conta em 2 anos', 'o mais barato em dois anos'], 1))(
    '“%s”, which asks nothing, proposes that plan (D152)',
    async (message) => {
      const { visit, talk, ask } = await talkWith()
      expect(await ask(message)).toContain('300 Mega')
      expect(visit.order().answers.planos).toBeUndefined()
      await talk.say('sim')
      expect(visit.order().answers.planos?.values).toEqual({ idPlan: 'plan-d300a' })
    },
  )

  it('the cheapest over months for a household is one that suffices for it', async () => {
    const { ask } = await talkWith()
    expect(await ask('qual o mais barato em dois anos para quatro pessoas?')).toContain(
      'O mais barato em 24 meses que dá conta de 4 pessoas é o 500 Mega: R$ 2.639,76',
    )
  })

  const watching = [
    [
      'e com um streaming incluso, qual sai mais barato em dois anos?',
      'O mais barato em 24 meses com streaming é o 500 Mega HBO Max: R$ 3.239,76',
    ],
    // a plan that one message describes in full is proposed (D152)
    ['somos 3 e queremos globoplay, o mais barato em dois anos?', 'Você quer o 700 Mega Globoplay. É isso?'],
  ] as const
  it.each(watching)(
    '“%s” counts only plans with what is watched, and asks for no other part',
    async (message, answer) => {
      const { visit, ask } = await talkWith()
      const told = await ask(message)
      expect(told).toContain(answer)
      expect(told).not.toMatch(/falta uma parte/i)
      expect(visit.order().answers.planos).toBeUndefined()
    },
  )

  it('two answers in one message have each button once', async () => {
    const { talk, ask } = await talkWith()
    await ask('Somos 3 pessoas, vemos streaming e estudamos. Qual plano sai mais barato em dois anos?')
    expect(talk.buttons()).toContain('Quero o 300 Mega')
    expect(new Set(talk.buttons()).size).toBe(talk.buttons().length)
  })

  it('says what the next plan up costs more after the promotion, too', async () => {
    const { ask } = await talkWith()
    expect(await ask('somos 3 em casa, qual plano?')).toContain(
      'vale o 500 Mega, por mais R$ 10,00 por mês nos primeiros 12 meses e mais R$ 20,00 depois.',
    )
  })

  it('months in other questions are no sums', async () => {
    const { ask } = await talkWith('d500a')
    expect(await ask('e depois dos 12 meses?')).not.toContain('soma')
    expect(await ask('tem 12 meses de fidelidade?')).not.toContain('soma')
  })
})

describe('loyalty before it binds (D136, D127)', () => {
  const leaving = [
    [
      'd600c',
      'se eu sair em 6 meses quanto pago?',
      'O 700 Mega HBO Max tem fidelidade de 12 meses: se você sair depois de 6 meses, são R$ 719,94 em mensalidades com débito automático (R$ 779,94 sem), e pode haver multa proporcional aos 6 meses que faltam. O contrato não diz um valor em reais.',
    ],
    [
      'd600c',
      'e se eu cancelar com 14 meses, quanto pago?',
      'A fidelidade do 700 Mega HBO Max é de 12 meses: se você sair depois de 14 meses, são R$ 1.799,86 em mensalidades com débito automático (R$ 1.919,86 sem), e não há multa por cancelar.',
    ],
    [
      'd500a',
      'se eu sair em 6 meses quanto pago?',
      'O 500 Mega não tem fidelidade: se você sair depois de 6 meses, são R$ 359,94 em mensalidades com débito automático (R$ 419,94 sem), e não há multa por cancelar.',
    ],
  ] as const
  it.each(rowsToRun(leaving, 2))(
    'says what leaving costs for the plan that is chosen: %s, “%s”',
    async (sku, message, answer) => {
      const { ask } = await talkWith(sku)
      expect(await ask(message)).toContain(answer)
    },
  )

  it('is told in general where no plan is chosen', async () => {
    const { ask } = await talkWith()
    expect(await ask('se eu sair em 6 meses quanto pago?')).toContain(
      'Só os planos com fidelidade têm multa: 500 Mega HBO Max, 700 Mega Paramount+',
    )
    expect(await ask('se eu sair do 700 com hbo max em 3 meses quanto pago?')).toContain(
      'aos 9 meses que faltam',
    )
  })

  const WITH_STREAMING =
    /^Não: todos os planos com streaming têm fidelidade de 12 meses\. Sem fidelidade há os só de internet: 300 Mega, 500 Mega, 700 Mega e 1 Giga\./

  const bound = [
    ['quero streaming sem ficar preso', WITH_STREAMING],
    ['tem globoplay sem fidelidade?', WITH_STREAMING],
    ['o streaming tem fidelidade?', /^Sim: todos os planos com streaming têm fidelidade de 12 meses\./],
    ['tem plano sem fidelidade?', /^Sim: 300 Mega, 500 Mega, .+ não têm fidelidade\./],
  ] as const
  it.each(rowsToRun(bound, 2))(
    'says yes or no first where no plan is chosen: “%s”',
    async (message, answer) => {
      const { ask } = await talkWith()
      expect(await ask(message)).toMatch(answer)
    },
  )

  const ofStreaming = [
    ['com streaming tem fidelidade?', /^Sim: todos os planos com streaming/],
    ['tem fidelidade?', /^Não, o 500 Mega não tem fidelidade\./],
  ] as const
  it.each(rowsToRun(ofStreaming, 1))(
    'of streaming it is not answered with the chosen plan, which has none: “%s”',
    async (message, answer) => {
      const { ask } = await talkWith('d500a')
      expect(await ask(message)).toMatch(answer)
    },
  )

  it('is said of streaming before the plans are known', async () => {
    const talk = await openChatInTab(journeys().open({ mode: 'chat', step: null }))
    expect(plain(await talk.say('tem streaming sem fidelidade?'))).toMatch(
      /^Não: todos os planos com streaming têm fidelidade de 12 meses\. Quem cancela antes/,
    )
  })

  it('stands in the bubble of a plan that has it, and in no other', async () => {
    const bound = await talkWith('d600c')
    expect(plain(bound.talk.texts().join(' '))).toContain(
      '700 Mega HBO Max, R$ 119,99 por mês com débito automático, por 12 meses; depois R$ 179,99; fidelidade de 12 meses',
    )
    const free = await talkWith('d600a')
    expect(plain(free.talk.texts().join(' '))).not.toContain('fidelidade')
  })
})
