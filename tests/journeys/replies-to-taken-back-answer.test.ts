/** The message that follows an answer takes it back, replaces it or corrects a part of it (D131, D133). */
import { expect, it } from 'vitest'
import type { Values } from '../../src/funnel/step-and-journey-types.ts'
import { handleMessage } from '../../src/conversation/messages.ts'
import { openChatInTab } from '../support/chat-in-simulated-tab.ts'
import { goTo, journeyServer } from '../support/journey-test-setup.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()

/** Answers a question by a message, then sends what follows it. */
async function follow(step: string, answer: string, typed: string) {
  const { visit, talk } = await talkAt(journeys(), step, {}, [answer])
  const valuesOf = () =>
    Object.fromEntries(Object.entries(visit.order().answers).map(([id, { values }]) => [id, values]))
  const before = valuesOf()
  const open = talk.position()
  const said = await talk.say(typed)
  return { visit, talk, before, after: valuesOf(), said, open }
}

type Row = readonly [step: string, answer: string, typed: string, values: Values]

/** The whole new value: it is corrected, and the conversation says what it was and is. */
const corrected: readonly Row[] = [
  ['telefone', '11 98765-4321', 'quer dizer, 11 98765-4322', { phone: '11987654322' }],
  ['telefone', '11 98765-4321', 'na verdade é 11 98765-4322', { phone: '11987654322' }],
  ['data-nascimento', '13/05/1985', 'errei, é 14/05/1985', { birth_date: '14/05/1985' }],
  ['data-de-vencimento', 'dia 10', 'ops, dia 15', { due_date: '15' }],
  ['data-de-vencimento', 'dia 10', 'me enganei, é 15', { due_date: '15' }],
  ['data-de-vencimento', 'dia 10', '20, desculpa', { due_date: '20' }],
  ['cpf', '529.982.247-25', 'ih, errei. 111.444.777-35', { cpf: '11144477735' }],
  ['cep', '01310-100', 'ops, 01310-200', { cep: '01310200' }],
  // written after the code
  ['telefone', '11 98765-4321', 'foi mal, 11 91234-5678', { phone: '11912345678' }],
  ['telefone', '11 98765-4321', '11 97777-4300, digitei errado', { phone: '11977774300' }],
  ['telefone', '11 98765-4321', 'na verdade meu zap é 11 95555-4300', { phone: '11955554300' }],
  ['data-nascimento', '12/03/1984', 'digo, 13/03/1984', { birth_date: '13/03/1984' }],
  ['data-de-vencimento', 'dia 5', 'hm, melhor dia 10', { due_date: '10' }],
  ['data-de-vencimento', 'dia 5', 'pensando melhor 25', { due_date: '25' }],
  ['cpf', '529.982.247-25', 'ops, 111.444.777-35', { cpf: '11144477735' }],
  ['planos', 'o de 700', 'ih, era o de 500', { idPlan: 'plan-d500a' }],
  [
    'data-instalacao',
    'segunda de manhã',
    'quer dizer, terça à tarde',
    { date: '24/11/2026', period: 'tarde' },
  ],
]

