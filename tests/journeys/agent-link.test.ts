/** A customer whom an agent has sent into the chat with a link. */
import { describe, expect, it } from 'vitest'
import { saysItIsMe } from '../../src/conversation/agent-link.ts'
import { orderActionRequested } from '../../src/store/redux-actions.ts'
import { agentLink } from '../support/create-agent-link.ts'
import { openChatInTab } from '../support/chat-in-simulated-tab.ts'
import { answerAll, answersBetween, journeyServer } from '../support/journey-test-setup.ts'
import type { Visit } from '../support/visit-without-browser.ts'

const journeys = journeyServer()

const keyOf = async () => (await agentLink(journeys())).key

/** Opens the chat by a link, and waits for what it says. */
async function arrive(key: string): Promise<Visit> {
  const visit = journeys().open({ mode: 'chat', wish: { sku: 'd1000a' } })
  visit.store.dispatch(orderActionRequested({ what: 'open-agent-link', key }))
  return visit
}
const calls = (visit: Visit) => visit.wire.calls.map(({ method, path }) => `${method} ${path}`)

describe('a link of an agent', () => {
  it('asks first whether it is theirs: nothing is known or stored before', async () => {
    const visit = await arrive(await keyOf())
    await visit.until('the greeting', ({ dialogue }) => dialogue.aside === 'agent')
    expect(visit.state().orderActions.agentLink?.preview).toMatchObject({
      firstName: 'Ana',
      city: 'São Paulo',
    })
    expect(visit.order().answers).toEqual({})
    // the plan of the address names nobody
    expect(calls(visit).filter((call) => !call.startsWith('GET /json/'))).toEqual(['POST /agentLink'])
    expect([...visit.kept.keys()]).toEqual(['wish'])
  })

  it('accepted, leaves only what the agent did not know', async () => {
    const key = await keyOf()
    const visit = await arrive(key)
    await visit.until('the greeting', ({ dialogue }) => dialogue.aside === 'agent')
    visit.store.dispatch(orderActionRequested({ what: 'accept-agent-link', key }))
    await visit.at('email')
    const { answers } = visit.order()
    expect(answers.nome?.values.name).toBe('Ana Beatriz Prado')
    expect(answers['nr-imovel']?.values).toMatchObject({ number: '1000', complement: 'apto 12' })
    expect(answers.planos?.values.idPlan).toBe('plan-d1000a')
    expect(visit.state().dialogue.aside).toBeNull()
    await answerAll(visit, answersBetween('standard', 'telefone', 'confirmacao'))
    await visit.at('confirmacao')
  })

  it('shows no secret that was typed beside the yes (D130)', async () => {
    const visit = await arrive(await keyOf())
    await visit.until('the greeting', ({ dialogue }) => dialogue.aside === 'agent')
    const talk = await openChatInTab(visit)
    await talk.say('não sou eu, meu cpf é 529.982.247-25')
    expect(JSON.stringify(visit.state().dialogue.lines)).not.toContain('982.247')
  })

  it.each([
    ['Sim, sou eu', true],
    ['Não sou eu', false],
    ['sim, começar', true],
    ['Não é este', false],
    ['nao e este', false],
    ['Não é este!', false],
    ['tem fidelidade?', null],
  ])('%s, typed instead of pressed, has the effect of the button', (typed, isMe) => {
    expect(saysItIsMe(typed, null)).toBe(isMe)
  })

  it('that is not valid any more says so, and the order goes on without it', async () => {
    const visit = await arrive('nobody')
    await visit.until('the notice', ({ ui }) => ui.notice?.kind === 'link-dead')
    expect([visit.position(), visit.state().dialogue.aside]).toEqual(['cep', null])
    visit.answer('cep', { cep: '01310-100' })
    await visit.at('nr-imovel')
  })

  it('changes nothing of an order that this browser has', async () => {
    const first = journeys().open({ mode: 'chat' })
    await answerAll(first, [
      ['cep', { cep: '01310-100' }],
      ['nr-imovel', { number: '1500', complement: 'apto 1' }],
    ])
    await first.at('planos')
    const key = await keyOf()
    const visit = await journeys().openOn('planos', { mode: 'chat', kept: first.kept, step: null })
    visit.store.dispatch(orderActionRequested({ what: 'open-agent-link', key }))
    await visit.saved()
    expect(visit.state().orderActions.agentLink).toBeNull()
    expect(visit.order().answers.cep?.values.cep).toBe('01310100')
  })
})
