/** A change that names its question only vaguely leads to it, or the chat asks which, with buttons (D131). */
import { describe, expect, it } from 'vitest'
import { journeyServer } from '../support/journey-test-setup.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()

async function openReview() {
  const { visit, talk } = await talkAt(journeys(), 'confirmacao')
  const recorded = () => JSON.stringify(visit.order().answers)
  return { visit, talk, recorded }
}

const leading = [
  ['outro horário', 'data-instalacao'],
  ['não posso nesse dia', 'data-instalacao'],
  ['um plano menor', 'planos'],
  ['quero um plano acima desse', 'planos'],
  ['um pouco mais pra frente o vencimento', 'data-de-vencimento'],
  ['final do mês fica melhor', 'data-de-vencimento'],
  ['é gmail e não hotmail', 'email'],
  ['o outro email que eu tenho', 'email'],
  ['nasci em 1987 não 1978', 'data-nascimento'],
  ['não tenho mais aquele telefone', 'telefone'],
  ['troca a forma de pagamento', 'ativar-debito'],
  ['confirmo, menos o débito', 'ativar-debito'],
  ['mudei de banco', 'conta-debito'],
] as const

describe('a vague change at the review (D131)', () => {
  it.each(rowsToRun(leading, (_, at) => at % 3 !== 1))('leads to its question: %s', async (typed, step) => {
    const { visit, talk, recorded } = await openReview()
    const before = recorded()
    await talk.say(typed)
    const { aside } = visit.state().dialogue
    const opens = aside !== null && typeof aside === 'object' ? aside.actions[0]?.opens : talk.position()
    expect(opens).toBe(step)
    expect(recorded()).toBe(before)
    expect(visit.order().finished).toBeNull()
  })

  it.each(['troca pra outro dia', 'preciso mudar as datas'])(
    'asks which, where it may be two: %s',
    async (typed) => {
      const { visit, talk, recorded } = await openReview()
      const before = recorded()
      await talk.say(typed)
      expect(talk.buttons()).toEqual(['Corrigir vencimento', 'Corrigir instalação'])
      await talk.say('sim')
      expect(visit.order().finished).toBeNull()
      expect(recorded()).toBe(before)
    },
  )

  it.each(['quero mudar umas coisas', 'tem uma coisa errada aí', 'deixa igual tava antes', 'não'])(
    'asks which, with a button for each answer: %s',
    async (typed) => {
      const { talk } = await openReview()
      expect(await talk.say(typed)).toContain('Qual resposta você quer corrigir?')
      expect(talk.buttons()).toContain('Corrigir vencimento')
      await talk.press('Corrigir vencimento')
      expect(talk.position()).toBe('data-de-vencimento')
    },
  )

  it.each(['não quero mudar nada, pode confirmar', 'tudo certo com o plano e o vencimento, confirmo'])(
    'is none in a yes: %s',
    async (typed) => {
      const { visit, talk } = await openReview()
      await talk.say(typed)
      if (!visit.order().finished) await talk.say('sim')
      expect(visit.order().finished).not.toBeNull()
    },
  )

  it.each([
    'talvez',
    'ok, entendi',
    'recebo no final do mês',
    'confirmo que moro nesse endereço, o resto tô lendo',
  ])('is not made out of "%s"', async (typed) => {
    const { visit, talk } = await openReview()
    await talk.say(typed)
    expect(talk.position()).toBe('confirmacao')
    expect(visit.order().finished).toBeNull()
  })
})
