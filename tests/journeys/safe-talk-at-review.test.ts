/** Sentences of visitors at the review: nothing is ordered against what was said, and nothing is changed unsaid. */
import { expect, it } from 'vitest'
import { answersSubmitted } from '../../src/store/redux-actions.ts'
import { journeyServer } from '../support/journey-test-setup.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()

const openAt = async (step: string) => {
  const { visit, talk } = await talkAt(journeys(), step)
  const valuesOf = () =>
    Object.fromEntries(Object.entries(visit.order().answers).map(([id, { values }]) => [id, values]))
  return { visit, talk, valuesOf }
}
const sampled = (all: readonly string[]) => rowsToRun(all, 3)

/** Conditions with which an order is confirmed. None places it. */
const conditions = [
  'fecho, se vierem na parte da manhã',
  'confirmo caso a visita seja na quarta',
  'tá certo, mas só se não tiver multa de cancelamento',
  'fechado se for o de 1 giga',
  'pode fechar se o técnico ligar antes',
  'confirmo, a não ser que tenha fidelidade',
  'pode confirmar com a condição de instalar antes do dia 30',
  'somente se vier amanhã eu fecho',
  'se não for débito eu topo',
  'confirmo tudo menos o vencimento',
  'sim, mas antes quero falar com meu marido',
  'pode confirmar, mas se atrasar eu cancelo',
  'confirma com o de 900 mega',
]

/** Changes that are asked for at the review. */
const changes = [
  'troca o vencimento pro dia 20',
  'tira o débito automático',
  'a instalação pode ser à tarde?',
  'troca pelo mais barato',
  'o email é nova@exemplo.com.br',
  'muda o vencimento pro dia 15 e põe boleto',
  'errei o telefone',
  'em vez do dia 10 bota dia 15',
  'deixa no débito mesmo',
  'o vencimento é dia 10?',
  'a conta do débito tá errada',
  'vencimento dia 8',
  'põe com HBO Max',
  'muda tudo',
]

/** What the chat answers without asking for the order, and after which a bare yes places none. */
const beforeYes = [
  'tem algo errado',
  'não confirmo',
  'quero falar com uma pessoa',
  'recomeçar',
  'posso usar outro cpf?',
  'dá pra trocar pra boleto?',
  'confirmo, dia 15 então',
  'acho que o vencimento podia ser dia 20',
  'qual plano é melhor?',
  'o email acho que é maria@gmial.com',
]

/** Visits that are told with other answers at the question of the due day: what else is told, and the period. */
const visitsBeside = [
  'dia 10, sem débito, quinta à tarde',
  'dia 20 sem débito e podem vir na quinta de manhã',
  'dia 15, sem débito. quarta à tarde tô em casa',
  'dia 1, sem débito, quinta de manhã cedo',
]

it.each(sampled(conditions))(
  'no condition orders, nor does the button behind it (D132): %s',
  async (typed) => {
    const { visit, talk, valuesOf } = await openAt('confirmacao')
    const before = valuesOf()
    const said = await talk.say(typed)
    expect(visit.order().finished).toBeNull()
    expect(said).not.toBe('')
    // what the condition asks for is recorded, or asked about
    const isChanged = JSON.stringify(valuesOf()) !== JSON.stringify(before)
    if (isChanged) expect(said).toContain(' → ')
    const { doubt } = visit.state().dialogue
    if (visit.position() !== 'confirmacao' || isChanged || !doubt) return
    visit.store.dispatch(answersSubmitted({ answers: { confirmacao: { accept_information: 'true' } } }))
    await visit.saved()
    expect(visit.order().finished).toBeNull()
  },
)

it.each(sampled(changes))('a change is said, asked about or said to be none (D131): %s', async (typed) => {
  const { visit, talk, valuesOf } = await openAt('confirmacao')
  const before = valuesOf()
  const said = await talk.say(typed)
  expect(visit.order().finished).toBeNull()
  expect(said === '' ? talk.texts().at(-1) : said).toBeTruthy()
  const after = valuesOf()
  const changed = Object.keys(before).filter((id) => JSON.stringify(before[id]) !== JSON.stringify(after[id]))
  if (changed.length > 0) expect(said).toMatch(/ → | cai| sai /)
})

it.each(sampled(beforeYes))('a yes behind it is of the last line (D133): %s', async (typed) => {
  const { visit, talk, valuesOf } = await openAt('confirmacao')
  await talk.say(typed)
  const asked = talk.texts().at(-1) ?? ''
  const isRestart = visit.state().dialogue.aside === 'restart'
  const before = JSON.stringify(valuesOf())
  await talk.say('sim')
  const asksForOrder = /Está tudo certo\?|confirma o pedido/.test(asked)
  if (!asksForOrder) expect({ asked, finished: visit.order().finished }).toEqual({ asked, finished: null })
  if (!isRestart && JSON.stringify(valuesOf()) !== before) expect(asked).toMatch(/\?$/)
})

it.each(rowsToRun(visitsBeside, 2))(
  'a visit that is told beside other answers is not lost: %s',
  async (typed) => {
    const { visit, talk, valuesOf } = await openAt('data-de-vencimento')
    const said = await talk.say(typed)
    const { earlyAnswers } = visit.ui()
    const { keptDoubts, doubt } = visit.state().dialogue
    const known = [
      ...Object.keys({ ...valuesOf(), ...earlyAnswers }),
      ...keptDoubts.map(({ step }) => step),
      doubt?.step,
    ]
    expect(known.includes('data-instalacao') ? '' : said).toBe('')
  },
)
