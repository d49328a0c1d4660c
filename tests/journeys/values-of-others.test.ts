/** What a message gives to somebody or something else, or leaves to a later decision, is not proposed as the visitor's. */
import { describe, expect, it } from 'vitest'
import { answersAboutOrderAndService } from '../../src/content/replies-about-order-and-service.ts'
import { mayUseOfOther } from '../../src/content/may-use-value-of-other.ts'
import { journeyServer } from '../support/journey-test-setup.ts'
import type { Visit } from '../support/visit-without-browser.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()
const openAt = async (step: string) => {
  const debit = step === 'conta-debito' ? { 'ativar-debito': { direct_debit: 'true' } } : {}
  const { visit, talk } = await talkAt(journeys(), step, debit)
  return { visit, talk }
}
const proposedAt = ({ state }: Visit) => state().dialogue.doubt?.values ?? null
const recorded = (visit: Visit, step: string) => visit.order().answers[step]?.values

describe('a value of somebody or something else', () => {
  it.each([
    ['cep', 'a minha tia mora no 01310-200 e adora'],
    ['nr-imovel', 'o vizinho do 318 falou mal da outra empresa'],
    ['telefone', 'o zap do meu cunhado é 11 98888-7777 mas ele nunca responde'],
    ['email', 'minha nora é que usa rita@exemplo.com'],
    ['data-nascimento', 'minha cnh foi emitida em 10/05/2005'],
    ['data-nascimento', 'mainha nasceu em 03/04/1955'],
    ['cpf', 'o cpf do meu primo é 529.982.247-25, o meu tá em casa'],
    ['planos', 'minha cunhada tem o de 1 giga e vive contente'],
    ['data-de-vencimento', 'o aluguel é dia 10 e a luz dia 5'],
    ['conta-debito', 'meu primo tem itau ag 1234 conta 12345-6. É essa a conta?'],
    ['data-instalacao', 'a aula das crianças é terça de manhã'],
  ])('is not proposed at %s: %s', async (step, typed) => {
    const { visit, talk } = await openAt(step)
    await talk.say(typed)
    expect(proposedAt(visit)).toBeNull()
    expect(recorded(visit, step)).toBeUndefined()
  })

  it.each([
    ['cep', 'perdi a carta que tinha o 01310-200'],
    ['telefone', 'esse 11 98888-7777 eu cancelei, já era'],
    ['conta-debito', 'itau 1234 12345-6, essa eu fechei em maio'],
    ['nr-imovel', 'acho que 40, vou ali fora ver'],
    ['data-nascimento', 'se for no nome da minha esposa é 03/03/1980, se for no meu 12/07/1985'],
    ['data-nascimento', 'escrevo como, tipo 01/02/1990?'],
  ])('nor is what is no more, open or an example at %s: %s', async (step, typed) => {
    const { visit, talk } = await openAt(step)
    await talk.say(typed)
    expect(proposedAt(visit)).toBeNull()
    expect(recorded(visit, step)).toBeUndefined()
  })

  it('is said not to be noted, and recorded once it is sent alone', async () => {
    const { visit, talk } = await openAt('cpf')
    expect(await talk.say('o cpf do meu pai é 529.982.247-25')).toContain(
      answersAboutOrderAndService['nao-anotado'],
    )
    await talk.say('529.982.247-25')
    expect(recorded(visit, 'cpf')?.cpf).toBe('52998224725')
  })

  it.each([
    ['telefone', 'o da minha filha é 11 98888-7777', mayUseOfOther.phone],
    ['email', 'ana@exemplo.com é do meu filho', mayUseOfOther.email],
    ['conta-debito', 'conta da minha mulher no inter ag 0001 conta 12345-6', mayUseOfOther.account],
  ])('may be used at %s if it is given as the answer: %s', async (step, typed, question) => {
    const { visit, talk } = await openAt(step)
    expect(await talk.say(typed)).toContain(question)
    expect(recorded(visit, step)).toBeUndefined()
    await talk.say('sim')
    expect(recorded(visit, step)).toBeDefined()
  })
})

describe("of two values, the visitor's own is proposed", () => {
  it.each([
    ['nr-imovel', 'o prédio do lado é 318 e eu moro no 320', { number: '320' }],
    ['nr-imovel', 'é o 18 mas na placa tá 108', { number: '18' }],
    ['data-nascimento', 'minha esposa é de 14/02/1988 eu sou de 12/07/1985', { birth_date: '12/07/1985' }],
    ['conta-debito', 'a agência mudou de 2871 pra 3105, conta 45678-1, bradesco', { agency: '3105' }],
    [
      'email',
      'o do trabalho é eu@firma.com.br que não pode receber nada, então vai o ana@exemplo.com',
      { email: 'ana@exemplo.com' },
    ],
  ])('%s: %s', async (step, typed, values) => {
    const { visit, talk } = await openAt(step)
    await talk.say(typed)
    expect(proposedAt(visit)).toMatchObject(values)
    expect(recorded(visit, step)).toBeUndefined()
  })
})

describe('a speed without its unit', () => {
  it.each(['fico com 300 sem desconto', 'aqui em casa 300 tá bom demais'])(
    'is the plan at the plan question, never the house: %s',
    async (typed) => {
      const { visit, talk } = await openAt('planos')
      await talk.say(typed)
      const { doubt } = visit.state().dialogue
      const plan = recorded(visit, 'planos') ?? (doubt?.step === 'planos' ? doubt.values : null)
      expect(plan?.idPlan).toBe('plan-d300a')
      expect(doubt?.step).not.toBe('nr-imovel')
    },
  )
  it.each(['na outra eu pagava noventa e nove', 'aqui são 4 celulares e 2 tvs'])(
    'is nothing if it is a price or a count: %s',
    async (typed) => {
      const { visit, talk } = await openAt('planos')
      await talk.say(typed)
      expect(proposedAt(visit)).toBeNull()
    },
  )
})
