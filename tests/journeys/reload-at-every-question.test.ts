/** A reload at every question shows the same question with the answers before it. */
import { describe, expect, it } from 'vitest'
import { draftChanged, modeChangeRequested, restartRequested } from '../../src/store/redux-actions.ts'
import { selectDraft, selectSaves } from '../../src/store/selectors.ts'
import {
  answerAll,
  answersBefore,
  goTo,
  journeyServer,
  quizAnswers,
  storedNamesOf,
  everyAnswer,
} from '../support/journey-test-setup.ts'
import { PEOPLE } from '../support/create-leads.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { shownAnswers } from '../support/shown-answers-and-notices.ts'

const journeys = journeyServer()

const steps = everyAnswer.map(([step]) => step)

const MODES = ['pages', 'chat'] as const

describe('a reload', () => {
  it('at the receipt shows the same order', async () => {
    const visit = await journeys().openAt('pedido-realizado')
    const again = journeys().reload(visit)
    await again.at('pedido-realizado')
    expect(again.order().finished).toEqual(visit.order().finished)
    const back = journeys().reload(visit, { step: 'cep' })
    await back.at('pedido-realizado')
  })

  it('at the quiz, and after it was failed', async () => {
    const visit = journeys().open()
    await answerAll(
      visit,
      answersBefore('data-instalacao', { cpf: { person_type: 'pf', cpf: PEOPLE.quizFailed } }),
    )
    await visit.at('validacao')
    const again = journeys().reload(visit)
    await again.at('validacao')
    again.answer('validacao', quizAnswers(again, 'wrong'))
    await again.at('erro1')
    await journeys().reload(again).at('erro1')
  })

  it.each(rowsToRun(MODES, (mode) => mode === 'chat'))(
    'at every step in a row shows the same, and the order is made, in the %s (X13)',
    async (mode) => {
      let visit = journeys().open({ mode })
      for (const answer of everyAnswer) {
        const [step] = answer
        await visit.at(step)
        const before = visit
        visit = journeys().reload(before)
        await visit.at(step)
        expect([step, shownAnswers(visit)]).toEqual([step, shownAnswers(before)])
        expect([step, visit.ui().mode, visit.errors]).toEqual([step, mode, []])
        await answerAll(visit, [answer])
      }
      await visit.at('pedido-realizado')
      const events = await journeys().sql(
        "select steps from lead_events where lead_id = $1 and what = 'answered' order by seq",
        [visit.ui().recordId],
      )
      const saved = events.flatMap(({ steps: names }) => names as string[])
      // direct debit is stored with the choice, and with the account
      expect(saved).toEqual(everyAnswer.flatMap((answer) => storedNamesOf([answer])))
    },
  )

  it('while answers are being sent: they leave as one batch and are restored', async () => {
    const visit = await journeys().openAt('nome')
    visit.wire.disturb((method) => (method === 'PATCH' ? 'offline' : null))
    await answerAll(visit, answersBefore('cpf').slice(3))
    expect(selectSaves(visit.state()).items).toHaveLength(answersBefore('cpf').slice(3).length)
    visit.wire.disturb(null)
    const again = journeys().reload(visit)
    await again.at('cpf')
    expect(shownAnswers(again)).toEqual(shownAnswers(visit))
    expect(visit.wire.lines().at(-1)).toBe('PATCH /lead-v2/{id}/batch')
  })

  it('before a lead exists keeps what was typed for this tab only, and nothing of it afterwards (S18)', async () => {
    const visit = journeys().open()
    await answerAll(visit, [['cep', { cep: '01310-100' }]])
    expect([...visit.kept.keys()]).toEqual(['address'])
    await answerAll(visit, [['nr-imovel', { number: '10' }]])
    await visit.at('planos')
    expect([...visit.kept.keys()]).toEqual(['lead'])
  })

  it('with a storage full of nonsense begins again (X20)', async () => {
    const kept = new Map([
      ['address', '{"cep":{"cep":7},"nr-imovel":[]}'],
      ['wish', '%%%=&sb'],
      ['sent', '[[['],
      ['checkKey', 'null'],
    ] as const)
    const visit = journeys().open({ kept })
    await visit.at('cep')
    await goTo(visit, 'planos')
  })

  it('without storage works in memory, and says so (X19)', async () => {
    const visit = journeys().open({ works: false })
    expect(visit.ui().notice).toEqual({ kind: 'storage' })
    await goTo(visit, 'nome')
    expect(visit.ui().notice).toEqual({ kind: 'storage' })
  })
})

