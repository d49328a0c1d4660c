/** Conditions with which the order is confirmed: checked, said, and asked about. None is passed over (D132). */
import { describe, expect, it } from 'vitest'
import { answersSubmitted } from '../../src/store/redux-actions.ts'
import { journeyServer } from '../support/journey-test-setup.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()

const openReview = async () => {
  const { visit, talk } = await talkAt(journeys(), 'confirmacao')
  const press = () =>
    visit.store.dispatch(answersSubmitted({ answers: { confirmacao: { accept_information: 'true' } } }))
  const isMorning = visit.order().answers['data-instalacao']?.values.period === 'manha'
  return {
    visit,
    talk,
    press,
    booked: isMorning ? 'de manhã' : 'à tarde',
    other: isMorning ? 'à tarde' : 'de manhã',
  }
}

const CONFIRM = 'Você confirma o pedido como está?'

describe('a condition beside the yes (D132)', () => {
  it('that the order meets is said to be met, and the button asks what the chat asks', async () => {
    const { visit, talk, press, booked } = await openReview()
    const said = await talk.say(`pode fechar mas só se for ${booked}`)
    expect(said).toMatch(
      /^Sim, é assim que está no pedido. Visita do técnico: .+\nVocê confirma o pedido como está\?$/,
    )
    press()
    await visit.saved()
    expect(visit.order().finished).toBeNull()
    expect(talk.texts().at(-1)).toBe(CONFIRM)
    await talk.say('sim')
    await visit.at('pedido-realizado')
  })

  it('that the order does not meet is said, with the change as a button, and the order is asked about', async () => {
    const { visit, talk, press, other } = await openReview()
    const period = other === 'à tarde' ? 'tarde' : 'manha'
    expect(await talk.say(`pode fechar mas só se for ${other}`)).toBe(
      `Não é assim que está no pedido.\n${CONFIRM}`,
    )
    press()
    expect(visit.order().finished).toBeNull()
    const change = talk.buttons().find((label) => label.startsWith('Visita'))
    await talk.press(change ?? 'none')
    expect(visit.order().answers['data-instalacao']?.values.period).toBe(period)
    expect(visit.order().finished).toBeNull()
    press()
    await visit.at('pedido-realizado')
  })

  const others = [
    ['pode fechar, contanto que o gato da vizinha deixe', /não consigo conferir.*0800/],
    ['confirmo desde que não tenha multa', /não tem fidelidade/],
  ] as const
  it.each(rowsToRun(others, 1))(
    'that is a question, unknown or not understood is answered as that: %s',
    async (typed, reply) => {
      const { visit, talk, press } = await openReview()
      expect(await talk.say(typed)).toMatch(reply)
      expect(talk.texts().at(-1)).toBe(CONFIRM)
      press()
      await visit.saved()
      expect(visit.order().finished).toBeNull()
      expect(await talk.say('não')).not.toContain(CONFIRM)
      expect(visit.order().finished).toBeNull()
    },
  )

  it('does not hold up who makes none', async () => {
    const { visit, talk } = await openReview()
    await talk.say('pode confirmar, e me avisa se atrasar')
    await talk.say('sim')
    await visit.at('pedido-realizado')
  })
})

describe('a yes is of the last line (D133)', () => {
  it('after another question of the chat the order is asked about first', async () => {
    const { visit, talk } = await openReview()
    await talk.say('tem algo errado')
    expect(await talk.say('sim')).toContain(CONFIRM)
    expect(visit.order().finished).toBeNull()
    await talk.say('sim')
    await visit.at('pedido-realizado')
  })

  it('after a reply the question of the order is asked again', async () => {
    const { visit, talk } = await openReview()
    expect(await talk.say('tem fidelidade?')).toMatch(/fidelidade\.\nEstá tudo certo\?$/)
    await talk.say('sim')
    await visit.at('pedido-realizado')
  })
})

describe('what is no yes to the order (D133)', () => {
  it('is to show the order once more', async () => {
    const { visit, talk } = await openReview()
    const said = await talk.say('pode mandar o resumo de novo?')
    expect(said).toMatch(/^O pedido está assim: .*Plano: .*Vencimento: dia \d+/)
    expect(visit.state().dialogue.doubt).toBeNull()
    expect(visit.order().finished).toBeNull()
  })
})
