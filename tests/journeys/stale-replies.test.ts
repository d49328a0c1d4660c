/** Replies that arrive when nothing waits for them any more. */
import { describe, expect, it } from 'vitest'
import type { StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import { correctionRequested, restartRequested, withdrawalRequested } from '../../src/store/redux-actions.ts'
import { selectSaves } from '../../src/store/selectors.ts'
import {
  answerAll,
  checkAddress,
  answersBefore,
  confirmation,
  goTo,
  house,
  journeyServer,
  quizAnswers,
} from '../support/journey-test-setup.ts'
import { PEOPLE } from '../support/create-leads.ts'
import type { Visit } from '../support/visit-without-browser.ts'
import { firstOnes, errorResponse, slowConnection } from '../support/faulty-connection.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()

const email: Values = { email: 'outra@exemplo.com.br' }
const quizFailed = { cpf: { person_type: 'pf', cpf: PEOPLE.quizFailed } }

/** Time for a reply to do what it should not. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 150))

const conflict = errorResponse(409, {
  code: 'version_conflict',
  message: 'Essa resposta mudou em outra aba.',
})
const priced = errorResponse(409, {
  code: 'price_changed',
  message: 'O preço mudou.',
  price: { before: 1, now: 2 },
})

type Case = {
  readonly what: string
  /** The request whose reply is late. */
  readonly slow: RegExp
  /** Goes up to where that request is made, and makes it. */
  readonly act: (visit: Visit) => Promise<void>
}

const answered = async (visit: Visit, step: StepId, values: Values) => {
  await goTo(visit, step)
  await visit.saved()
  visit.answer(step, values)
}
const withoutOffer = async (visit: Visit) => {
  await checkAddress(visit, '68800-000', house('21'))
  await visit.at('oferta-indisponivel')
}
const contact: Values = { name: 'Maria da Silva', phone: '11987654321', email: 'm@x.com.br' }

const notify = (visit: Visit): void => visit.answer('oferta-indisponivel', contact)
const withdraw = (visit: Visit): void => void visit.store.dispatch(withdrawalRequested())

