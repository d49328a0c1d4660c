/** Visitors who do not know their CEP find it in the chat by street and town. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cepSearch, postalService } from '../../src/content/cep-search.ts'
import { UNKNOWN_CEP } from '../../src/content/unknown-cep-button.ts'
import { streetsRequested } from '../../src/store/redux-actions.ts'
import { journeyServer } from '../support/journey-test-setup.ts'
import { viaCep, type ViaCep } from '../support/viacep-server.ts'
import type { Visit } from '../support/visit-without-browser.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { talkFromStart } from '../support/talk-at-question.ts'

let source: ViaCep
const env: Record<string, string> = { STREET_PROVIDER: 'viacep' }
beforeAll(async () => {
  source = await viaCep()
  env.VIACEP_URL = source.origin
})
afterAll(() => source.close())
beforeEach(() => source.reset())

const journeys = journeyServer({ env })

const linked = (visit: Visit) => visit.state().dialogue.lines.at(-1)?.link

describe('a CEP that is not known (D98)', () => {
  it('is found in one message', async () => {
    const { visit, talk } = await talkFromStart(journeys())
    expect(await talk.say('nao sei o cep de cabeça, é rua augusta 1200 ali na consolação')).toBe(
      'Em que cidade fica “rua augusta”?',
    )
    await talk.say('rua augusta, 1200, são paulo')
    await talk.say('sim')
    expect(visit.order().answers.cep?.values.cep).toBe('01304001')
    expect(visit.order().answers['nr-imovel']?.values.number).toBe('1200')
  })

  /** What is typed, CEPs offered as buttons. */
  const TYPED = [
    ['não sei o cep, moro na rua augusta 1200 em são paulo', ['01304-001']],
    ['moro na r. augusta, consolação, são paulo - sp', ['01304-000', '01304-001', '01412-000']],
    ['augusta 1200', []],
    ['tem fibra na rua augusta 2100 são paulo?', ['01412-000']],
    ['Rua Augusta 2500 ap 4, São Paulo, SP', ['01412-000']],
  ] as const
  it.each(rowsToRun(TYPED, 2))('is offered after “%s”', async (typed, ceps) => {
    const { visit, talk } = await talkFromStart(journeys())
    await talk.say(typed)
    const { aside } = visit.state().dialogue
    const actions = aside !== null && typeof aside === 'object' ? aside.actions : []
    const offered = actions.flatMap(({ answers }) => answers?.cep?.cep ?? [])
    expect(offered).toEqual(ceps.map((cep) => cep.replace('-', '')))
  })

  /** Ways to say it. Each begins the search. */
  const EXCUSES = [
    'nao sei o sep',
    'não lembro o cep de cabeça',
    'qual é meu cep?',
    'ih, esqueci',
    'no se mi codigo postal',
    UNKNOWN_CEP,
  ]
  it.each(rowsToRun(EXCUSES, 2))('is searched for after “%s”', async (excuse) => {
    const { talk } = await talkFromStart(journeys())
    expect(await talk.say(excuse)).toBe(cepSearch.chat.ask[0])
    expect(talk.position()).toBe('cep')
  })

  /** What is none of it. */
  const OTHERS = ['o que é cep?', 'não quero dizer meu nome', 'por que o cep?']
  it.each(rowsToRun(OTHERS, 1))('is not searched for after “%s”', async (message) => {
    const { visit, talk } = await talkFromStart(journeys())
    await talk.say(message)
    expect(visit.state().dialogue.memory.cepSearch).toBeUndefined()
  })

  it('is chosen in words: by number of the house, neighbourhood or place in the list', async () => {
    for (const [words, cep] of [
      ['1200', '01304001'],
      ['cerqueira césar', '01412000'],
      ['a segunda', '01304001'],
    ] as const) {
      const { visit, talk } = await talkFromStart(journeys())
      await talk.say('rua augusta, são paulo')
      expect(visit.state().dialogue.aside).toMatchObject({ actions: { length: 4 } })
      await talk.say(words)
      expect(visit.order().answers.cep?.values.cep).toBe(cep)
    }
  })

  it('lists six streets at most, and says how to get to one', async () => {
    const { visit, talk } = await talkFromStart(journeys())
    expect(await talk.say('avenida paulista, são paulo')).toBe(cepSearch.chat.many(8))
    expect(talk.buttons()).toHaveLength(7)
    await talk.say('número 900')
    expect(visit.order().answers.cep?.values.cep).toBe('01310100')
    expect(visit.order().answers['nr-imovel']?.values.number).toBe('900')
  })

  it('is not guessed if the CEPs of a street differ in nothing that is known', async () => {
    const { visit, talk } = await talkFromStart(journeys())
    // our own table does not say for which houses a CEP is
    source.answer = (_request, response) => void response.end('[]')
    expect(await talk.say('avenida paulista, são paulo')).toBe(cepSearch.indistinct(6))
    expect(linked(visit)).toEqual(postalService)
    expect(talk.buttons()).toHaveLength(7)
  })

  it('is asked for again if none of the streets is the visitor’s', async () => {
    const { visit, talk } = await talkFromStart(journeys())
    await talk.say('rua augusta, são paulo')
    expect(await talk.press(cepSearch.chat.none)).toBe(cepSearch.chat.noneFound)
    expect(linked(visit)).toEqual(postalService)
    await talk.say('rua caiubi, são paulo')
    expect(talk.buttons()).toEqual([cepSearch.chat.yes, cepSearch.chat.none])
    await talk.say('não')
    expect(visit.order().answers.cep).toBeUndefined()
  })

  it('says which town it does not know, and which it knows several times', async () => {
    const { talk } = await talkFromStart(journeys())
    await talk.say('rua augusta')
    expect(await talk.say('Xanadu')).toBe(cepSearch.noTown('Xanadu'))
    expect(await talk.say('bom jesus')).toBe(cepSearch.severalTowns)
    expect(talk.buttons()).toContain('Bom Jesus/PI')
    expect(await talk.press('Bom Jesus/PI')).toBe(cepSearch.noStreet('rua augusta', 'Bom Jesus/PI'))
  })

  it('is found by the postal service where nothing answers', async () => {
    const { visit, talk } = await talkFromStart(journeys())
    source.answer = (_request, response) => void response.writeHead(502).end()
    expect(await talk.say('rua augusta, são paulo')).toBe(cepSearch.failed)
    expect(linked(visit)).toEqual(postalService)
    expect(talk.position()).toBe('cep')
  })

  it('is not found after the visitor went on', async () => {
    const { visit, talk } = await talkFromStart(journeys())
    source.answer = (_request, response) => void setTimeout(() => response.end('[]'), 150)
    const asked = talk.say('rua augusta, são paulo')
    await talk.say('01310-100')
    await asked
    expect(visit.order().answers.cep?.values.cep).toBe('01310100')
    expect(visit.state().dialogue.lines.map(({ text }) => text)).not.toContain(
      cepSearch.noStreet('rua augusta', 'São Paulo/SP'),
    )
  })

  it('records what else the message said', async () => {
    const { visit, talk } = await talkFromStart(journeys())
    await talk.say('meu nome é Ana Prado, moro na rua augusta 1200, são paulo')
    await talk.say('sim')
    expect(visit.order().answers.cep?.values.cep).toBe('01304001')
    expect(visit.state().ui.earlyAnswers.nome ?? visit.order().answers.nome?.values).toMatchObject({
      name: 'Ana Prado',
    })
  })

  it('sends street and town to the search, and nothing else', async () => {
    const { talk } = await talkFromStart(journeys())
    await talk.say('meu nome é Ana Prado, moro na rua augusta 1200 ap 12, são paulo')
    expect(source.asked).toEqual(['/ws/SP/São Paulo/rua augusta/json/'])
  })
})

describe('a search whose code does not load or is overtaken', () => {
  it('is replaced by a newer one', async () => {
    const visit = journeys().open({ mode: 'chat', step: null })
    visit.store.dispatch(streetsRequested({ street: 'rua augusta', city: 'são paulo' }))
    visit.store.dispatch(streetsRequested({ street: 'avenida paulista', city: 'são paulo' }))
    await visit.until('the streets', ({ streets }) => streets.status === 'done')
    expect(visit.state().streets).toMatchObject({ query: { street: 'avenida paulista' } })
  })
})
