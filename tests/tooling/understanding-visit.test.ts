import { beforeAll, describe, expect, it } from 'vitest'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'
import { read } from '../../src/understanding/read.ts'

// a Friday; mornings and afternoons are free from 23 November to 19 December but for Sundays
const TODAY = '2026-11-20'
const at = (step: string) => situationAt(step, TODAY)
const visitOf = (text: string) => read(text, at('data-instalacao')).answers['data-instalacao']

beforeAll(loadJourneys)

describe('the day of the visit', () => {
  it.each([
    ['segunda de manhã', '23/11/2026', 'manha'],
    ['24/11 tarde', '24/11/2026', 'tarde'],
    ['tarde, dia 10 de dezembro', '10/12/2026', 'tarde'],
    ['quarta às 14h', '25/11/2026', 'tarde'],
    ['quinta depois do almoço', '26/11/2026', 'tarde'],
    ['dia 24 não, 27 de tarde', '27/11/2026', 'tarde'],
    ['segunda de manhã, quer dizer, de tarde', '23/11/2026', 'tarde'],
    ['terça de manhã, errei, quarta de tarde', '25/11/2026', 'tarde'],
    ['dia 28 a tarde, q é sabado e eu to em casa', '28/11/2026', 'tarde'],
    ['pego a chave dia 3. marca dia 4 de manhã', '04/12/2026', 'manha'],
  ])('is taken with its part of the day: %j (D152)', (text, date, period) =>
    expect(visitOf(text)).toEqual({ date, period }),
  )

  it('has a second choice', () =>
    expect(visitOf('segunda de manhã ou terça à tarde')).toEqual({
      date: '23/11/2026',
      period: 'manha',
      date2: '24/11/2026',
      period2: 'tarde',
    }))

  it.each([
    ['terça', 'part', { date: '24/11/2026' }],
    ['de manhã', 'part', { period: 'manha' }],
    ['sexta à noite', 'part', { date: '27/11/2026' }],
    ['domingo de manhã', 'unavailable', { date: '22/11/2026', period: 'manha' }],
    ['o quanto antes', 'guess', { date: '23/11/2026', period: 'manha' }],
    ['qualquer dia menos segunda, de tarde', 'guess', { date: '24/11/2026', period: 'tarde' }],
    ['sexta que vem à tarde', 'guess', { date: '27/11/2026', period: 'tarde' }],
  ])('is asked about: %j', (text, why, values) =>
    expect(read(text, at('data-instalacao'))).toMatchObject({ answers: {}, doubts: [{ why, values }] }),
  )

  it.each(['mês que vem troco o telefone', 'dia 24 minha mãe chega de viagem'])('is not %j', (text) =>
    expect(visitOf(text)).toBeUndefined(),
  )

  it('keeps its other part when one is changed at the review (D131)', () => {
    const answersTo = (text: string) => read(text, at('confirmacao')).answers['data-instalacao']
    expect(answersTo('muda a visita pra tarde')).toEqual({ date: '23/11/2026', period: 'tarde' })
    expect(answersTo('põe na quarta')).toEqual({ date: '25/11/2026', period: 'manha' })
  })

  it('is refused at once at the review if it cannot be had', () => {
    const { answers, doubts } = read('domingo', at('confirmacao'))
    expect(answers).toEqual({})
    expect(doubts).toMatchObject([{ step: 'data-instalacao', why: 'unavailable', or: [{}, {}, {}] }])
  })
})
