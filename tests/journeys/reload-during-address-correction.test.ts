/** A reload or a second tab while an address is being corrected loses neither the new address nor the order. */
import { describe, expect, it } from 'vitest'
import type { StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import { wordingOf } from '../../src/questions/look-up-step-texts.ts'
import { correctionRequested, doubtfulAnswerDiscarded } from '../../src/store/redux-actions.ts'
import {
  answerAll,
  answersBefore,
  goTo,
  house,
  journeyServer,
  sameNumber,
} from '../support/journey-test-setup.ts'
import type { Visit } from '../support/visit-without-browser.ts'
import { always, firstOnes } from '../support/faulty-connection.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

const journeys = journeyServer()

const NEW_CEP = { cep: '04007-001' }

/** Changes a part of the address; its check does not get through. */
async function alter(visit: Visit, step: 'cep' | 'nr-imovel', values: Values): Promise<void> {
  visit.wire.disturb(always(/^POST/, 'offline'))
  visit.store.dispatch(correctionRequested({ step }))
  await answerAll(visit, [[step, values]])
  if (step === 'cep') await sameNumber(visit)
  await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
}

/** An order at a step, whose CEP is changed there. */
async function altered(step: StepId = 'confirmacao'): Promise<Visit> {
  const visit = await journeys().openAt(step)
  await alter(visit, 'cep', NEW_CEP)
  return visit
}

/** Where the server would install. */
async function place(visit: Visit): Promise<unknown> {
  const row = await journeys().leadOf(visit, "place->>'cep' as cep, place->>'number' as number")
  return row
}

const addressIn = (visit: Visit) => [
  visit.order().answers.cep?.values.cep,
  visit.order().answers['nr-imovel']?.values.number,
]

describe('a reload while the address is corrected', () => {
  it.each(
    rowsToRun(
      ['verificando-disponibilidade', 'confirmacao', 'planos', null] as const,
      (step) => step === 'confirmacao',
    ),
  )('at %s checks the new address, and leads straight back to the review', async (step) => {
    const again = journeys().reload(await altered(), { step })
    await expect.poll(() => place(again)).toEqual({ cep: '04007001', number: '1000' })
    if (step === 'planos') {
      await again.until('the plans there', ({ order }) => order.facts.coverage !== null)
      again.answer('planos', { idPlan: 'plan-d600a' })
    }
    await again.at('confirmacao')
    expect(again.ui().returnTo).toBeNull()
  })

  it('in the middle of the order leads back to the question that was not answered yet', async () => {
    const again = journeys().reload(await altered('email'), { step: 'nr-imovel' })
    await again.answerAt('nr-imovel', house('78'))
    await again.at('email')
    expect(again.ui().returnTo).toBeNull()
  })
})

describe('what the tab keeps of an address that is corrected', () => {
  itInFullRun('is nothing to another lead of this browser', async () => {
    const visit = await altered()
    const other = await journeys().openAt('nome')
    const kept = new Map([...visit.kept, ['lead', other.ui().recordId ?? '']] as const)
    const again = await journeys().openOn('nome', { kept, step: null })
    expect(addressIn(again)).toEqual(['01310100', '1000'])
    expect([...kept.keys()]).toEqual(['lead'])
  })

  it('is nothing to an order without a lead', async () => {
    const visit = await altered()
    visit.kept.delete('lead')
    const again = await journeys().openOn('cep', { kept: visit.kept, step: null })
    expect(again.order().answers).toEqual({})
    expect([...again.kept.keys()]).toEqual([])
  })
})

describe('an address that is corrected', () => {
  it('stays so when another tab has answered and the order is loaded again', async () => {
    const visit = await journeys().openAt('confirmacao')
    const other = await journeys().openOn('confirmacao', {
      kept: new Map([['lead', visit.ui().recordId ?? '']]),
      step: null,
    })
    await other.correct('nome', { name: 'Eva de Souza' })
    await other.saved()
    visit.wire.disturb(firstOnes(1, /\/name$/, 'offline'))
    await visit.correct('nome', { name: 'Ana de Lima' })
    visit.store.dispatch(correctionRequested({ step: 'cep' }))
    await answerAll(visit, [['cep', NEW_CEP]])
    await sameNumber(visit)
    await visit.at('confirmacao')
    expect(visit.ui().notice?.kind).toBe('other-tab')
    expect(visit.order().answers.nome?.values).toEqual({ name: 'Eva de Souza' })
    expect(await place(visit)).toEqual({ cep: '04007001', number: '1000' })
    await visit.at('confirmacao')
  })

  it('asks whether the number still holds, and keeps the rest of the order (D62)', async () => {
    const visit = journeys().open()
    await goTo(visit, 'email', { 'nr-imovel': house('1000', 'apto 42') })
    await visit.saved()
    visit.store.dispatch(correctionRequested({ step: 'cep' }))
    await answerAll(visit, [['cep', NEW_CEP]])
    await visit.at('nr-imovel')
    expect(wordingOf(visit.order(), 'nr-imovel').heading).toBe('Ainda é o nº 1000, apto 42?')
    expect(visit.wire.lines().filter((line) => line === 'POST /lead-v2')).toHaveLength(1)
    const again = journeys().reload(visit, { step: 'confirmacao' })
    await again.at('nr-imovel')
    expect(again.order().answers['nr-imovel']?.isUnsure).toBe(true)
    again.store.dispatch(doubtfulAnswerDiscarded({ step: 'nr-imovel' }))
    await again.at('nr-imovel')
    expect(wordingOf(again.order(), 'nr-imovel').heading).toBe('Qual é o número da casa ou do prédio?')
    again.wire.disturb(null)
    again.answer('nr-imovel', house('78'))
    await again.at('email')
    expect(await place(again)).toEqual({ cep: '04007001', number: '78' })
  })

  itInFullRun('in a town of one CEP, another street asks about the number too', async () => {
    const visit = journeys().open()
    const street = (address: string) => [['instalacao', { address }]] as const
    const town = { cep: { cep: '37640-000' }, 'nr-imovel': house('77') }
    await answerAll(visit, answersBefore('data-de-vencimento', town))
    await visit.at('instalacao')
    await answerAll(visit, street('Rua das Amoreiras'))
    await visit.at('data-de-vencimento')
    visit.store.dispatch(correctionRequested({ step: 'instalacao' }))
    await answerAll(visit, street('Rua do Carmo'))
    await visit.at('nr-imovel')
    expect(wordingOf(visit.order(), 'nr-imovel').heading).toBe('Ainda é o nº 77?')
    await sameNumber(visit)
    await visit.at('data-de-vencimento')
    expect(visit.order().answers.instalacao?.values.address).toBe('Rua do Carmo')
    expect(visit.order().answers['nr-imovel']).not.toHaveProperty('isUnsure')
  })

  it('before the first check is kept without a lead', async () => {
    const visit = journeys().open()
    await answerAll(visit, answersBefore('nr-imovel'))
    expect(JSON.parse(visit.kept.get('address') ?? '')).toEqual({ lead: null, cep: { cep: '01310100' } })
  })
})
