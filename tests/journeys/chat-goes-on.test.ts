/** The chat takes what is said, says it back and goes on; what it proposes blocks nothing (D152, D154). */
import { describe, expect, it } from 'vitest'
import { changedAnswers } from '../../src/content/changed-answers.ts'
import { planOf } from '../../src/funnel/chosen-plan-and-price.ts'
import { isoToBr, addDays, weekday } from '../../src/lib/iso-dates.ts'
import { journeyServer } from '../support/journey-test-setup.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('what is said plainly', () => {
  it.each([
    ['telefone', '27 99812-0034, só atendo quem eu conheço', 'email', { phone: '27998120034' }],
    ['data-de-vencimento', 'bota dia 10, que eu recebo dia 5', 'ativar-debito', { due_date: '10' }],
    [
      'email',
      'ana.prado@exemplo.com.br, é o do trabalho',
      'data-nascimento',
      { email: 'ana.prado@exemplo.com.br' },
    ],
  ] as const)(
    'at %s is recorded from “%s”, and the next question is asked',
    async (step, text, next, values) => {
      const { visit, talk } = await talkAt(journeys(), step)
      await talk.say(text)
      expect(visit.order().answers[step]?.values).toMatchObject(values)
      expect(visit.position()).toBe(next)
      expect(talk.lines().some(({ kind }) => kind === 'taken')).toBe(true)
      expect(talk.buttons()).toEqual([])
    },
  )
})

describe('a change of an earlier answer (D154)', () => {
  it('is made at once, with before, after and cost, and one tap takes it back', async () => {
    const { visit, talk } = await talkAt(journeys(), 'confirmacao')
    const before = visit.order()
    const said = plain(await talk.say('na verdade quero o de 300'))
    expect(said).toMatch(/^Plano: \d+ Mega → 300 Mega, R\$ \d+,\d\d por mês/)
    expect(planOf(visit.order())?.plan).toBe('300 Mega')
    expect(talk.buttons()).toContain(changedAnswers.undo)
    await talk.press(changedAnswers.undo)
    expect(planOf(visit.order())?.plan).toBe(planOf(before)?.plan)
    expect(visit.order().answers['data-instalacao']?.values).toEqual(
      before.answers['data-instalacao']?.values,
    )
    expect(visit.position()).toBe('confirmacao')
    expect(talk.buttons()).not.toContain(changedAnswers.undo)
  })

  it('at another question keeps that question open', async () => {
    const { visit, talk } = await talkAt(journeys(), 'ativar-debito')
    expect(await talk.say('o vencimento é dia 15')).toContain('Vencimento: dia 10 → dia 15.')
    expect(visit.position()).toBe('ativar-debito')
  })

  it('that cannot be had is refused at once, with the nearest choices', async () => {
    const { visit, talk } = await talkAt(journeys(), 'confirmacao')
    const { today, answers } = visit.order()
    let day = addDays(today, 4)
    while (weekday(day) !== 0) day = addDays(day, 1)
    await talk.say(`muda a visita para ${isoToBr(day)} de manhã`)
    expect(visit.order().answers['data-instalacao']?.values).toEqual(answers['data-instalacao']?.values)
    expect(talk.buttons().length).toBeGreaterThan(0)
  })
})

describe('what is proposed (D154)', () => {
  it('lapses in one line before the next question when the visitor goes on', async () => {
    const { visit, talk } = await talkAt(journeys(), 'ativar-debito')
    await talk.say('não sei se o vencimento é dia 5 ou dia 15')
    expect(visit.order().answers['data-de-vencimento']?.values).toEqual({ due_date: '10' })
    const said = await talk.say('pago no boleto')
    expect(said).toContain('Vencimento: ficou dia 10.')
    expect(visit.order().answers['ativar-debito']?.values).toEqual({ direct_debit: 'false' })
  })

  it('does not hold the button of the order', async () => {
    const { visit, talk } = await talkAt(journeys(), 'confirmacao')
    await talk.say('não sei se o vencimento é dia 5 ou dia 15')
    visit.answer('confirmacao', { accept_information: 'true' })
    await visit.at('pedido-realizado')
    expect(visit.order().answers['data-de-vencimento']?.values).toEqual({ due_date: '10' })
  })
})
