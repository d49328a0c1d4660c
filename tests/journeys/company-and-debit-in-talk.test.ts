/** Whether the order may be a company's is answered at the name; a repeated no, and a yes in spite of a dislike, are taken. */
import { describe, expect, it } from 'vitest'
import { journeyServer } from '../support/journey-test-setup.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()

const ofCompany = [
  'dá pra fazer pelo CNPJ da firma?',
  'pode ser no nome da minha empresa?',
  'vocês fazem no cnpj?',
]

describe('at the name (D153)', () => {
  it.each(rowsToRun(ofCompany, 1))('“%s” is answered, and the name is still asked', async (asked) => {
    const { talk, visit } = await talkAt(journeys(), 'nome')
    expect(await talk.say(asked)).toMatch(/CNPJ/)
    expect(talk.position()).toBe('nome')
    expect(visit.state().dialogue.doubt).toBeNull()
    expect(visit.order().answers.nome).toBeUndefined()
  })
})

const ofDebit = [
  ['já falei que não quero débito', 'false'],
  ['detesto débito, mas se sai dez a menos, vai', 'true'],
  ['odeio débito automático mas se fica mais barato então tá', 'true'],
  ['já disse que não é pra ser débito', 'false'],
] as const

describe('at the payment (D152)', () => {
  it.each(rowsToRun(ofDebit, ([said]) => /já falei|detesto/.test(said)))(
    '“%s” is taken as what it says, and nothing is proposed',
    async (said, direct_debit) => {
      const { talk, visit } = await talkAt(journeys(), 'ativar-debito')
      await talk.say(said)
      expect(visit.order().answers['ativar-debito']?.values).toEqual({ direct_debit })
      expect(visit.state().dialogue.doubt).toBeNull()
      expect(talk.position()).not.toBe('ativar-debito')
    },
  )
})
