/** Two tabs of one browser share a lead: which answer is kept, and what the other tab shows (X17). */
import { describe, expect, it } from 'vitest'
import { journeyParts as standard } from '../../src/app/journeys/standard.ts'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import { noticeClosed, restartRequested } from '../../src/store/redux-actions.ts'
import { selectDraft, selectSaves } from '../../src/store/selectors.ts'
import {
  answerAll,
  answersBefore,
  confirmation,
  dates,
  goTo,
  journeyServer,
  sameNumber,
  placeOrder,
} from '../support/journey-test-setup.ts'
import { openChatInTab } from '../support/chat-in-simulated-tab.ts'
import { problemTexts } from '../support/problem-texts.ts'
import { atPayment } from '../support/visits-at-payment-questions.ts'
import type { Visit } from '../support/visit-without-browser.ts'
import { firstOnes, errorResponse } from '../support/faulty-connection.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()

/** A second tab of the same browser: it shares the lead's id only. */
function secondTab(visit: Visit, step: StepId | null = null): Visit {
  return journeys().open({ kept: new Map([['lead', visit.ui().recordId ?? '']]), step })
}

const stored = async (visit: Visit, path: string) => {
  const row = await journeys().leadOf(visit, `answers->${path} as value`)
  return row?.value
}

describe('two tabs (X17)', () => {
  it('of a conflict the other answers on their way are kept and saved', async () => {
    const one = await journeys().openAt('nome')
    const two = secondTab(one)
    await two.at('nome')
    await answerAll(one, [['nome', { name: 'Eva de Souza' }]])
    await one.saved()
    two.wire.disturb(() => 'offline')
    await answerAll(two, [
      ['nome', { name: 'Ana de Lima' }],
      ['telefone', { phone: '11911112222' }],
      ['email', { email: 'ana@exemplo.com.br' }],
    ])
    two.wire.disturb(null)
    two.signal('online')
    await two.until('the notice', ({ ui }) => ui.notice?.kind === 'other-tab')
    await two.saved()
    expect(two.position()).toBe('data-nascimento')
    expect(two.order().answers.telefone?.masked).toBe('(11) 9****-**22')
    expect(await stored(one, "'name'->'name'")).toBe('Eva de Souza')
    expect(await stored(one, "'email'->'email'")).toBe('ana@exemplo.com.br')
  })

  it('one of which makes the order: the other is led to the receipt by its next answer', async () => {
    const one = await journeys().openAt('confirmacao')
    const two = secondTab(one)
    await two.at('confirmacao')
    await placeOrder(one)
    await two.correct('email', { email: 'outra@exemplo.com.br' })
    await two.at('pedido-realizado')
    expect(two.order().finished?.orderNumber).toBe(one.order().finished?.orderNumber)
    expect(selectSaves(two.state()).items).toEqual([])
  })

  it('a conflict right before the order: it is told, and nothing is ordered before it is confirmed again', async () => {
    const one = await journeys().openAt('confirmacao')
    const two = secondTab(one)
    await two.at('confirmacao')
    await one.correct('email', { email: 'uma@exemplo.com.br' })
    await one.saved()
    two.wire.disturb(() => 'offline')
    await two.correct('email', { email: 'outra@exemplo.com.br' })
    await answerAll(two, [confirmation])
    await two.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
    two.wire.disturb(null)
    two.signal('online')
    await two.until('the notice', ({ ui }) => ui.notice?.kind === 'other-tab')
    await two.at('confirmacao')
    expect(two.order().answers.email?.values.email).toBe('uma@exemplo.com.br')
    expect(two.wire.lines()).not.toContain('PUT /lead/{id}')
    await placeOrder(two)
  })

  it.each(rowsToRun(['pages', 'chat'] as const, 1))(
    'one of which declines direct debit: by %s the other orders at the new price only after it is accepted (X24)',
    async (mode) => {
      const one = journeys().open({ mode })
      const talk = mode === 'chat' ? await openChatInTab(one) : null
      await goTo(one, 'confirmacao')
      const two = secondTab(one)
      await two.at('confirmacao')
      await two.correct('ativar-debito', { direct_debit: 'false' })
      await two.at('confirmacao')
      await two.saved()
      const priceChanged = { kind: 'price-changed', before: 109.99, now: 119.99, cause: 'payment' }
      const confirm = async () => {
        if (talk) await talk.say('pode confirmar')
        else await answerAll(one, [confirmation])
        await one.until('the notice', ({ ui }) => ui.notice?.kind === 'price-changed' && ui.wait === null)
      }
      await confirm()
      expect(one.ui().notice).toEqual(priceChanged)
      const told = one.ui().notice
      // its button again
      one.answer(...confirmation)
      await expect.poll(() => one.ui().notice !== told).toBe(true)
      expect(one.ui().notice).toEqual(priceChanged)
      expect(one.order().finished).toBeNull()
      expect(await journeys().ordersOf(one)).toEqual([])
      if (talk)
        expect(await talk.say('sim')).toMatch(/^Combinado: R\$\s119,99 por mês, sem débito automático\./)
      else one.store.dispatch(noticeClosed())
      expect(one.ui().notice).toBeNull()
      expect(one.order().finished).toBeNull()
      if (talk) await talk.say('sim')
      else await placeOrder(one)
      const [row] = await journeys().ordersOf(one, 'price')
      expect(row?.price).toBe(11999)
    },
  )

  it.each(
    rowsToRun(
      [
        ['planos', { idPlan: 'plan-d500a' }, 'data-instalacao'],
        ['ativar-debito', { direct_debit: 'true' }, 'conta-debito'],
      ] as const,
      1,
    ),
  )('one of which changes %s: the other is told why it is asked again (X17)', async (step, values, asked) => {
    const one = await journeys().openAt('confirmacao')
    await one.correct('ativar-debito', { direct_debit: 'false' })
    await one.at('confirmacao')
    await one.saved()
    const two = secondTab(one)
    await two.at('confirmacao')
    await two.correct(step, values)
    await two.at(asked)
    await two.saved()
    await answerAll(one, [confirmation])
    await one.at(asked)
    expect(one.ui().notice?.kind).toBe('other-tab')
  })

  it('that both confirm get one order and one number', async () => {
    const one = await journeys().openAt('confirmacao')
    const two = secondTab(one)
    await two.at('confirmacao')
    one.answer(...confirmation)
    two.answer(...confirmation)
    await Promise.all([one.at('pedido-realizado'), two.at('pedido-realizado')])
    expect(two.order().finished?.orderNumber).toBe(one.order().finished?.orderNumber)
    expect(await journeys().ordersOf(one)).toHaveLength(1)
  })
})

