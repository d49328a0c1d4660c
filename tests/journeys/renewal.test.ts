/** Renewals by customers of docs/test-people.md, on pages and in the chat. */
import { describe, expect, it } from 'vitest'
import { journeyParts } from '../../src/app/journeys/renewal.ts'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import {
  newCodeRequested,
  draftChanged,
  noticeClosed,
  modeChangeRequested,
} from '../../src/store/redux-actions.ts'
import { selectDraft, selectNotice } from '../../src/store/selectors.ts'
import { problemTexts } from '../support/problem-texts.ts'
import { answerAll, journeyServer, type Answer, placeOrder } from '../support/journey-test-setup.ts'
import { fakeMail } from '../support/fake-mail.ts'
import { shownAnswers } from '../support/shown-answers-and-notices.ts'
import type { Visit, VisitOptions } from '../support/visit-without-browser.ts'
import { changePlan } from '../support/publish-editions.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { itInTurn } from '../support/sampled-tests.ts'

/** docs/test-people.md */
const CUSTOMER = '300.000.006-20'
const CONTACT = 'renata.prado@example.com'

const mail = fakeMail('smtp')
const journeys = journeyServer()
const coded = journeyServer({ providers: { mail: mail.provider } })

const document: Answer = ['consulta-cpf', { cpf: CUSTOMER }]
const offers: Answer = ['ofertas', { offer1: 'plan-rf600', offer2: 'plan-rfglobo' }]
const confirmation: Answer = ['confirmacao', { accept_information: 'true' }]

const open = (options: VisitOptions = {}, server = journeys()) =>
  server.open({ parts: journeyParts, ...options })

async function orderWithCode(visit: Visit): Promise<void> {
  await answerAll(visit, [document, offers])
  await visit.at('codigo')
  await visit.until('a code is sent', ({ order }) => order.facts.code?.sentTo != null)
  visit.answer('codigo', { code: mail.codeTo(CONTACT) })
  await placeOrder(visit)
}

/** Leaves the page as a browser does, and opens it again. */
function reload(visit: Visit, server = journeys()): Visit {
  visit.leave()
  return open({ kept: visit.kept, mode: visit.ui().mode, step: visit.position() }, server)
}

const MODES = ['pages', 'chat'] as const

describe.each(MODES)('a renewal in the %s', (mode) => {
  const test = itInTurn(MODES, mode)

  test('goes from the document to the order number', async () => {
    const visit = open({ mode, prefix: 'globoplay/timpre' })
    await answerAll(visit, [document, offers, confirmation])
    await visit.at('pedido-realizado')
    expect(visit.order().finished?.orderNumber).toMatch(/^P\d{6}\w{6}$/)
    expect(visit.wire.lines()).toEqual([
      'POST /renewalBaseUser/documentNumber',
      'PATCH /renewalBaseUser/{id}',
      'PUT /renewalBaseUser/{id}',
    ])
    const [opened, chosen, finished] = visit.wire.calls
    expect(opened?.body).toEqual({
      cpf: '30000000620',
      addon: 'globoplay/timpre',
      origin: 'site',
      lp_origin: 'LP Padrão',
    })
    expect(chosen?.body).toEqual({
      id_renewal_base_user: '{id}',
      offer1: 'plan-rf600',
      offer2: 'plan-rfglobo',
    })
    expect(chosen?.version).toBe('0')
    expect(finished?.body).toEqual({ accept_information: true })
    for (const { key, channel } of visit.wire.calls) {
      expect(key).toMatch(/-/)
      expect(channel).toBe(mode)
    }
    expect(visit.errors).toEqual([])
    // only the id is kept, and the document nowhere
    expect([...visit.kept.keys()]).toEqual(['renewal'])
    expect(JSON.stringify([visit.state().order, visit.ui(), visit.went])).not.toMatch(/300\.?000\.?006/)
  })

  test('asks for the code that was sent to the contact on record', async () => {
    const visit = open({ mode }, coded())
    await orderWithCode(visit)
    expect(visit.wire.lines()).toEqual([
      'POST /renewalBaseUser/documentNumber',
      'PATCH /renewalBaseUser/{id}',
      'POST /renewalBaseUser/{id}/code',
      'PATCH /renewalBaseUser/{id}/code',
      'PUT /renewalBaseUser/{id}',
    ])
    expect(visit.errors).toEqual([])
  })

  const reloads: [StepId, Answer[]][] = [
    ['consulta-cpf', []],
    ['ofertas', [document]],
    ['codigo', [document, offers]],
  ]

  test.each(rowsToRun(reloads, ([step]) => step === 'ofertas'))(
    'a reload at %s lands on it with the answers before',
    async (step, answers) => {
      const visit = open({ mode }, coded())
      await answerAll(visit, answers)
      await visit.at(step)
      const again = reload(visit, coded())
      await again.at(step)
      expect(shownAnswers(again)).toEqual(shownAnswers(visit))
      expect(again.order().facts.offers).toEqual(visit.order().facts.offers)
      expect(again.ui().mode).toBe(mode)
      expect(again.errors).toEqual([])
    },
  )

  test('a reload at the review and at the receipt shows the same', async () => {
    const visit = open({ mode })
    await answerAll(visit, [document, offers])
    await visit.at('confirmacao')
    const review = reload(visit)
    await review.at('confirmacao')
    expect(shownAnswers(review)).toEqual(shownAnswers(visit))
    await placeOrder(review)
    const receipt = reload(review)
    await receipt.at('pedido-realizado')
    expect(receipt.order().finished).toEqual(review.order().finished)
    expect(shownAnswers(receipt)).toEqual(shownAnswers(review))
  })
})

