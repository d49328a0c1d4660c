/** How the chat understands days and periods of an installation visit. */
import { beforeAll, expect, test } from 'vitest'
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