const cases: readonly Case[] = [
  {
    what: 'an answer that was saved',
    slow: /^PATCH.*\/email$/,
    act: (visit) => answered(visit, 'email', email),
  },
  {
    what: 'an answer whose reply is lost',
    slow: /^PATCH.*\/email$/,
    async act(visit) {
      visit.wire.disturb(firstOnes(1, /\/email$/, 'lost-reply'))
      await answered(visit, 'email', email)
    },
  },
  {
    what: 'an answer whose lead is gone',
    slow: /^PATCH.*\/email$/,
    async act(visit) {
      visit.wire.disturb(firstOnes(1, /\/email$/, errorResponse(404, { message: 'Não encontrado.' })))
      await answered(visit, 'email', email)
    },
  },
  {
    what: 'an answer that is refused',
    slow: /^PATCH.*\/email$/,
    async act(visit) {
      visit.wire.disturb(firstOnes(1, /\/email$/, errorResponse(400, { code: 'invalid', message: 'Não.' })))
      await answered(visit, 'email', email)
    },
  },
  {
    what: 'the lead that a conflict loads anew',
    slow: /^GET.*\/lead\//,
    async act(visit) {
      visit.wire.disturb(firstOnes(1, /\/email$/, conflict))
      await answered(visit, 'email', email)
    },
  },
  {
    what: 'the check of an address',
    slow: /^POST.*\/lead-v2$/,
    act: (visit) => answerAll(visit, answersBefore('planos')),
  },
  {
    what: 'the complement types',
    slow: /complementTypes/,
    act: (visit) => checkAddress(visit, '22410-003', house('300', 'apto 42')),
  },
  {
    what: 'the risk check',
    slow: /^PUT.*\/lead-v2\//,
    act: (visit) => answerAll(visit, answersBefore('data-instalacao')),
  },
  {
    what: 'a quiz',
    slow: /QuizAnswer$/,
    async act(visit) {
      await answerAll(visit, answersBefore('data-instalacao', quizFailed))
      await visit.at('validacao')
      visit.answer('validacao', quizAnswers(visit, 'wrong'))
    },
  },
  {
    what: 'the free dates',
    slow: /scheduleDate$/,
    async act(visit) {
      await goTo(visit, 'data-instalacao')
      visit.store.dispatch(correctionRequested({ step: 'planos' }))
      const { plans = [] } = visit.order().facts.coverage ?? {}
      const other = plans.find(({ id, installationSchedule }) => installationSchedule && id !== 'plan-d600a')
      await answerAll(visit, [['planos', { idPlan: other?.id ?? '' }]])
    },
  },
  {
    what: 'the order',
    slow: /^PUT.*\/lead\//,
    act: (visit) => answerAll(visit, [...answersBefore('confirmacao'), confirmation]),
  },
  {
    what: 'the lead that a new price loads anew',
    slow: /^GET.*\/lead\//,
    async act(visit) {
      visit.wire.disturb(firstOnes(1, /^PUT \/lead\//, priced))
      await answerAll(visit, [...answersBefore('confirmacao'), confirmation])
    },
  },
  {
    what: 'a contact',
    slow: /^PUT.*\/lead-no-coverage$/,
    async act(visit) {
      await withoutOffer(visit)
      notify(visit)
    },
  },
  {
    what: 'a contact that is taken back',
    slow: /^DELETE.*\/lead-no-coverage$/,
    async act(visit) {
      await withoutOffer(visit)
      withdraw(visit)
    },
  },
]

describe('after "Recomeçar" the new order knows nothing of', () => {
  // a lead that comes to be, and both that are without an offer
  const isSampled = ({ what }: Case) =>
    ['the check of an address', 'a contact', 'a contact that is taken back'].includes(what)

  it.each(rowsToRun(cases, isSampled))('$what', async ({ slow, act }) => {
    const { wire, held, release } = slowConnection(slow)
    const visit = journeys().open({ wire })
    await act(visit)
    await held
    visit.store.dispatch(restartRequested())
    const { ui, order, saves } = visit.state()
    const kept = [...visit.kept]
    release()
    await settle()
    expect({ flow: visit.ui(), order: visit.order(), saves: selectSaves(visit.state()) }).toEqual({
      flow: ui,
      // the banks belong to no order
      order: { ...order, facts: { ...order.facts, banks: visit.order().facts.banks } },
      saves,
    })
    expect([...visit.kept]).toEqual(kept)
  })
})

describe('a late reply', () => {
  it('of a stored lead: a visitor who started over stays', async () => {
    const earlier = await journeys().openAt('email')
    const { wire, held, release } = slowConnection(/^GET.*\/lead\//)
    const visit = journeys().open({ wire, kept: earlier.kept, step: 'email' })
    await held
    visit.store.dispatch(restartRequested())
    release()
    await settle()
    expect(visit.ui()).toMatchObject({ recordId: null, position: 'cep', phase: 'ready', wait: null })
    expect(visit.order().answers).toEqual({})
    await goTo(visit, 'nome')
  })

  const contacts = [
    ['a contact', /^PUT.*\/lead-no-coverage$/, notify],
    ['a contact that is taken back', /^DELETE.*\/lead-no-coverage$/, withdraw],
  ] as const

  it.each(rowsToRun(contacts, 1))(
    'to %s for another address says nothing of this one',
    async (_what, slow, act) => {
      const { wire, held, release } = slowConnection(slow)
      const visit = journeys().open({ wire })
      await withoutOffer(visit)
      act(visit)
      await held
      visit.store.dispatch(correctionRequested({ step: 'cep' }))
      await checkAddress(visit, '01207-001', house('10'))
      await visit.at('oferta-indisponivel')
      const { contact: seen, noCoverageId } = visit.ui()
      const kept = [...visit.kept]
      release()
      await settle()
      expect(visit.ui()).toMatchObject({ contact: seen, noCoverageId })
      expect([...visit.kept]).toEqual(kept)
    },
  )

  it('is not waited for where another build has left what to wait for (X20)', async () => {
    const visit = await journeys().openAt('telefone')
    const kept = new Map([...visit.kept, ['sent', '{"name":"soon"}'] as const])
    const again = await journeys().openOn('telefone', { kept })
    expect(again.wire.lines().filter((line) => line === 'GET /lead/{id}')).toHaveLength(1)
  })
})
