/**
 * Changes at the review that are told by what is recorded: the day after, the other period, a surname more, what a value is
 * not; one answer asked for again; an order that is held. And the way to pay in other words, and plans by what they have.
 * Nothing is recorded by them but what is plainly changed.
 */
import { describe, expect, it } from 'vitest'
import { type goTo, journeyServer } from '../support/journey-test-setup.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()
type StepOfOrder = Parameters<typeof goTo>[1]

/** Opens the chat at a question, with every answer before it, and says something. */
async function sayAt(step: StepOfOrder, typed: string) {
  const debit = step === 'conta-debito' ? { 'ativar-debito': { direct_debit: 'true' } } : {}
  const { visit, talk } = await talkAt(journeys(), step, debit)
  const before = visit.order().answers
  const said = await talk.say(typed)
  const { doubt } = visit.state().dialogue
  const proposed = doubt
    ? [doubt, ...(doubt.next ?? [])].map(({ step: id, values }) => [id, values] as const)
    : []
  return { visit, talk, said, before, after: visit.order().answers, proposed, doubt }
}

const changes = (before: object, after: object) =>
  Object.entries(after).filter(([id, value]) => (before as Record<string, unknown>)[id] !== value)

/** Of the visit on Monday, 23 November, in the morning. */
const VISITS: readonly (readonly [typed: string, date: string, period: string])[] = [
  ['a visita no dia seguinte, mesmo período', '24/11/2026', 'manha'],
  ['o técnico pode vir um dia depois', '24/11/2026', 'manha'],
  ['atrasa um dia a instalação por favor', '24/11/2026', 'manha'],
  ['a instalação no outro dia, de manhã mesmo', '24/11/2026', 'manha'],
  ['adia um dia a visita', '24/11/2026', 'manha'],
  ['empurra um dia a visita do técnico', '24/11/2026', 'manha'],
  ['a visita de tarde em vez de manhã', '23/11/2026', 'tarde'],
  ['à tarde e não de manhã', '23/11/2026', 'tarde'],
  ['em vez de manhã põe à tarde', '23/11/2026', 'tarde'],
  ['de tarde ao invés de manhã', '23/11/2026', 'tarde'],
  ['de tarde no lugar da manhã', '23/11/2026', 'tarde'],
  ['no lugar da manhã bota de tarde', '23/11/2026', 'tarde'],
  ['sábado dá?', '28/11/2026', 'manha'],
  ['a visita pode ser na quinta?', '26/11/2026', 'manha'],
  ['segunda não posso, terça de tarde rola?', '24/11/2026', 'tarde'],
  ['tem vaga sexta de manhã?', '27/11/2026', 'manha'],
  ['quarta à tarde serve?', '25/11/2026', 'tarde'],
  ['pode ser dia 27 de tarde?', '27/11/2026', 'tarde'],
]

