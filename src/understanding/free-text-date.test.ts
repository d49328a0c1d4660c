import { describe, expect, test } from 'vitest'
import type { FreeDate } from '../funnel/types.ts'
import { appointmentFrom } from './free-text-date.ts'

// 24 November 2026 is a Tuesday.
const TODAY = '2026-11-24'
const free: readonly FreeDate[] = [
  { date: '27/11/2026', periods: ['manha', 'tarde'] },
  { date: '28/11/2026', periods: ['manha'] },
  { date: '01/12/2026', periods: ['tarde'] },
  { date: '08/12/2026', periods: ['manha', 'tarde'] },
]

describe('appointmentFrom', () => {
  test.each([
    ['27/11 à tarde', '27/11/2026', 'tarde'],
    ['27/11/26 tarde', '27/11/2026', 'tarde'],
    ['27.11 de manhã', '27/11/2026', 'manha'],
    ['27 de novembro pela manhã', '27/11/2026', 'manha'],
    ['dia 27 de manhã', '27/11/2026', 'manha'],
    ['27 de manhã', '27/11/2026', 'manha'],
    ['sexta de manhã', '27/11/2026', 'manha'],
    ['na sexta-feira à tarde', '27/11/2026', 'tarde'],
    ['sexta, 27/11, à tarde', '27/11/2026', 'tarde'],
    ['sexta-feira, 27 de novembro', '27/11/2026', null],
    ['sexta dia 27', '27/11/2026', null],
    ['sábado', '28/11/2026', 'manha'],
    ['terça', '01/12/2026', 'tarde'],
    ['terça de manhã', '08/12/2026', 'manha'],
    ['terça que vem à tarde', '01/12/2026', 'tarde'],
    ['próxima terça', '01/12/2026', 'tarde'],
    ['terça 8/12 de manhã', '08/12/2026', 'manha'],
    ['dia 1', '01/12/2026', 'tarde'],
    ['amanhã de manhã', '25/11/2026', 'manha'],
    ['amanhã', '25/11/2026', null],
    ['depois de amanhã à tarde', '26/11/2026', 'tarde'],
    ['hoje', '24/11/2026', null],
    ['30/11 à tarde', '30/11/2026', 'tarde'],
    ['o mais cedo possível', '27/11/2026', 'manha'],
    ['o quanto antes', '27/11/2026', 'manha'],
    ['quanto antes à tarde', '27/11/2026', 'tarde'],
    ['qualquer dia de manhã', '27/11/2026', 'manha'],
    ['à tarde', null, 'tarde'],
    ['manhã', null, 'manha'],
    ['prefiro de manhã', null, 'manha'],
    ['pode ser sexta de manhã', '27/11/2026', 'manha'],
  ])('%j → %j, %j', (text, date, period) =>
    expect(appointmentFrom(text, free, TODAY)).toEqual({ date, period }),
  )

  test.each([
    'segunda',
    'sexta 28/11',
    'sexta dia 28',
    'dia 30',
    '31/11',
    'de noite',
    'sexta de noite',
    'talvez amanhã',
    'o mais tarde possível',
    'depois',
    '',
  ])('%j is not understood', (text) => expect(appointmentFrom(text, free, TODAY)).toBeNull())

  test('with nothing free only calendar days are understood', () => {
    expect(appointmentFrom('o mais cedo possível', [], TODAY)).toBeNull()
    expect(appointmentFrom('terça', [], TODAY)).toBeNull()
    expect(appointmentFrom('27/11', [], TODAY)).toEqual({ date: '27/11/2026', period: null })
  })
})
