/** A reload or a second tab while an address is being corrected loses neither the new address nor the order. */
import { describe, expect, it } from 'vitest'
import type { StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import { wordingOf } from '../../src/questions/look-up-step-texts.ts'
import {
  correctionRequested,
  doubtfulAnswerDiscarded,
  modeChangeRequested,
  restartRequested,
} from '../../src/store/redux-actions.ts'
import {
  answerAll,
  answersBefore,
  confirmation,
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
  const visit = journeys().open()
  await goTo(visit, step)
  await visit.saved()
  await alter(visit, 'cep', NEW_CEP)
  return visit
}

/** Leaves the page as a browser does, and opens it again. */
function reload(visit: Visit, step: StepId | null): Visit {
  visit.signal('leaving')
  visit.wire.disturb(() => 'offline')
  return journeys().open({ kept: visit.kept, mode: visit.ui().mode, step })
}

/** Where the server would install. */
async function place(visit: Visit): Promise<unknown> {
  const [row] = await journeys().sql(
    "select place->>'cep' as cep, place->>'number' as number from leads where id = $1",
    [visit.ui().recordId],
  )
  return row
}

const addressIn = (visit: Visit) => [
  visit.order().answers.cep?.values.cep,
  visit.order().answers['nr-imovel']?.values.number,
]

describe('a reload while the address is corrected', () => {
  it.each(rowsToRun(['chat', 'pages'] as const, 0))(
    'at the number goes on with the new CEP, in the %s',
    async (mode) => {
      const visit = await altered()
      visit.store.dispatch(modeChangeRequested({ mode }))
      const again = reload(visit, 'nr-imovel')
      await again.at('nr-imovel')
      expect(addressIn(again)).toEqual(['04007001', '1000'])
      again.answer('nr-imovel', house('78'))
      await again.at('confirmacao')
      expect(await place(again)).toEqual({ cep: '04007001', number: '78' })
      expect(addressIn(again)).toEqual(['04007001', '78'])
      await answerAll(again, [confirmation])
      await again.at('pedido-realizado')
      expect(again.ui().recordId).toBe(visit.ui().recordId)
    },
  )

  it.each(
    rowsToRun(
      ['verificando-disponibilidade', 'confirmacao', 'planos', null] as const,
      (step) => step === 'confirmacao',
    ),
  )('at %s checks the new address, and leads straight back to the review', async (step) => {
    const again = reload(await altered(), step)
    await expect.poll(() => place(again)).toEqual({ cep: '04007001', number: '1000' })
    if (step === 'planos') {
      await again.until('the plans there', ({ order }) => order.facts.coverage !== null)
      again.answer('planos', { idPlan: 'plan-d600a' })
    }
    await again.at('confirmacao')
    expect(again.ui().returnTo).toBeNull()
  })

  itInFullRun('of which only the number was changed', async () => {
    const visit = journeys().open()
    await goTo(visit, 'confirmacao')
    await alter(visit, 'nr-imovel', house('1500', 'casa 2'))
    const again = reload(visit, 'verificando-disponibilidade')
    await again.at('confirmacao')
    expect(await place(again)).toEqual({ cep: '01310100', number: '1500' })
    expect(again.order().answers['nr-imovel']?.values.complement).toBe('casa 2')
  })

  it('in the middle of the order leads back to the question that was not answered yet', async () => {
    const again = reload(await altered('email'), 'nr-imovel')
    await again.at('nr-imovel')
    again.answer('nr-imovel', house('78'))
    await again.at('email')
    expect(again.ui().returnTo).toBeNull()
  })

  itInFullRun('from an address without an offer goes on as from a first one', async () => {
    const visit = journeys().open()
    await goTo(visit, 'email')
    await visit.saved()
    visit.store.dispatch(correctionRequested({ step: 'cep' }))
    await answerAll(visit, [['cep', { cep: '68800-000' }]])
    await sameNumber(visit)
    await visit.at('oferta-indisponivel')
    await alter(visit, 'cep', NEW_CEP)
    const again = reload(visit, 'nr-imovel')
    await again.at('nr-imovel')
    expect(again.ui().returnTo).toBeNull()
    again.answer('nr-imovel', house('78'))
    await again.at('planos')
    expect(await place(again)).toEqual({ cep: '04007001', number: '78' })
  })

  itInFullRun('whose check got through, but not its reply', async () => {
    const visit = journeys().open()
    await goTo(visit, 'confirmacao')
    visit.wire.disturb(always(/^POST/, 'lost-reply'))
    visit.store.dispatch(correctionRequested({ step: 'cep' }))
    await answerAll(visit, [['cep', NEW_CEP]])
    await sameNumber(visit)
    await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
    const again = reload(visit, 'verificando-disponibilidade')
    await again.at('confirmacao')
    expect(addressIn(again)).toEqual(['04007001', '1000'])
    expect(again.wire.lines()).not.toContain('POST /lead-v2')
    expect([...again.kept.keys()]).toEqual(['lead'])
  })
})

describe('what the tab keeps of an address that is corrected', () => {
  itInFullRun('is the address and whose it is, until the check has passed', async () => {
    const visit = await altered()
    expect(JSON.parse(visit.kept.get('address') ?? '')).toEqual({
      lead: visit.ui().recordId,
      cep: { cep: '04007001' },
      'nr-imovel': visit.order().answers['nr-imovel']?.values,
    })
    visit.wire.disturb(null)
    visit.signal('visible')
    await visit.at('confirmacao')
    expect([...visit.kept.keys()]).toEqual(['lead'])
  })

  itInFullRun('goes with "Recomeçar"', async () => {
    const visit = await altered()
    visit.store.dispatch(restartRequested())
    expect([...visit.kept.keys()]).toEqual([])
  })

  itInFullRun('goes when the lead is lost', async () => {
    const visit = await altered()
    await journeys().sql('delete from leads where id = $1', [visit.ui().recordId])
    const again = reload(visit, 'nr-imovel')
    await again.until('lost', ({ ui }) => ui.phase === 'lost')
    expect([...again.kept.keys()]).toEqual([])
  })

  itInFullRun('goes when the order is made in another tab, and changes nothing of it', async () => {
    const visit = await altered()
    const other = journeys().open({ kept: new Map([['lead', visit.ui().recordId ?? '']]), step: null })
    await answerAll(other, [confirmation])
    await other.at('pedido-realizado')
    const again = reload(visit, 'nr-imovel')
    await again.at('pedido-realizado')
    expect(addressIn(again)).toEqual(['01310100', '1000'])
    expect([...again.kept.keys()]).toEqual(['lead'])
  })

  itInFullRun('is nothing to another lead of this browser', async () => {
    const visit = await altered()
    const other = journeys().open()
    await goTo(other, 'nome')
    await other.saved()
    const kept = new Map([...visit.kept, ['lead', other.ui().recordId ?? '']] as const)
    const again = journeys().open({ kept, step: null })
    await again.at('nome')
    expect(addressIn(again)).toEqual(['01310100', '1000'])
    expect([...kept.keys()]).toEqual(['lead'])
  })

  it('is nothing to an order without a lead', async () => {
    const visit = await altered()
    visit.kept.delete('lead')
    const again = journeys().open({ kept: visit.kept, step: null })
    await again.at('cep')
    expect(again.order().answers).toEqual({})
    expect([...again.kept.keys()]).toEqual([])
  })

  itInFullRun('outlives a link to a lead that is gone', async () => {
    const visit = await altered()
    const again = journeys().open({ kept: visit.kept, linked: crypto.randomUUID(), step: null })
    await again.at('confirmacao')
    expect(await place(again)).toEqual({ cep: '04007001', number: '1000' })
  })
})

describe('an address that is corrected', () => {
  it('stays so when another tab has answered and the order is loaded again', async () => {
    const visit = journeys().open()
    await goTo(visit, 'confirmacao')
    await visit.saved()
    const other = journeys().open({ kept: new Map([['lead', visit.ui().recordId ?? '']]), step: null })
    await other.at('confirmacao')
    other.store.dispatch(correctionRequested({ step: 'nome' }))
    await answerAll(other, [['nome', { name: 'Eva de Souza' }]])
    await other.saved()
    visit.wire.disturb(firstOnes(1, /\/name$/, 'offline'))
    visit.store.dispatch(correctionRequested({ step: 'nome' }))
    await answerAll(visit, [['nome', { name: 'Ana de Lima' }]])
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
    const again = reload(visit, 'confirmacao')
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

  it('in a town of one CEP, another street asks about the number too', async () => {
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
