/** Conversations up to the receipt in which parts of messages used to get lost (docs/decisions/0092). */
import { expect, it } from 'vitest'
import type { TranscriptLine } from '../../src/conversation/transcript-lines.ts'
import { journeyServer } from '../support/journey-test-setup.ts'
import { JOURNEY, SPECIFIED } from '../support/orders-at-step.ts'
import { openChatInTab, type ChatInTab } from '../support/chat-in-simulated-tab.ts'
import type { Visit } from '../support/visit-without-browser.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()

const begin = async () => {
  const visit = journeys().open({ mode: 'chat', step: null })
  return { visit, talk: await openChatInTab(visit) }
}

const ADDRESS = ['01310-100', '1000 ap 12']
const PERSON = [
  '500 mega',
  'Maria da Silva',
  '11 98765-4321',
  'maria@exemplo.com.br',
  '13/05/1990',
  'Antonia Pereira',
]
const PAYMENT = ['529.982.247-25', 'dia 10', 'não']
const VISIT = ['23/11/2026 de manhã']

async function tell(talk: ChatInTab, said: readonly string[]): Promise<void> {
  for (const each of said) await talk.say(each)
}

async function finish(visit: Visit, talk: ChatInTab): Promise<void> {
  await visit.at('confirmacao')
  await talk.say('sim, confirmo o pedido')
  await visit.at('pedido-realizado')
}

it('a remark about another address is answered where it is made, and moves nothing', async () => {
  const { visit, talk } = await begin()
  const first = 'quero contratar pra minha mãe, ela mora em outro endereço'
  expect(await talk.say(first)).toContain('nome, nascimento, nome da mãe e CPF são os de quem contrata')
  expect(talk.texts()).toContain(first)
  expect(await talk.say('é pra outra casa, não a minha')).toContain('Vale o endereço onde a internet vai ser')
  await tell(talk, [...ADDRESS, ...PERSON, '529.982.247-25'])
  for (const said of [
    'a fatura pode ir para outro endereço?',
    'dá pra colocar em outra casa também?',
    'posso usar outro cpf?',
  ]) {
    expect(await talk.say(said)).not.toBe('')
    expect(talk.texts()).toContain(said)
    expect(talk.position()).toBe('data-de-vencimento')
  }
  expect(talk.buttons()).toEqual(['Trocar', 'Deixar como está'])
  expect(await talk.say('não')).toContain('Certo, continuamos daqui.')
  await tell(talk, ['dia 10', 'não', ...VISIT])
  await finish(visit, talk)
})

it('another address opens when that is confirmed', async () => {
  const { talk } = await begin()
  await tell(talk, ADDRESS)
  expect(await talk.say('dá pra colocar em outra casa também?')).toContain('O pedido está com CEP 01310-100')
  await talk.say('sim')
  expect(talk.position()).toBe('cep')
})

it('the number of the house, named at another question, corrects the address', async () => {
  const { visit, talk } = await begin()
  await tell(talk, [...ADDRESS, '500 mega', 'Maria da Silva'])
  await visit.at('telefone')
  await talk.say('errei o número da casa, é 1002')
  await visit.at('telefone')
  expect(visit.order().answers['nr-imovel']?.values).toMatchObject({ number: '1002', complement: 'ap 12' })
  // digits at the question of a telephone may be one, so they are not repeated
  expect(talk.texts().slice(-4)).toEqual([
    'errei o número da casa, é …',
    'Número: 1000, ap 12 → 1002, ap 12.',
    'Troquei para 1002, ap 12. O plano continua.',
    'Qual é o seu telefone com DDD?',
  ])
  expect(visit.order().answers.telefone).toBeUndefined()
  await tell(talk, [...PERSON.slice(2), ...PAYMENT, ...VISIT])
  await finish(visit, talk)
})

/** What the visitor has said, in the order on the screen: answers, chips, and what was said beside them. */
const bubblesOf = (lines: readonly TranscriptLine[]): { key: string; text: string }[] =>
  lines.flatMap((line) => {
    // a question of ours that was skipped
    if (line.kind === 'answer' && JOURNEY.includes(line.step) && !SPECIFIED.includes(line.step)) return []
    if (line.kind === 'side') return bubblesOf(line.lines)
    if (line.kind === 'answer') return [{ key: line.key, text: line.text }]
    return line.kind === 'taken' ? [{ key: line.key, text: line.steps.join(' + ') }] : []
  })

