import { describe, expect, it } from 'vitest'
import { startAnswered, startVisited } from '../../src/store/events.ts'
import { answerAll, confirmation, goTo, journeyServer } from '../support/journey.ts'
import type { Visit } from '../support/visit.ts'

const journeys = journeyServer()

/** An order up to a step; its visitor comes back to the start page. */
async function returning(step: 'email' | 'pedido-realizado', prefix = ''): Promise<Visit> {
  const visit = journeys().open()
  await goTo(visit, step === 'email' ? step : 'confirmacao')
  if (step !== 'email') await answerAll(visit, [confirmation])
  await visit.at(step)
  await visit.saved()
  const again = journeys().open({ kept: visit.kept, idle: true, step: null, prefix })
  again.store.dispatch(startVisited())
  await again.until('the stored order', ({ flow }) => flow.phase === 'ready')
  return again
}
const ask = (visit: Visit, cep: string) => visit.store.dispatch(startAnswered({ values: { cep } }))

describe('the start page of a returning visitor', () => {
  it('the CEP of the order leads on where the order stands', async () => {
    const visit = await returning('email')
    const before = visit.flow().subjectId
    ask(visit, '01310-100')
    await visit.at('email')
    expect(visit.flow().subjectId).toBe(before)
  })

  it('another CEP corrects the address of the order', async () => {
    const visit = await returning('email')
    const before = visit.flow().subjectId
    ask(visit, '04007-001')
    await visit.at('nr-imovel')
    expect(visit.order().answers.cep?.values.cep).toBe('04007001')
    expect(visit.order().answers.nome?.values.name).toBe('Maria da Silva')
    expect(visit.flow()).toMatchObject({ subjectId: before, returnTo: 'email' })
  })

  it('after an order that is made it begins another one', async () => {
    const visit = await returning('pedido-realizado')
    ask(visit, '04007-001')
    await visit.at('nr-imovel')
    expect(visit.order().finished).toBeNull()
    expect(visit.order().answers.nome).toBeUndefined()
    expect(visit.flow().subjectId).toBeNull()
  })

  it("under another campaign it begins that campaign's order", async () => {
    const visit = await returning('email', 'timblack')
    ask(visit, '04007-001')
    await visit.at('nr-imovel')
    expect(visit.order()).toMatchObject({ prefix: 'timblack' })
    expect(visit.flow().subjectId).toBeNull()
  })

  it('a CEP that cannot be is refused there, and costs nothing', async () => {
    const visit = await returning('pedido-realizado')
    ask(visit, '0131')
    expect(visit.flow().problems.cep).toEqual({ cep: 'CEP tem 8 números; você digitou 4' })
    expect(visit.order().finished).not.toBeNull()
  })
})