/** A part of it, or a value in doubt: the whole is proposed. */
const proposed: readonly Row[] = [
  ['telefone', '11 98765-4321', 'ops termina em 22', { phone: '11987654322' }],
  ['telefone', '11 98765-4321', 'desculpa, é 4322 no final', { phone: '11987654322' }],
  ['telefone', '11 98765-4358', '85 desculpa inverti', { phone: '11987654385' }],
  ['conta-debito', 'inter 0001 12345-6', 'ops, a agência é 0002', { agency: '0002' }],
  ['data-nascimento', '13/05/1985', '58 desculpa inverti', { birth_date: '13/05/1958' }],
  ['nome', 'Luisa Matos', 'desculpa, é com z', { name: 'Luiza Matos' }],
  ['nome', 'Luisa Matos', 'ops, Luiza', { name: 'Luiza Matos' }],
  ['nome', 'Felipe Matos', 'é com ph', { name: 'Phelipe Matos' }],
  ['email', 'ana_silva@exemplo.com.br', 'é com hífen', { email: 'ana-silva@exemplo.com.br' }],
  ['email', 'ana.silva@gmail.com', 'ops é hotmail', { email: 'ana.silva@hotmail.com' }],
  ['ativar-debito', 'sim', 'pensando bem não', { direct_debit: 'false' }],
  ['ativar-debito', 'não', 'pensando bem quero sim', { direct_debit: 'true' }],
  ['data-de-vencimento', 'dia 10', 'não, pode ser 15', { due_date: '15' }],
  // written after the code
  ['telefone', '11 98765-4321', 'perdão, os últimos são 4400', { phone: '11987654400' }],
  ['telefone', '11 98765-4321', 'errado, termina com 12', { phone: '11987654312' }],
  ['telefone', '11 98765-4321', 'o ddd é 21, errei', { phone: '21987654321' }],
  ['email', 'maria_souza@hotmail.com', 'é ponto, não underline', { email: 'maria.souza@hotmail.com' }],
  ['email', 'joao.pedro@gmail.com', 'é sem ponto', { email: 'joaopedro@gmail.com' }],
  ['nome', 'Thiago Reis', 'é sem h', { name: 'Tiago Reis' }],
  ['nome', 'Marcos Pires', 'aliás Marcus', { name: 'Marcus Pires' }],
  ['data-nascimento', '12/03/1984', 'opa é 1985', { birth_date: '12/03/1985' }],
  ['conta-debito', 'inter 0001 12345-6', 'ih, a conta termina em 7', { account_number: '12345-7' }],
  ['ativar-debito', 'sim', 'desculpa, não quero não', { direct_debit: 'false' }],
  ['cep', '01310-100', 'ops, final 200', { cep: '01310200' }],
  // without a word that looks back
  ['nr-imovel', '1000 apto 31', 'apto 13, sou disléxico', { complement: 'apto 13' }],
  ['nr-imovel', '1000 casa', 'é 1000 A, a B é de outra família', { number: '1000 A' }],
  ['nr-imovel', '1000 bloco B', 'o bloco é D, o B fica do outro lado', { complement: 'bloco D' }],
  ['nome', 'Zeca Prado', 'to brincando, é José Carlos Mendonça', { name: 'José Carlos Mendonça' }],
  ['nome', 'João Pereira', 'completo é João Pereira Lima ne, esqueci o Lima', { name: 'João Pereira Lima' }],
  ['nome', 'Ana Silva', 'Silveira***', { name: 'Ana Silveira' }],
  ['nome', 'Bruna Matos', 'Mattos*', { name: 'Bruna Mattos' }],
  ['data-nascimento', '12/07/1958', '85!! não sou tão velho assim', { birth_date: '12/07/1985' }],
  ['data-nascimento', '07/12/1985', 'escrevi à moda americana, é 12 de julho', { birth_date: '12/07/1985' }],
  ['data-nascimento', '12/07/1985', 'é dia 13', { birth_date: '13/07/1985' }],
  ['email', 'joao@exemplo.com.br', 'sem o br', { email: 'joao@exemplo.com' }],
  [
    'email',
    'pedroalves@exemplo.com',
    'faltou o ponto, pedro ponto alves',
    { email: 'pedro.alves@exemplo.com' },
  ],
  ['telefone', '11 98765-4321', 'quer dizer 4312, troquei os dois últimos', { phone: '11987654312' }],
  ['telefone', '11 98765-4321', 'o ddd certo é 19', { phone: '19987654321' }],
  [
    'conta-debito',
    'inter 0001 12345-7',
    'o dígito é 6, o 7 era de outra conta',
    { account_number: '12345-6' },
  ],
  ['planos', 'o de 1 giga', 'desce pro 500, ficou caro', { idPlan: 'plan-d500a' }],
]

/** It is only taken back, or its part is not told so that it can be completed: its question opens again. */
const reopened: readonly (readonly [step: string, answer: string, typed: string])[] = [
  ['telefone', '11 98765-4321', 'não, pera'],
  ['telefone', '11 98765-4321', 'errei'],
  ['telefone', '11 98765-4321', 'ih esse é o da loja'],
  ['cpf', '529.982.247-25', 'errei um número'],
  ['conta-debito', 'inter 0001 12345-6', 'ih essa é a da loja'],
  ['planos', 'o de 500', 'não, pera'],
  ['ativar-debito', 'sim', 'ops não, espera'],
  ['email', 'anasilva@exemplo.com.br', 'é com hífen'],
  ['nome', 'Ana Souza', 'me enganei'],
  ['data-nascimento', '13/05/1985', 'essa é a do meu marido'],
  // written after the code
  ['telefone', '11 98765-4321', 'ai desculpa passei o antigo'],
  ['telefone', '11 98765-4321', 'ops troquei dois numeros'],
  ['telefone', '11 98765-4321', 'calma, esse número tá velho'],
  ['email', 'mariasouza@hotmail.com', 'pera, tá errado'],
  ['email', 'joao.pedro@gmail.com', 'eita, faltou um ponto'],
  ['nome', 'Camila Souza Lima', 'não era esse'],
  ['cpf', '529.982.247-25', 'xi, digitei o do meu filho'],
  ['data-de-vencimento', 'dia 5', 'errei o dia'],
  ['conta-debito', 'inter 0001 12345-6', 'esquece essa'],
  ['ativar-debito', 'sim', 'eita não'],
]

