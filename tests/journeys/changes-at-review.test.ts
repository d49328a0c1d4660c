/** What is said beside a yes at the review: a change is asked about, and no order is placed against it. */
import { describe, expect, it } from 'vitest'
import { journeyServer } from '../support/journey-test-setup.ts'
import { answersSubmitted } from '../../src/store/redux-actions.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()
const openReview = async () => {
  const { visit, talk } = await talkAt(journeys(), 'confirmacao')
  const { answers } = visit.order()
  const period = answers['data-instalacao']?.values.period === 'tarde' ? 'manhã' : 'tarde'
  const day = answers['data-de-vencimento']?.values.due_date === '15' ? '10' : '15'
  return { visit, talk, period, day }
}

describe('a change beside a yes at the review', () => {
  it.each([
    ['ok só que de PERIODO', 'data-instalacao'],
    ['pode marcar pra PERIODO', 'data-instalacao'],
    ['sim mas pode ser de PERIODO a visita?', 'data-instalacao'],
    ['confirmo, dia DIA então', 'data-de-vencimento'],
    ['sim só que quero pagar no dia DIA né', 'data-de-vencimento'],
  ])('is asked about and not ordered over: %s', async (typed, step) => {
    const { visit, talk, period, day } = await openReview()
    await talk.say(typed.replace('PERIODO', period).replace('DIA', day))
    expect(visit.order().finished).toBeNull()
    expect(visit.state().dialogue.doubt?.step).toBe(step)
  })

  it('is taken by a yes to the order, which is placed by the next one', async () => {
    const { visit, talk, day } = await openReview()
    await talk.say(`sim só que quero pagar no dia ${day} né`)
    await talk.say('pode fechar')
    expect(visit.order().finished).toBeNull()
    expect(visit.order().answers['data-de-vencimento']?.values).toEqual({ due_date: day })
    await talk.say('pode fechar')
    expect(visit.order().finished).not.toBeNull()
  })

  it('is still asked about after another change', async () => {
    const { visit, talk, day } = await openReview()
    await talk.say(`sim só que quero pagar no dia ${day} né`)
    await talk.say('tá certo, só corrige o email: outra.pessoa@example.com')
    expect(visit.order().answers.email?.values.email).toBe('outra.pessoa@example.com')
    expect(visit.state().dialogue.doubt?.values).toEqual({ due_date: day })
    await talk.say('isso')
    expect(visit.order().answers['data-de-vencimento']?.values).toEqual({ due_date: day })
    expect(visit.order().finished).toBeNull()
  })

  it('is not passed over by the button that orders, which works once it is settled', async () => {
    const { visit, talk, day } = await openReview()
    const press = () =>
      visit.store.dispatch(answersSubmitted({ answers: { confirmacao: { accept_information: 'true' } } }))
    await talk.say(`sim só que quero pagar no dia ${day} né`)
    press()
    const isAsked = () => /^Antes de confirmar.+\nVencimento: .+ É isso\?$/.test(talk.texts().at(-1) ?? '')
    await visit.until('the chat asks for a reply', isAsked)
    expect(visit.state().dialogue.doubt?.values).toEqual({ due_date: day })
    expect(visit.order().finished).toBeNull()
    await talk.say('sim')
    expect(visit.order().answers['data-de-vencimento']?.values).toEqual({ due_date: day })
    press()
    await visit.at('pedido-realizado')
  })

  it('does not come about by a greeting or by what is no change', async () => {
    const { visit, talk } = await openReview()
    await talk.say('boa tarde, sem problemas, pode confirmar')
    expect(visit.order().finished).not.toBeNull()
  })
})

