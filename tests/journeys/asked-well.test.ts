/** What the chat has not understood: buttons with what it may have meant, a person, and the question that stays open. */
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { suggestedCommands, suggestedRemarks } from '../../src/content/suggestions-after-unclear-message.ts'
import { visitorQuestions } from '../../src/content/visitor-questions.ts'
import { asideOpened, chatMemoryUpdated, draftChanged } from '../../src/store/redux-actions.ts'
import { journeyServer } from '../support/journey-test-setup.ts'
import { publish } from '../support/publish-editions.ts'
import { itInFullRun } from '../support/sampled-tests.ts'
import { talkAfterMessages } from '../support/talk-at-question.ts'

const journeys = journeyServer()
const PERSON = 'Falar com uma pessoa'

afterEach(() => vi.unstubAllGlobals())

/** Lets the chat load what its page's own server has, as a browser does. */
function loadFromServer(): void {
  const { port } = journeys().app.server.address() as { port: number }
  const load = fetch
  vi.stubGlobal('fetch', (address: string | URL | Request, init?: RequestInit) =>
    load(typeof address === 'string' ? new URL(address, `http://127.0.0.1:${port}`) : address, init),
  )
}

const beginAtPlans = () => talkAfterMessages(journeys(), ['01310-100', '1000 ap 12'])

async function beginAtName() {
  const { visit, talk } = await beginAtPlans()
  await talk.say('quero o de 500 mega')
  expect(talk.position()).toBe('nome')
  return { visit, talk, misses: () => visit.state().dialogue.misses }
}