/** It may be the reply to the open question as well: it is asked. */
const asked: typeof reopened = [
  ['data-de-vencimento', 'dia 10', 'ops não, espera'],
  ['data-de-vencimento', 'dia 10', 'não, pera'],
  // written after the code
  ['ativar-debito', 'sim', 'mudei de ideia'],
  ['data-instalacao', 'segunda de manhã', 'não, pera'],
  // without a word that looks back
  ['cpf', '529.982.247-25', 'esse é da minha mãe, apaga. o meu vou buscar'],
  ['telefone', '11 98765-4321', 'desconsidera esse número, perdi o chip semana passada. vou pegar o novo'],
  ['telefone', '11 98765-4321', 'Aliás esse eu perdi o chip semana passada, esquece'],
  ['email', 'ana@exemplo.com', 'vixe esse email eu nem abro mais, ignora'],
  ['cep', '01310-100', 'esse é do serviço, o de casa eu te mando já já'],
  ['planos', 'o de 500', 'espera não marca ainda, minha mulher quer opinar'],
  ['ativar-debito', 'quero sim', 'ih não, esquece, o banco me cobra pra isso'],
  ['data-nascimento', '13/05/1985', 'essa aí é quando casei haha'],
  ['conta-debito', 'inter 0001 12345-6', 'não usa essa, tá sem saldo'],
]

/** A plain answer to the open question, which leaves the last one alone. */
const plain: readonly (readonly [step: string, answer: string, typed: string, open: Values])[] = [
  ['cpf', '529.982.247-25', 'não, pode ser dia 10', { due_date: '10' }],
  ['cpf', '529.982.247-25', 'melhor dia 5', { due_date: '5' }],
  ['data-de-vencimento', 'dia 10', 'não, prefiro boleto', { direct_debit: 'false' }],
  ['data-de-vencimento', 'dia 10', 'pensando bem, débito não', { direct_debit: 'false' }],
  ['telefone', '11 98765-4321', 'desculpa a demora, ana@exemplo.com.br', { email: 'ana@exemplo.com.br' }],
  ['nome', 'Luisa Matos', 'ops, 11 98765-4321', { phone: '11987654321' }],
  ['ativar-debito', 'não', 'na verdade segunda de tarde', { date: '23/11/2026', period: 'tarde' }],
  // written after the code
  ['cpf', '529.982.247-25', 'desculpa, dia 20', { due_date: '20' }],
  ['data-de-vencimento', 'dia 5', 'melhor não', { direct_debit: 'false' }],
  ['data-de-vencimento', 'dia 5', 'ih, sim', { direct_debit: 'true' }],
  ['data-de-vencimento', 'dia 20', 'na verdade prefiro no boleto', { direct_debit: 'false' }],
  ['conta-debito', 'inter 0001 12345-6', 'não, terça de manhã', { date: '24/11/2026', period: 'manha' }],
  ['planos', 'o de 700', 'ops, Marina Prado', { name: 'Marina Prado' }],
]

it.each(corrected)('%s, %s: “%s” corrects it', async (step, answer, typed, values) => {
  const { talk, before, after, open } = await follow(step, answer, typed)
  expect(after[step]).toMatchObject(values)
  expect({ ...after, [step]: null }).toEqual({ ...before, [step]: null })
  expect(talk.position()).toBe(open)
  expect(talk.texts().join(' ')).toMatch(/→/)
})

it.each(proposed)('%s, %s: “%s” proposes it', async (step, answer, typed, values) => {
  const { visit, before, after, said } = await follow(step, answer, typed)
  expect(after).toEqual(before)
  const { doubt } = visit.state().dialogue
  expect(doubt).toMatchObject({ step, why: 'confirm', values: { ...before[step], ...values } })
  expect(said).toMatch(/\?/)
})

