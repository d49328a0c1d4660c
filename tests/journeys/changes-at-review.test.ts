/** What is said beside a yes at the review: a change is made, and no order is placed against it. */
import { describe, expect, it } from 'vitest'
import { journeyServer } from '../support/journey-test-setup.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
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
  const changes = [
    ['sim mas pode ser de PERIODO a visita?', 'data-instalacao'],
    ['sim só que quero pagar no dia DIA né', 'data-de-vencimento'],
    ['confirmo, dia DIA então', 'data-de-vencimento'],
  ] as const
  it.each(rowsToRun(changes, 2))('is made or proposed, and not ordered over: %s', async (typed, step) => {
    const { visit, talk, period, day } = await openReview()
    const before = visit.order().answers[step]
    await talk.say(typed.replace('PERIODO', period).replace('DIA', day))
    expect(visit.order().finished).toBeNull()
    const { dialogue, ui } = visit.state()
    const isHeard = visit.order().answers[step] !== before || dialogue.doubt !== null || ui.position === step
    expect(isHeard).toBe(true)
  })

  it('is made at once, and the order is placed by the next yes', async () => {
    const { visit, talk, day } = await openReview()
    await talk.say(`o vencimento é dia ${day}`)
    expect(visit.order().answers['data-de-vencimento']?.values).toEqual({ due_date: day })
    expect(visit.order().finished).toBeNull()
    await talk.say('pode fechar')
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
    const { talk, day } = await openReview()
    const said = await talk.say(typed.replace('DIA', day))
    expect(said).toMatch(expected)
    expect(talk.texts().at(-1)).toMatch(/Está tudo certo\?$/)
  })

  it('of two in one sentence both are made', async () => {
    const { visit, talk, day, period } = await openReview()
    await talk.say(`muda o vencimento pro dia ${day} e põe a visita de ${period}`)
    expect(visit.order().answers['data-de-vencimento']?.values).toEqual({ due_date: day })
    expect(visit.order().answers['data-instalacao']?.values.period).toBe(
      period === 'manhã' ? 'manha' : 'tarde',
    )
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

  const values = [
    ['põe no de 500 mesmo', /^Plano: 700 Mega → 500 Mega,/],
    ['dia 12 no vencimento', /^O dia 12 não está entre os vencimentos\. Pode ser dia /],
  ] as const
  it.each(rowsToRun(values, 1))(
    'is read where one value stands for another, or none is on offer: %s',
    async (typed, expected) => {
      const { talk } = await openReview()
      expect((await talk.say(typed)).replaceAll('\u00a0', ' ')).toMatch(expected)
    },
  )

  it('and one that changes nothing says that', async () => {
    const { visit, talk } = await openReview()
    const { due_date: today } = visit.order().answers['data-de-vencimento']?.values ?? {}
    for (const typed of [`muda o vencimento pro dia ${today}`, `o vencimento é dia ${today}`])
      expect(await talk.say(typed)).toContain(
        `Vencimento: já está assim no pedido (dia ${today}). Não mudei nada.`,
      )
  })
})
