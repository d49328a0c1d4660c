/** How the chat understands days and periods of an installation visit. */
import { beforeAll, describe, expect, test } from 'vitest'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'
import { read } from '../../src/understanding/read-message.ts'

beforeAll(loadJourneys)

test.each([
  ['dia 24, não, dia 28', { date: '28/11/2026' }],
  ['terça, ops, sábado', { date: '28/11/2026' }],
  [
    'terça que vem à tarde, não, sábado(que vem), no primeiro horário',
    { date: '28/11/2026', period: 'manha' },
  ],
])('“%s” asks about the last day of the visit alone (A20)', (text, values) => {
  const { answers, doubts } = read(text, situationAt('data-instalacao', '2026-11-20'))
  expect(answers).toEqual({})
  expect(doubts.map((doubt) => doubt.values)).toEqual([values])
})

describe('a day of the visit', () => {
  test.each([
    ['data-de-vencimento', 'dia 10, sem débito, quinta à tarde'],
    ['data-de-vencimento', 'dia 15, quinta à tarde'],
    ['data-de-vencimento', '20, no boleto, na quinta de tarde'],
    ['ativar-debito', 'boleto, quinta à tarde'],
    ['planos', 'o de 500, boleto, quinta de tarde'],
  ])('at %s, in a list of answers, %j, is not lost', (step, text) => {
    expect(read(text, situationAt(step, '2026-11-20')).answers).toMatchObject({
      'data-instalacao': { date: '26/11/2026', period: 'tarde' },
    })
  })

  test.each(['dia 10, me liga quinta à tarde', 'no boleto, pode me chamar, quinta à tarde'])(
    'is none when somebody is to call: %j',
    (text) => {
      const { answers, doubts } = read(text, situationAt('data-de-vencimento', '2026-11-20'))
      expect([...Object.keys(answers), ...doubts.map(({ step }) => step)]).not.toContain('data-instalacao')
    },
  )

  test.each(['agora está ok', 'agora tá bom', 'agora entendi', 'agora pode confirmar', 'agora sim'])(
    'is not today in %j',
    (text) => {
      const { answers, doubts } = read(text, situationAt('data-instalacao', '2026-11-20'))
      expect({ answers, doubts }).toEqual({ answers: {}, doubts: [] })
    },
  )

  test.each(['agora', 'agora mesmo', 'pode ser agora de manhã', 'hoje à tarde'])('is today in %j', (text) => {
    const { doubts } = read(text, situationAt('data-instalacao', '2026-11-20'))
    expect(doubts).toMatchObject([
      { step: 'data-instalacao', values: { date: '20/11/2026' }, why: 'unavailable' },
    ])
  })
})