it('bubbles stand in the order of time, whatever is told ahead, asked or corrected (D95)', async () => {
  const { talk } = await begin()
  let before: string[] = []
  for (const said of [
    'tem fidelidade?',
    '01310-100',
    '1000 ap 12',
    'quanto tempo demora pra instalar?',
    'meu nome é Maria da Silva e meu email é maria@exemplo.com.br',
    '500 mega',
    'vocês aceitam cachorro?',
    'tem multa?',
    '11 98765-4321',
    'na verdade o número da casa é 1002',
    '13/05/1990',
    'Antonia Pereira 529.982.247-25',
    'por que precisa disso?',
    'dia 10',
  ]) {
    await talk.say(said)
    const after = bubblesOf(talk.lines()).map(({ key }) => key)
    const stayed = before.filter((key) => after.includes(key))
    expect(after.slice(0, stayed.length), `after “${said}”`).toEqual(stayed)
    expect(after.length, `“${said}” leaves a bubble`).toBeGreaterThan(stayed.length)
    before = after
  }
})

it('what was noted is not asked again', async () => {
  const { visit, talk } = await begin()
  await tell(talk, ['01310-100', 'apto 42'])
  await talk.say('1000')
  expect(talk.position(), 'the flat was told before its number').toBe('planos')
  await tell(talk, [...PERSON])
  expect(await talk.say('Maria da Silva 529.982.247-25'), 'her name says whose document it is').toBe('')
  expect(talk.position()).toBe('data-de-vencimento')
  expect(await talk.say('o complemento é apto 43')).toContain('1000, apto 43')
  await talk.say('sim')
  await visit.at('data-de-vencimento')
  await tell(talk, ['troca meu email: outra@exemplo.com.br', 'dia 10', 'não', ...VISIT])
  await finish(visit, talk)
  expect(visit.order().answers['nr-imovel']?.values).toMatchObject({ number: '1000', complement: 'apto 43' })
})

it('the question stands again behind an error, which goes with its answer', async () => {
  const { visit, talk } = await begin()
  expect(await talk.say('vocês tem o de 49,99?')).toMatch(/R\$.49,99[^]*E o seu CEP\?/)
  await talk.say('1310')
  expect(talk.texts().at(-1)).toBe('CEP tem 8 números; você digitou 4')
  for (const said of ['oi', 'tem fidelidade?', 'obrigada']) {
    expect(await talk.say(said)).not.toContain('8 números')
    expect(talk.texts().at(-1)).toContain('E o seu CEP?')
  }
  await tell(talk, [...ADDRESS, ...PERSON.slice(0, 4), '31/02/1990'])
  expect(await talk.say('por que precisa disso?')).not.toContain('Data')
  expect(talk.texts().at(-1)).not.toContain('Data inválida')
  await tell(talk, [...PERSON.slice(4), ...PAYMENT, ...VISIT])
  await finish(visit, talk)
})

const besideTelephone = [
  ['apto 42 bloco b e meu zap é 11 98765-4321', 'apto 42 bloco b'],
  ['casa, meu zap é 11 98765-4321', ''],
  ['bloco b apto 42. pode mandar pro 11 98765-4321', 'bloco b apto 42'],
  ['apto 42 tel 11987654321', 'apto 42'],
] as const

it.each(rowsToRun(besideTelephone, (_, at) => at === 1))(
  '%j is a flat and a telephone, not one address',
  async (said, complement) => {
    const { visit, talk } = await begin()
    await tell(talk, ['01310-100', '1000', said])
    expect(visit.order().answers['nr-imovel']?.values.complement).toBe(complement)
    expect(visit.order().answers.telefone?.values.phone).toBe('11987654321')
    await tell(talk, [
      '500 mega',
      'Maria da Silva',
      'maria@exemplo.com.br',
      '13/05/1990',
      'Antonia Pereira',
      ...PAYMENT,
      ...VISIT,
    ])
    await finish(visit, talk)
  },
)