describe('a save that is refused (D34)', () => {
  const text = 'Esse e-mail não recebe mensagens. Use outro.'
  const refused = () => errorResponse(400, { code: 'invalid', field: 'email', message: text })

  it('brings back to that question with the server’s text, later answers kept, and returns', async () => {
    const visit = await journeys().openAt('email')
    visit.wire.disturb(firstOnes(1, /\/email$/, refused()))
    await answerAll(visit, answersBefore('data-nascimento').slice(-1))
    visit.answer('data-nascimento', { birth_date: '13/05/1990' })
    await visit.at('email')
    expect(problemTexts(visit.ui().problems.email)).toEqual({ email: text })
    expect(selectDraft(visit.state(), 'email')).toMatchObject({ email: 'maria@exemplo.com.br' })
    expect(visit.order().answers['data-nascimento']?.values).toEqual({ birth_date: '13/05/1990' })
    visit.answer('email', { email: 'outra@exemplo.com.br' })
    await visit.at('nome-mae')
    await visit.saved()
    expect(await stored(visit, "'email'->'email'")).toBe('outra@exemplo.com.br')
    // sealed at rest
    expect(await stored(visit, "'birthDate'->'sealedBirthDate'")).toEqual(expect.any(String))
  })

  it.each(rowsToRun(['confirmando-dados', 'confirmacao'] as const, (step) => step === 'confirmacao'))(
    'before %s: what was to follow does not',
    async (step) => {
      const visit = await (step === 'confirmacao' ? journeys().openAt('confirmacao') : atPayment(journeys()))
      visit.wire.disturb(() => 'offline')
      await visit.correct('email', { email: 'outra@exemplo.com.br' })
      if (step === 'confirmacao') await answerAll(visit, [confirmation])
      else await answerAll(visit, answersBefore('data-instalacao').slice(-1))
      await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
      const puts = visit.wire.lines().filter((line) => line.startsWith('PUT')).length
      visit.wire.disturb(firstOnes(1, /\/email$/, refused()))
      visit.signal('online')
      await visit.at('email')
      expect(visit.wire.lines().filter((line) => line.startsWith('PUT'))).toHaveLength(puts)
      visit.answer('email', { email: 'terceira@exemplo.com.br' })
      await visit.at(step === 'confirmacao' ? 'confirmacao' : 'data-instalacao')
      expect(await journeys().ordersOf(visit)).toEqual([])
      expect(visit.ui().wait).toBeNull()
    },
  )
})

describe('a lead that is gone (X21)', () => {
  const erase = (visit: Visit) => journeys().sql('delete from leads where id = $1', [visit.ui().recordId])

  it('is not taken for lost when our own code fails while it is loaded', async () => {
    const visit = await journeys().openAt('nome')
    const again = journeys().open({
      kept: visit.kept,
      parts: { ...standard, later: () => Promise.reject(new TypeError('ours')) },
    })
    await expect.poll(() => again.errors.map(String), { timeout: 10_000 }).toEqual(['TypeError: ours'])
    expect(again.ui().phase).not.toBe('lost')
    expect(again.kept.get('lead')).toBe(visit.ui().recordId)
  })

  const acts: readonly (readonly [string, StepId, (visit: Visit) => void])[] = [
    ['an answer', 'email', (visit) => visit.answer('email', { email: 'm@x.com.br' })],
    [
      'the risk check',
      'conta-debito',
      (visit) => visit.answer(...(answersBefore('data-instalacao').at(-1) ?? dates)),
    ],
    ['the dates', 'data-instalacao', (visit) => visit.answer(...dates)],
    ['the order', 'confirmacao', (visit) => visit.answer(...confirmation)],
    [
      'a corrected address',
      'confirmacao',
      (visit) => void visit.correct('cep', { cep: '01311-000' }).then(() => sameNumber(visit)),
    ],
  ]

  it.each(rowsToRun(acts, ([at]) => at === 'a corrected address'))('at %s', async (_what, step, act) => {
    const visit = await journeys().openAt(step)
    await erase(visit)
    act(visit)
    await visit.until('lost', ({ ui }) => ui.phase === 'lost')
    expect(visit.kept.has('lead')).toBe(false)
    visit.store.dispatch(restartRequested())
    await goTo(visit, 'confirmacao')
    await placeOrder(visit)
  })
})