describe('at the review', () => {
  it.each(VISITS)('“%s” proposes the visit', async (typed, date, period) => {
    const { before, after, proposed } = await sayAt('confirmacao', typed)
    expect(changes(before, after)).toEqual([])
    expect(proposed[0]).toEqual(['data-instalacao', expect.objectContaining({ date, period })])
  })

  it.each([
    'e se eu atrasar um dia?',
    'e se eu atrasar um dia',
    'já consigo usar no dia seguinte?',
    'não quero que seja no dia seguinte',
    'não precisa ser no dia seguinte',
    'não quero a visita no dia seguinte',
    'o pedido chega por email no outro dia?',
    'preciso de internet no outro dia pra trabalhar',
    'a internet funciona no dia seguinte da instalação?',
    'Sexta dá pra eu já ter internet?',
    'quarta dá pra ver o jogo?',
    'terça o suporte consegue me ajudar?',
  ])('“%s” moves no visit', async (typed) => {
    const { before, after, proposed } = await sayAt('confirmacao', typed)
    expect(changes(before, after)).toEqual([])
    expect(proposed.map(([id]) => id)).not.toContain('data-instalacao')
  })

  it.each([
    'segunda não dá pra mim',
    'segunda aqui é ruim, adianta ou atrasa um dia',
    'não posso na segunda',
    'esse dia é feira aqui, adia ou antecipa um dia a visita',
    'nome ok, segunda não consigo',
    'a visita segunda não serve',
  ])('“%s” opens the question for the visit', async (typed) => {
    const { visit, said, before, after } = await sayAt('confirmacao', typed)
    expect(changes(before, after)).toEqual([])
    expect(said).not.toContain('Não mudei nada')
    const { aside } = visit.state().dialogue
    const opens = aside && typeof aside === 'object' ? aside.actions.map(({ opens: id }) => id) : []
    expect(said.includes('vamos corrigir') || opens.includes('data-instalacao')).toBe(true)
  })

  it.each([
    'é Maria da Silva Santos, faltou o Santos. de resto ok',
    'Maria da Silva Prado é o completo',
    'esqueceram o Souza: Maria da Silva Souza',
    'faltou um sobrenome, Maria da Silva Nogueira',
    'o certo é Maria da Silva e Castro',
    'ficou sem o Braga, é Maria da Silva Braga',
  ])('“%s” proposes the longer name', async (typed) => {
    const { before, after, proposed } = await sayAt('confirmacao', typed)
    expect(changes(before, after)).toEqual([])
    expect(proposed[0]?.[0]).toBe('nome')
    expect(proposed[0]?.[1].name).toMatch(/^Maria da Silva (?:Santos|Prado|Souza|Nogueira|e Castro|Braga)$/)
  })

  it.each([
    'tudo certo só que o vencimento é 15 e não 10',
    'o vencimento é 20, não 10',
    'vencimento 5 e não 10, o resto ok',
    'é 25 o vencimento, não 10',
    'muda o vencimento pra 15, não é 10',
    'vence dia 20 e não dia 10',
  ])('“%s” leaves no part unread', async (typed) => {
    expect((await sayAt('confirmacao', typed)).said).not.toContain('eu não entendi')
  })

  it.each([
    'ok mas não fecha nada ainda',
    'não confirma ainda',
    'tá certo mas não finaliza por enquanto',
    'por enquanto não confirma',
    'não fecha o pedido agora',
    'ainda não manda, calma',
  ])('“%s” holds the order', async (typed) => {
    const { visit, said, before, after } = await sayAt('confirmacao', typed)
    expect(said).toContain('Sem pressa.')
    expect(changes(before, after)).toEqual([])
    expect(visit.order().finished).toBeNull()
  })

  it.each([
    ['qual dia ficou a instalação mesmo?', '23 de novembro'],
    ['que horário ficou a visita?', 'manhã'],
    ['qual plano eu escolhi mesmo?', 'Mega'],
    ['que vencimento eu coloquei?', 'dia 10'],
    ['quando ficou o técnico?', '23 de novembro'],
    ['qual e-mail eu botei?', 'maria@'],
  ])('“%s” tells that answer', async (typed, told) => {
    const { said, before, after } = await sayAt('confirmacao', typed)
    expect(said).toContain('O pedido está assim:')
    expect(said).toContain(told)
    expect(changes(before, after)).toEqual([])
  })
})