describe('the code', () => {
  it('that is wrong or expired says so, and another one is sent on request', async () => {
    const visit = open({}, coded())
    await answerAll(visit, [document, offers])
    await visit.at('codigo')
    await visit.until('a code is sent', ({ order }) => order.facts.code?.sentTo != null)
    const first = mail.codeTo(CONTACT)
    visit.answer('codigo', { code: first === '111111' ? '222222' : '111111' })
    await visit.until('it is refused', ({ ui }) => ui.problems.codigo !== undefined)
    expect(problemTexts(visit.ui().problems.codigo).code).toMatch(/não confere/)
    coded().clock.advance(11 * 60_000)
    visit.answer('codigo', { code: first })
    await visit.until('it is too old', ({ ui }) => /venceu/.test(problemTexts(ui.problems.codigo).code ?? ''))
    const mails = mail.sent.length
    visit.store.dispatch(newCodeRequested())
    await visit.until('the typed one is gone', (state) => !selectDraft(state, 'codigo').code)
    await expect.poll(() => mail.sent.length).toBe(mails + 1)
    await visit.at('codigo')
    visit.answer('codigo', { code: mail.codeTo(CONTACT) })
    await placeOrder(visit)
    expect(JSON.stringify(visit.order())).not.toContain(mail.codeTo(CONTACT))
  })

  it('that another device has not given sends a confirmation back to it', async () => {
    const visit = open({}, coded())
    await answerAll(visit, [document, offers])
    await visit.at('codigo')
    await visit.until('a code is sent', ({ order }) => order.facts.code?.sentTo != null)
    visit.answer('codigo', { code: mail.codeTo(CONTACT) })
    await visit.at('confirmacao')
    await coded().sql('update renewal_requests set verified_at = null where id = $1', [
      visit.kept.get('renewal'),
    ])
    await answerAll(visit, [confirmation])
    await visit.at('codigo')
  })
})

describe('the offers', () => {
  it('need a main one; the extra is none of them', async () => {
    const visit = open()
    await answerAll(visit, [document, ['ofertas', { offer2: 'plan-rfglobo' }]])
    expect(problemTexts(visit.ui().problems.ofertas)).toEqual({ offer1: 'Escolha uma das ofertas' })
    visit.answer('ofertas', { offer1: 'plan-rfglobo' })
    expect(problemTexts(visit.ui().problems.ofertas)).toEqual({ offer1: 'Escolha uma das ofertas' })
  })

  it('whose price changed are confirmed once more after it is accepted', async () => {
    const visit = open()
    await answerAll(visit, [document, ['ofertas', { offer1: 'plan-rf500', offer2: '' }]])
    await visit.at('confirmacao')
    await visit.saved()
    await changePlan(journeys(), 'rf500', { price_with_dacc: 59.99 })
    await answerAll(visit, [confirmation])
    await visit.until('told', (state) => selectNotice(state)?.kind === 'price-changed')
    await visit.at('confirmacao')
    visit.store.dispatch(noticeClosed())
    await placeOrder(visit)
    await changePlan(journeys(), 'rf500', { price_with_dacc: 54.99 })
  })

  it('keep what was typed over a switch to the other way', async () => {
    const visit = open()
    await answerAll(visit, [document])
    await visit.at('ofertas')
    visit.store.dispatch(draftChanged({ step: 'ofertas', name: 'offer1', value: 'plan-rf1000' }))
    visit.store.dispatch(modeChangeRequested({ mode: 'chat' }))
    expect(visit.went.at(-1)).toMatchObject({ step: 'ofertas', mode: 'chat' })
    expect(selectDraft(visit.state(), 'ofertas')).toEqual({ offer1: 'plan-rf1000' })
  })
})

describe('Back and progress', () => {
  it('a later address without a document goes to it', async () => {
    const visit = open({ step: 'confirmacao' })
    await visit.at('consulta-cpf')
    expect(visit.went.at(-1)).toMatchObject({ step: 'consulta-cpf', how: 'replace' })
  })
})