it.each(reopened)('%s, %s: “%s” opens its question again', async (step, answer, typed) => {
  const { talk, visit, before, after, said } = await follow(step, answer, typed)
  expect(after).toEqual(before)
  expect(talk.position()).toBe(step)
  expect(visit.state().dialogue.doubt).toBeNull()
  expect(said).toContain('vamos corrigir')
})

it.each(asked)('%s, %s: “%s” is asked', async (step, answer, typed) => {
  const { visit, before, after, said, open, talk } = await follow(step, answer, typed)
  expect(after).toEqual(before)
  expect(talk.position()).toBe(open)
  expect(said).toContain('Quer trocar?')
  const { aside } = visit.state().dialogue
  // a wish that it may be stands between
  const actions = aside && typeof aside === 'object' && 'actions' in aside ? aside.actions : []
  expect(actions.at(0)).toMatchObject({ opens: step })
  expect(actions.at(-1)).toMatchObject({ label: 'Deixar como está' })
  expect(actions.length).toBeLessThanOrEqual(3)
})

it.each(plain)('%s, %s: “%s” answers the open question', async (step, answer, typed, values) => {
  const { before, after, open } = await follow(step, answer, typed)
  expect(after[open]).toMatchObject(values)
  expect(after[step]).toEqual(before[step])
})

it.each([
  'pensando bem não manda não',
  'melhor não mandar',
  'ah não, tira as ofertas',
  'mudei de ideia, não quero receber nada',
  'ih não, não quero receber',
])('consent to offers is withdrawn by “%s” (D133)', async (typed) => {
  const { after, said } = await follow('email', 'ana@exemplo.com.br, pode mandar ofertas sim', typed)
  expect(after.email).toEqual({ email: 'ana@exemplo.com.br', accept_promotions: 'false' })
  expect(said).toContain('sim → não')
})

it.each([
  'pensando bem não',
  'ops não, espera',
  'não, pera',
  'ah não, deixa',
  'deixa como estava',
  'mudei de ideia',
])('a change at the review that “%s” takes back is proposed as it was', async (typed) => {
  const { visit, before, after, said } = await follow('confirmacao', 'muda o vencimento pro dia 20', typed)
  expect(before['data-de-vencimento']).toEqual({ due_date: '20' })
  expect(after).toEqual(before)
  expect(said).toContain('dia 20 → dia 10. É isso?')
  expect(visit.order().finished).toBeNull()
})

it.each([
  'ops não, espera',
  'não, pera',
  'pensando bem não',
  'cancela',
  'PARA para, cancela isso, meu marido já contratou outra',
  'cancela esse pedido por favor',
])('after the order “%s” says that it is placed, and offers a person', async (typed) => {
  const { visit, said } = await follow('confirmacao', 'sim', typed)
  expect(visit.order().finished).not.toBeNull()
  expect(said).toContain('O pedido já foi feito')
  expect(said).not.toContain('nada foi contratado')
  expect(visit.state().dialogue.aside).toBe('human')
})

it('a yes that could not be sent is taken back by “não, pera”: it is not sent later', async () => {
  const visit = journeys().open({ mode: 'chat', step: null })
  const talk = await openChatInTab(visit)
  await goTo(visit, 'confirmacao')
  visit.wire.disturb(() => 'offline')
  visit.signal('offline')
  handleMessage(visit.store, 'sim')
  await visit.until('the order waits', ({ ui }) => ui.wait?.what === 'finish' && ui.wait.status === 'failed')
  handleMessage(visit.store, 'não, pera')
  expect(talk.told().at(-2)).toContain('só segue com um novo sim')
  visit.wire.disturb(null)
  visit.signal('online')
  await new Promise((done) => setTimeout(done, 300))
  expect(visit.order().finished).toBeNull()
  expect(talk.position()).toBe('confirmacao')
  expect(visit.ui().wait).toBeNull()
  await talk.say('sim')
  expect(visit.order().finished).not.toBeNull()
})

it('what is not understood right after an answer offers to correct that answer first', async () => {
  const { visit, talk } = await follow('planos', 'o de 500', 'um acima desse')
  expect(talk.buttons()[0]).toBe('Corrigir plano')
  const { aside } = visit.state().dialogue
  expect(aside).toMatchObject({ actions: [{ opens: 'planos' }, {}, {}] })
})