describe('changing between chat and pages (X18)', () => {
  // at every question: tests/e2e/switch-chat-and-pages.test.ts
  it.each(rowsToRun(steps, (step) => step === 'nome-mae'))(
    'at %s keeps the question and what was typed',
    async (step) => {
      const visit = await journeys().openAt(step, { mode: 'chat' })
      const [, values] = everyAnswer.find(([id]) => id === step) ?? [step, {}]
      for (const [name, value] of Object.entries(values))
        visit.store.dispatch(draftChanged({ step, name, value }))
      const typed = selectDraft(visit.state(), step)
      visit.store.dispatch(modeChangeRequested({ mode: 'pages' }))
      expect(visit.ui()).toMatchObject({ mode: 'pages', position: step })
      expect(selectDraft(visit.state(), step)).toBe(typed)
      expect(visit.went.at(-1)).toEqual({ step, mode: 'pages', how: 'push' })
      visit.store.dispatch(modeChangeRequested({ mode: 'chat' }))
      expect(selectDraft(visit.state(), step)).toMatchObject(values)
      await visit.at(step)
    },
  )

  it('while an answer is being saved delivers it', async () => {
    const visit = await journeys().openAt('nome')
    visit.answer('nome', { name: 'Maria da Silva' })
    visit.store.dispatch(modeChangeRequested({ mode: 'chat' }))
    await visit.saved()
    expect(visit.wire.lines().filter((line) => line.endsWith('/name'))).toHaveLength(1)
  })
})

describe('return visits (D16)', () => {
  it('without an address of a step go on where the order is', async () => {
    const visit = await journeys().openAt('email')
    await journeys().openOn('email', { kept: visit.kept, mode: 'chat', step: null })
  })

  it('outside the order restore, but go nowhere', async () => {
    const visit = await journeys().openAt('email')
    const again = journeys().open({ kept: visit.kept, idle: true, wish: { sku: 'd500a' } })
    await again.until('restored', ({ ui }) => ui.phase === 'ready')
    await again.saved()
    expect(again.went).toEqual([])
    expect(again.order().answers.nome?.values).toEqual({ name: 'Maria da Silva' })
    expect(again.order().answers.planos?.values).toEqual({ idPlan: 'plan-d500a' })
  })

  it('with other plan parameters change the plan of an unfinished lead', async () => {
    const visit = await journeys().openAt('confirmacao')
    const again = journeys().open({ kept: visit.kept, wish: { sku: 'd1000a' } })
    await again.at('data-instalacao')
    await again.saved()
    const lead = await journeys().leadOf(visit, "answers->'plan'->>'idPlan' as plan")
    expect(lead?.plan).toBe('plan-d1000a')
  })

  it('with a plan after an order begin a new lead; the old one stays', async () => {
    const visit = await journeys().openAt('pedido-realizado')
    const again = journeys().open({ kept: visit.kept, wish: { sku: 'd300a' } })
    await again.at('cep')
    expect(again.order().answers).toEqual({})
    await answerAll(again, answersBefore('planos'))
    await again.at('nome')
    expect(again.ui().recordId).not.toBe(visit.ui().recordId)
    const old = await journeys().leadOf(visit, 'status')
    expect(old?.status).toBe('finished')
  })

  it('"recomeçar" forgets the id and erases nothing', async () => {
    const visit = await journeys().openAt('email')
    const { recordId: leadId } = visit.ui()
    visit.store.dispatch(restartRequested())
    await visit.at('cep')
    expect([visit.kept.size, visit.ui().recordId, visit.order().answers]).toEqual([0, null, {}])
    const [lead] = await journeys().sql('select status from leads where id = $1', [leadId])
    expect(lead?.status).toBe('open')
  })

  it('with a link open the lead that it carried', async () => {
    const visit = await journeys().openAt('email')
    const again = await journeys().openOn('email', { linked: visit.ui().recordId, step: null })
    expect(again.kept.get('lead')).toBe(visit.ui().recordId)
  })

  it('with a link open the own order when the lead of the link is gone', async () => {
    const visit = await journeys().openAt('email')
    const own = visit.ui().recordId
    const again = await journeys().openOn('email', {
      kept: visit.kept,
      linked: crypto.randomUUID(),
      step: null,
    })
    expect([again.ui().phase, again.ui().recordId, again.kept.get('lead')]).toEqual(['ready', own, own])
  })
})