describe('a change says what it was and what it costs (D131)', () => {
  it('a cheaper plan: both plans, the price, and the visit that falls', async () => {
    const { visit, talk } = await openReview()
    const said = await talk.say('muda o plano pro mais barato')
    expect(said.replaceAll('\u00a0', ' ')).toMatch(
      /^Plano: 700 Mega → 300 Mega, R\$ 49,99 por mês com débito automático.+; a visita de .+ cai; /,
    )
    expect(visit.order().answers['data-instalacao']).toBeUndefined()
  })

  it('a plan whose visit has another team: the visit falls, and its question is open', async () => {
    const { visit, talk } = await openReview()
    const said = await talk.say('quero trocar para o de 500')
    if (visit.order().answers.planos?.values.idPlan !== 'plan-d500a') await talk.say('sim')
    await visit.at('data-instalacao')
    expect([...talk.told(), said].join('\n')).toMatch(
      /700 Mega → 500 Mega,.+; a visita de .+ cai: escolha outra\./,
    )
  })

  it.each([
    ['muda o vencimento pro dia DIA', /^Vencimento: dia \d+ → dia \d+\./],
    [
      'põe boleto',
      /^Forma de pagamento: débito automático → fatura todo mês; a mensalidade fica em .+; a conta do débito sai do pedido\./,
    ],
  ])('%s', async (typed, expected) => {
    const { visit, talk, day } = await openReview()
    const said = await talk.say(typed.replace('DIA', day))
    const changed = visit.state().dialogue.doubt ? await talk.say('sim') : said
    expect(changed).toMatch(expected)
    expect(talk.texts().at(-1)).toMatch(/Está tudo certo\?$/)
  })

  it('of two in one sentence both are made or asked about', async () => {
    const { visit, talk, day, period } = await openReview()
    expect(await talk.say(`muda o vencimento pro dia ${day} e põe a visita de ${period}`)).toMatch(
      /^Entendi 2 mudanças:\nVisita do técnico: .+ → .+\nVencimento: dia \d+ → dia \d+\nÉ isso\?$/,
    )
    expect(visit.order().answers['data-de-vencimento']?.values).not.toEqual({ due_date: day })
    await talk.say('sim')
    expect(visit.order().answers['data-de-vencimento']?.values).toEqual({ due_date: day })
    expect(await talk.say('muda o telefone pra (11) 97777-6666 e o email pra b@exemplo.com.br')).toMatch(
      /^Telefone: .+ → .+\.\nE-mail: .+ → b@exemplo\.com\.br\.\n/,
    )
  })

  it('another e-mail address leaves the consent to offers as it was', async () => {
    const { visit, talk } = await openReview()
    const consent = visit.order().answers.email?.values.accept_promotions
    expect(consent).toBe('true')
    await talk.say('corrigir e-mail para outra.ana@exemplo.com.br')
    expect(visit.order().answers.email?.values).toEqual({
      email: 'outra.ana@exemplo.com.br',
      accept_promotions: consent,
    })
  })

  it.each([
    ['troca o dia DAY pelo 25', /^Vencimento: dia \d+ → dia 25\. É isso\?$/],
    ['põe no de 500 mesmo', /^Plano: 700 Mega → 500 Mega,.+ É isso\?$/],
    ['volta pro 500, o 700 ficou caro', /^Plano: 700 Mega → 500 Mega,.+ É isso\?$/],
    ['dia 12 no vencimento', /^O dia 12 não está entre os vencimentos\. Pode ser dia /],
  ])('is read where one value stands for another, or none is on offer: %s', async (typed, expected) => {
    const { visit, talk } = await openReview()
    const { due_date: today = '' } = visit.order().answers['data-de-vencimento']?.values ?? {}
    const before = JSON.stringify(visit.order().answers)
    expect((await talk.say(typed.replace('DAY', today))).replaceAll('\u00a0', ' ')).toMatch(expected)
    expect(JSON.stringify(visit.order().answers)).toBe(before)
  })

  it('and one that changes nothing says that', async () => {
    const { visit, talk } = await openReview()
    const { due_date: today } = visit.order().answers['data-de-vencimento']?.values ?? {}
    for (const typed of [`muda o vencimento pro dia ${today}`, `dia ${today}`])
      expect(await talk.say(typed)).toContain(
        `Vencimento: já está assim no pedido (dia ${today}). Não mudei nada.`,
      )
  })
})

describe('a value that the chat asks about', () => {
  const openAt = (step: string) => talkAt(journeys(), step)

  it('is recorded with what is said beside the yes', async () => {
    const { visit, talk } = await openAt('data-de-vencimento')
    await talk.say('acho que 10')
    await talk.say('isso, e pode ser no boleto')
    expect(visit.order().answers['data-de-vencimento']?.values).toEqual({ due_date: '10' })
    expect(visit.order().answers['ativar-debito']?.values).toEqual({ direct_debit: 'false' })
  })

  it('is asked about again after an answer to something else', async () => {
    const { visit, talk } = await openAt('data-de-vencimento')
    await talk.say('acho que 10')
    await talk.say('quero pagar no boleto')
    expect(visit.order().answers['ativar-debito']?.values).toEqual({ direct_debit: 'false' })
    expect(visit.state().dialogue.doubt?.values).toEqual({ due_date: '10' })
    await talk.say('sim')
    expect(visit.order().answers['data-de-vencimento']?.values).toEqual({ due_date: '10' })
  })
})