describe('a message that was not understood', () => {
  it('is asked well; a button asks in its own words, records nothing and leaves what was typed', async () => {
    const { visit, talk, misses } = await beginAtName()
    const { answers } = visit.order()
    await talk.say('contato pra emergência')
    expect(talk.texts().join('\n')).toContain(
      'Essa eu não entendi. Escreva nome e sobrenome, como no documento. Se for uma destas abaixo, é só tocar.',
    )
    expect(talk.buttons().length).toBeLessThanOrEqual(4)
    expect(talk.buttons().at(-1)).toBe(PERSON)
    visit.store.dispatch(draftChanged({ step: 'nome', name: 'name', value: 'Maria da Sil' }))
    expect(visit.state().ui.drafts.nome).toMatchObject({ name: 'Maria da Sil' })
    expect(await talk.press('Como falo com vocês?')).toContain('Vendas: 0800 555 1020.')
    expect(talk.texts().filter((text) => text === 'Como falo com vocês?')).toHaveLength(1)
    expect(visit.state().ui.drafts.nome).toMatchObject({ name: 'Maria da Sil' })
    expect(visit.order().answers).toEqual(answers)
    expect([talk.position(), misses(), talk.buttons()]).toEqual(['nome', 0, []])
  })

  it('twice in a row gets other words and the person first, then the form alone; then it starts again', async () => {
    const { visit, talk } = await beginAtName()
    await talk.say('contato pra emergência')
    await talk.say('meu aparelho antigo funciona nisso')
    expect(talk.texts().join('\n')).toMatch(/Vamos por outro caminho|Uma pessoa responde/)
    expect(talk.buttons()[0]).toBe(PERSON)
    expect(talk.buttons().length).toBeGreaterThan(1)
    await talk.say('linha de casa junto')
    expect(visit.state().dialogue.aside).toBeNull()
    expect(talk.told().at(-1) ?? '').not.toMatch(/Vamos por outro caminho/)
    await talk.say('tem fidelidade?')
    expect(visit.state().dialogue.misses).toBe(0)
  })

  it('that is a question is admitted, with the nearest ones; typing a button’s words presses it', async () => {
    const { talk } = await beginAtName()
    expect(await talk.say('o serviço de colocar sai de graça ou cobra?')).toContain(
      'Essa eu não sei responder; a equipe responde pelo 0800 555 1020. Se for uma destas abaixo, é só tocar.',
    )
    expect(talk.buttons()).toContain('A instalação é paga?')
    expect(await talk.say('a instalacao é paga')).toContain('Este pedido não inclui cobrança de instalação')
    expect(talk.position()).toBe('nome')
  })

  it('that names plans is offered these first, unless it wants none of them', async () => {
    const { visit, talk } = await beginAtPlans()
    await talk.say('o de 700 ou o 500')
    expect(talk.buttons().slice(0, 2).toSorted()).toEqual(['Quero o 500 Mega', 'Quero o 700 Mega'])
    await talk.say('nem 300 nem 500')
    expect(talk.buttons().join()).not.toMatch(/Quero o [35]00/)
    expect(visit.order().answers.planos).toBeUndefined()
    expect(await talk.say('tem plano de 400?')).toContain('O 400 Mega não existe neste endereço.')
    expect(talk.buttons()).toEqual(['Quero o 300 Mega', 'Quero o 500 Mega'])
  })

  it('asks what HBO Max costs later, or in which month more is paid: each price is told, now and then (D136)', async () => {
    const { talk } = await beginAtPlans()
    expect(await talk.say('quanto fica com HBO Max depois de 12 meses?')).toMatch(
      /500 Mega HBO Max: R\$\s79,99, depois R\$\s189,99\n[^]*\nTodos com fidelidade de 12 meses\./,
    )
    expect(await talk.say('HBO Max sem débito, quanto depois de 12 meses?')).toMatch(
      /sem débito automático, [^]*500 Mega HBO Max: R\$\s89,99, depois R\$\s189,99\n/,
    )
    expect(await talk.say('quanto pago no mês 13?')).toMatch(/300 Mega: R\$\s49,99, depois R\$\s139,99\n/)
    expect(await talk.say('quais têm HBO Max?')).toMatch(/R\$\s189,99/)
    expect(await talk.say('quero com HBO Max')).toMatch(
      /Com HBO Max há, por mês [^]*R\$\s79,99, depois R\$\s189,99/,
    )
  })

  it('asks for the plan for companies: one answer, whatever the words', async () => {
    for (const line of [
      'tem plano pra empresa?',
      'quero o plano pra empresa',
      'quero o empresarial de 1 giga',
    ]) {
      const { talk } = await beginAtPlans()
      expect(await talk.say(line)).toContain('Há também um plano só para empresas: peça pelo 0800 555 1020.')
      expect(talk.texts().join('\n')).not.toContain('não existe neste endereço')
    }
  })

  it('names a card by its place, once all are in one list (D106)', async () => {
    const { visit, talk } = await beginAtPlans()
    visit.store.dispatch(chatMemoryUpdated({ isWholeList: true }))
    await talk.say('quero o terceiro')
    expect(visit.order().answers.planos?.values).toEqual({ idPlan: 'plan-d600a' })
  })

  it('where the flat is asked is told how to write it; who skips it or asks behind “casa” goes on', async () => {
    const begin = () => talkAfterMessages(journeys(), ['01310-100', '1000'])
    const { talk } = await begin()
    expect(talk.position()).toBe('nr-imovel')
    await talk.say('mais ou menos como o do vizinho')
    expect(talk.texts().join('\n')).toContain('Se for apartamento, escreva qual')
    await talk.say('pode pular essa')
    expect(talk.position()).toBe('planos')
    const { talk: other } = await begin()
    expect(await other.say('Só casa. Vocês instalam em área rural tb?')).toContain(
      'Só o endereço exato responde'.slice(3),
    )
    expect(other.position()).toBe('planos')
  })

  it('is answered from the FAQ of the campaign where it asks what the shop’s team has added there (D118)', async () => {
    const added = {
      id: 'cameras',
      question: 'Vocês instalam câmera de segurança?',
      answer: ['Câmeras não fazem parte do plano.', '- Elas usam o Wi-Fi do modem.'],
      links: [{ label: 'Planos', href: '/' }],
    }
    await publish(journeys(), (edition) => ({
      ...edition,
      faq: { ...edition.faq, general: { title: 'Dúvidas', questions: [added] } },
    }))
    const { visit, talk } = await beginAtName()
    loadFromServer()
    expect(await talk.say('vcs instalam camera de segurança?')).toContain(
      'Câmeras não fazem parte do plano.\n• Elas usam o Wi-Fi do modem.',
    )
    expect(visit.state().dialogue.misses).toBe(0)
    expect(await talk.say('vcs instalam camera de segurança?')).toMatch(/câmeras não fazem/)
  })
})

it('a question of a topic is answered where its words speak of that', async () => {
  const { talk } = await beginAtPlans()
  expect(await talk.say('o modem vem junto?')).toContain('emprestado')
})

const labels = [
  ...Object.entries(suggestedRemarks),
  ...Object.entries(visitorQuestions).map(([id, { title }]): [string, string] => [id, title]),
]

test('every label is a different one, and fits on a button', () => {
  const all = [...labels.map(([, label]) => label), ...Object.values(suggestedCommands)]
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((label) => label.length > 42)).toEqual([])
})

itInFullRun('every button has an answer that does not loop', async () => {
  const { visit, talk, misses } = await beginAtName()
  for (const [asks, label] of labels) {
    visit.store.dispatch(asideOpened({ actions: [{ label, asks }] }))
    expect([label, await talk.press(label)]).not.toEqual([label, ''])
    expect([label, misses()]).toEqual([label, 0])
  }
  expect(talk.texts().join('\n')).not.toMatch(/não entendi|não sei responder/)
  for (const label of Object.values(suggestedCommands)) {
    await talk.say(label)
    expect([label, misses()]).toEqual([label, 0])
  }
})