describe('the way to pay', () => {
  it.each([
    'quero mudar de débito para boleto',
    'troca do débito pro boleto',
    'passa de débito automático para fatura',
    'muda do débito automático pro boleto por favor',
    'queria trocar de débito pra boleto',
    'altera de débito pra fatura',
  ])('at the account, “%s” is by bill', async (typed) => {
    const { after, proposed } = await sayAt('conta-debito', typed)
    const isRecorded = after['ativar-debito']?.values.direct_debit === 'false'
    expect(isRecorded || proposed[0]?.[1]).toEqual(isRecorded || { direct_debit: 'false' })
  })

  it.each([
    ['email', 'na vivo mudei de débito para boleto'],
    ['nome', 'vi que muda de débito para boleto'],
  ] as const)('at %s, “%s” says nothing of it', async (step, typed) => {
    const { after, proposed } = await sayAt(step, typed)
    expect(after['ativar-debito']?.values).toBeUndefined()
    expect(proposed).toEqual([])
  })

  it.each(['boleto, fazer o quê', 'débito não, fazer o quê né', 'não quero débito, paciência'])(
    '“%s” is a no',
    async (typed) => {
      const { after } = await sayAt('ativar-debito', typed)
      expect(after['ativar-debito']?.values).toEqual({ direct_debit: 'false' })
    },
  )

  it.each(['tenha paciência comigo', 'paciência, já respondi isso', 'tanto faz, paciencia'])(
    '“%s” is no yes',
    async (typed) => {
      const { before, after, proposed } = await sayAt('ativar-debito', typed)
      expect(changes(before, after)).toEqual([])
      expect(proposed).toEqual([])
    },
  )

  it.each([
    'não gosto mas fazer o quê',
    'não queria, paciência',
    'não curto não mas é o jeito',
    'não me agrada, mas fazer oq né',
    'não acho bom, vai ter que ser',
    'não amo a ideia, não tem jeito',
    'tá bom, fazer o quê',
    'débito, fazer o quê',
  ])('“%s” is no plain no', async (typed) => {
    const { before, after, proposed, doubt } = await sayAt('ativar-debito', typed)
    expect(changes(before, after)).toEqual([])
    expect(doubt?.why === 'either' || proposed[0]?.[1].direct_debit === 'true').toBe(true)
  })

  it.each([
    'não tenho conta em banco',
    'não tenho conta, recebo em dinheiro',
    'não uso banco',
    'minha conta tá sempre zerada, melhor deixar',
    'nem tenho banco',
    'minha conta vive no vermelho',
  ])('“%s” offers the bill', async (typed) => {
    const { talk, before, after, proposed } = await sayAt('ativar-debito', typed)
    expect(changes(before, after)).toEqual([])
    const isProposed = JSON.stringify(proposed[0]?.[1]) === '{"direct_debit":"false"}'
    expect(isProposed || talk.buttons().includes('Prefiro pagar a fatura')).toBe(true)
  })

  it.each([
    'quem paga é a firma, tenho que ver com o contador se pode',
    'pode, mas preciso falar com meu marido',
    'deixa eu ver com minha esposa se pode ser',
    'preciso perguntar pra minha mãe se pode',
    'vou ver com meu pai se pode ser débito',
    'vou conversar com meu marido sobre o débito',
  ])('“%s” waits', async (typed) => {
    const { said, before, after } = await sayAt('ativar-debito', typed)
    expect(said).toContain('Sem pressa.')
    expect(changes(before, after)).toEqual([])
  })
})

it.each([
  'o que vem com paramount',
  'aquele com hbo',
  'um que tenha paramount',
  'o do hbo max',
  'quero com hbo',
  'os que têm paramount',
])('“%s” names the plans that have it', async (typed) => {
  const { said, before, after } = await sayAt('planos', typed)
  expect(changes(before, after)).toEqual([])
  expect(said).toMatch(/Entendi .+ e 2 Giga\. Qual você prefere\?/)
})

it.each(['quero hbo max, sem globoplay', 'quero hbo max, não tenho pressa'])(
  '“%s” names them with the condition of their prices, and with a button each',
  async (typed) => {
    const { talk, said, before, after } = await sayAt('planos', typed)
    expect(changes(before, after)).toEqual([])
    const named = said.match(/ \(R\$/g) ?? []
    expect(named.length).toBeGreaterThan(1)
    expect(said).toMatch(/, por mês com débito automático, nos primeiros 12 meses\. Qual você prefere\?$/)
    expect(talk.buttons()).toHaveLength(named.length)
  },
)
