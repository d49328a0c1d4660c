/** What a backend of the specification cannot do is not requested from it: visitors are told so and can continue. */
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createApi } from '../../../src/api/create-api.ts'
import {
  restrictToSpecification,
  withCepLookUpFallback,
} from '../../../src/api/specification-only-server/specified-calls.ts'
import { ALL_CAPABILITIES, capabilitiesOf } from '../../../src/contract/server-capabilities.ts'
import { cepSearch, postalService } from '../../../src/content/cep-search.ts'
import { chatReplies } from '../../../src/content/command-replies.ts'
import { answersAboutOrderAndService } from '../../../src/content/replies-about-order-and-service.ts'
import { remarkAnswers } from '../../../src/content/replies-about-prices-and-plans.ts'
import { orderSelfService } from '../../../src/content/order-self-service.ts'
import { selectPosition } from '../../../src/store/selectors.ts'
import { journeyServer } from '../../support/journey-test-setup.ts'
import {
  answers,
  coverage,
  specificationBackend,
  standard,
  walk,
} from '../../support/specification-backend/walk-journeys.ts'
import { openChatInTab } from '../../support/chat-in-simulated-tab.ts'

const backend = specificationBackend({ refusesUnknown: true })
const ours = journeyServer()

async function talkAt(until: string) {
  const visit = backend.open(standard, { mode: 'chat' })
  const talk = await openChatInTab(visit)
  await walk(visit, { says: answers, until })
  await visit.saved()
  const before = backend.now().asked.length
  return {
    talk,
    visit,
    /** What was asked since then. */
    asked: () => backend.now().lines().slice(before),
  }
}

describe('a chat with a backend of the specification', () => {
  it('leads to the postal service, where streets are not searched for (D102)', async () => {
    const { talk, visit, asked } = await talkAt('cep')
    for (const text of ['nao sei meu cep', 'rua augusta 1200, são paulo']) {
      expect(await talk.say(text)).toBe(cepSearch.elsewhere)
      expect(visit.state().dialogue.lines.at(-1)?.link).toEqual(postalService)
    }
    expect(selectPosition(visit.state())).toBe('cep')
    expect(asked()).toEqual([])
    backend.expectClean(visit)
  })

  it('offers no order without an e-mail address, which the specification does not know (D108)', async () => {
    const { talk, visit, asked } = await talkAt('email')
    expect(await talk.say('não tenho email')).toContain('uma pessoa da equipe faz o pedido com você')
    expect(selectPosition(visit.state())).toBe('email')
    expect(asked()).toEqual([])
    backend.expectClean(visit)
  })

  it('leads to a person who would continue elsewhere (D102)', async () => {
    const { talk, visit, asked } = await talkAt('email')
    expect(await talk.say('quero continuar no celular')).toBe(chatReplies.commands.elsewhereByPerson)
    expect(visit.state().dialogue.aside).toBe('human')
    expect(asked()).toEqual([])
    backend.expectClean(visit)
  })

  it('leads to a person who would have everything erased (D102)', async () => {
    const { talk, visit, asked } = await talkAt('email')
    expect(await talk.say('desisto, não quero mais contratar')).toContain(
      answersAboutOrderAndService.desistir(false),
    )
    expect(talk.buttons()).toEqual([remarkAnswers.buttons.person])
    expect(asked()).toEqual([])
    backend.expectClean(visit)
  })

  it('is told that data are safe, and nothing of a button that is not there (D102)', async () => {
    const { talk, visit } = await talkAt('email')
    const told = await talk.say('meus dados estão seguros?')
    expect(told).toContain('fale com a equipe')
    expect(told).not.toContain('Apagar meus dados')
    backend.expectClean(visit)
  })

  it('is promised no confirmation by e-mail, which no call of the specification sends (D102)', async () => {
    const { talk, visit } = await talkAt('confirmacao')
    const told = await talk.say('a confirmação por e-mail chega quando?')
    expect(told).toContain('ele e a página do pedido são a sua confirmação')
    backend.expectClean(visit)
  })

  it('leads to a person who would change the visit (D102)', async () => {
    const { talk, visit, asked } = await talkAt('pedido-realizado')
    expect(await talk.say('quero mudar o dia da visita')).toBe(orderSelfService.visit.byPerson)
    expect(visit.state().dialogue.aside).toBe('human')
    expect(asked()).toEqual([])
    backend.expectClean(visit)
  })
})

it.each(['pages', 'chat'] as const)(
  'a link to the waiting list checks an address in the %s (D56, D102)',
  async (mode) => {
    const visit = backend.open(standard, { mode, step: null, link: { by: 'ls', value: '5601' } })
    await expect
      .poll(() => visit.opened)
      .toEqual([
        mode === 'chat' ? '/consultar-cobertura/chat' : '/consultar-cobertura/verificando-disponibilidade/',
      ])
    expect(visit.ui().notice).toBeNull()
    expect(backend.now().asked).toEqual([])
    const there = backend.open(coverage, { mode })
    await there.at('cep')
    backend.expectClean(visit, there)
  },
)

it('prices are told from the backend’s own list of plans, also from one that comes alone (D104)', async () => {
  backend.now().change(/^GET json/, ({ plans }) => plans)
  const visit = backend.open(standard, { mode: 'chat' })
  const talk = await openChatInTab(visit)
  expect((await talk.say('quanto custa?')).replaceAll('\u00a0', ' ')).toContain('De R$ 79,90, 300 Mega')
  backend.expectClean(visit)
})

it('GET cep/coverage is asked with state, city and neighborhood (F7.5, D103)', async () => {
  const visit = await backend.openAt('planos', standard)
  expect(backend.now().asked.find(({ template }) => template === 'GET cep/coverage')?.query).toMatchObject({
    cep: '01310100',
    number: '1000',
    state: 'SP',
    city: 'São Paulo',
    neighborhood: 'Bela Vista',
  })
  backend.expectClean(visit)
})

describe('the street of a CEP', () => {
  const lookUp = async (cep: string) => {
    const shared = { fetch, channel: (): 'pages' => 'pages' }
    const { port } = ours().app.server.address() as AddressInfo
    const specified = { base: backend.now().base, can: capabilitiesOf([]), admit: restrictToSpecification }
    const own = { base: `http://127.0.0.1:${port}/api`, can: ALL_CAPABILITIES }
    const api = createApi({ ...shared, ...specified })
    return withCepLookUpFallback(api, () => createApi({ ...shared, ...own })).address.ofCep(cep, {})
  }

  it('comes from the page’s server where the other one does not answer (D103)', async () => {
    backend.now().refuse(/cep\/information/, 404, { error: 'Não existe' })
    expect(await lookUp('01310100')).toMatchObject({ address: 'Avenida Paulista', UF: 'SP' })
    backend.now().cut(/cep\/information/, 'before')
    expect(await lookUp('01310100')).toMatchObject({ address: 'Avenida Paulista', UF: 'SP' })
  })

  it('is not asked again where the other one has answered (D103)', async () => {
    backend.now().refuse(/cep\/information/, 200, { error: 'Este CEP saiu de uso' })
    await expect(lookUp('01310100')).rejects.toMatchObject({ failure: { text: 'Este CEP saiu de uso' } })
  })
})
