/** A new journey needs one file: this one has a new step, its own kind of record and root path, and no coverage. */
import * as z from 'zod/mini'
import { beforeEach, describe, expect, it } from 'vitest'
import { registerJourney } from '../../src/app/journeys/register-journey.ts'
import { journeyParts as standard } from '../../src/app/journeys/standard.ts'
import { screenAt } from '../../src/app/screen-at-path.ts'
import { nome as nomeText } from '../../src/content/steps/nome.ts'
import { pedidoRealizado as receiptText } from '../../src/content/steps/pedido-realizado.ts'
import type { StepText } from '../../src/content/text-types.ts'
import { buildTranscript } from '../../src/conversation/build-transcript.ts'
import { field } from '../../src/funnel/field-schemas.ts'
import { addJourney, pageOf } from '../../src/funnel/journey-registry.ts'
import { progressOf } from '../../src/funnel/order-progress.ts'
import { confirmacao } from '../../src/funnel/steps/confirmacao.ts'
import { nome } from '../../src/funnel/steps/nome.ts'
import { pedidoRealizado } from '../../src/funnel/steps/pedido-realizado.ts'
import type { Mode, Order, Page, Step } from '../../src/funnel/step-and-journey-types.ts'
import { navigationGuard } from '../../src/funnel/next-previous-and-allowed-steps.ts'
import { textOf } from '../../src/questions/look-up-step-texts.ts'
import { reviewOf } from '../../src/questions/order/build-review-rows.ts'
import { delay } from '../../src/sagas/runtime/effects.ts'
import type { RecordApiCalls } from '../../src/sagas/runtime/server-record-types.ts'
import { backRequested, modeChangeRequested, orderActionRequested } from '../../src/store/redux-actions.ts'
import { selectBack } from '../../src/store/selectors.ts'
import { journeyServer, type Answer } from '../support/journey-test-setup.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

/** The new step: what the neighbours call the visitor. */
const apelido: Step = {
  id: 'nome-no-bairro',
  kind: 'question',
  view: 'text',
  fields: [{ name: 'nickname', kind: 'text' }],
  schema: () =>
    z.object({
      nickname: field((raw) => (raw.trim() ? { value: raw.trim() } : { problem: 'nome-vazio' })),
    }),
  save: ({ nickname = '' }) => ({ step: 'offers', body: { nickname } }),
  applies: () => true,
  isDone: (order) => order.answers['nome-no-bairro'] !== undefined,
  show: ({ nickname = '' }) => nickname,
}

const text: StepText = {
  title: 'Apelido',
  heading: 'Como os vizinhos chamam você?',
  labels: { nickname: 'Apelido' },
  submit: 'Continuar',
  help: 'Qualquer nome serve.',
  name: 'apelido',
  words: ['apelido'],
  row: { group: 'person', label: 'Apelido' },
}

const page = (path: string, steps: string[], stage: Page['stage']): Page => ({
  path: `/prova/${path}/`,
  layout: 'checkout',
  stage,
  steps,
})

const journey = addJourney({
  id: 'prova',
  root: '/prova',
  pages: [
    page('nome', ['nome'], 'dados-pessoais'),
    page('nome-no-bairro', ['nome-no-bairro'], 'dados-pessoais'),
    page('confirmacao', ['confirmacao'], 'pagamento'),
    page('pedido-realizado', ['pedido-realizado'], 'pedido-realizado'),
  ],
  recordKind: 'prova',
})

/** What is kept elsewhere: answers with their versions, and the number of the order. */
const kept = new Map<string, { body: Record<string, unknown>; version: number }>()
let number: string | null = null

const recordCalls: RecordApiCalls = {
  kind: 'prova',
  *load() {
    yield* delay(0)
    const name = kept.get('name')?.body.name
    const nickname = kept.get('offers')?.body.nickname
    const answers: Record<string, { values: Record<string, string> }> = {}
    if (typeof name === 'string') answers.nome = { values: { name } }
    if (typeof nickname === 'string') answers['nome-no-bairro'] = { values: { nickname } }
    const finished = number === null ? null : { orderNumber: number, schedule: null }
    const versions = Object.fromEntries([...kept].map(([wire, { version }]) => [wire, version]))
    return { versions, prefix: '', restore: (base: Order) => ({ ...base, answers, finished }) }
  },
  save: async (_api, { wire, body, version }) => {
    kept.set(wire, { body: { ...body }, version: version + 1 })
    return { version: version + 1 }
  },
  leave: async () => undefined,
  *finish() {
    yield* []
    number = 'P20261120ABCDEF'
    return { success: true, orderNumber: number, schedule: null }
  },
}

const parts = registerJourney({
  id: journey.id,
  steps: [
    [{ ...nome, clears: [] }, nomeText],
    [apelido, text],
    [confirmacao, { ...text, heading: 'Posso guardar?', row: undefined }],
    [pedidoRealizado, receiptText],
  ],
  recordCalls,
})
const answers: readonly Answer[] = [
  ['nome', { name: 'Maria da Silva' }],
  ['nome-no-bairro', { nickname: 'Mara' }],
  ['confirmacao', { accept_information: 'true' }],
]

describe('a journey that is added', () => {
  const journeys = journeyServer()
  /** A visitor whose record is known to the browser, as it is once something has opened it. */
  const visit = (mode: Mode, step: string | null = null) =>
    journeys().open({ parts, mode, step, kept: new Map([['prova', '6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b']]) })

  beforeEach(() => {
    kept.clear()
    number = null
  })

  it.each(rowsToRun(['pages', 'chat'] as const, 1))('is completed by %s, to its number', async (mode) => {
    const visitor = visit(mode)
    for (const [step, values] of answers) {
      await visitor.answerAt(step, values)
    }
    await visitor.at('pedido-realizado')
    expect(visitor.order().finished?.orderNumber).toBe('P20261120ABCDEF')
    expect([...kept].map(([wire, { body }]) => [wire, body])).toEqual([
      ['name', { name: 'Maria da Silva' }],
      ['offers', { nickname: 'Mara' }],
    ])
  })

  it('has its own addresses, and those of no other', () => {
    expect(screenAt('prova', '/prova/nome-no-bairro')).toEqual({ kind: 'step', step: 'nome-no-bairro' })
    expect(screenAt('prova', '/prova/chat')).toEqual({ kind: 'chat' })
    expect(screenAt('prova', '/checkout/cep')).toEqual({ kind: 'unknown' })
  })

  it('says what it says whatever else is loaded, and changes no words of another journey', async () => {
    // the standard order asks the same step, and loads it later
    await standard.later?.()
    const headings = ['prova', 'standard'].map((journey) => textOf({ journey }, 'confirmacao').heading)
    expect(headings).toEqual(['Posso guardar?', 'Está tudo certo com o seu pedido?'])
    expect(textOf({ journey: 'standard' }, 'nome-no-bairro').heading).toBe('')
  })

  it('goes back, is guarded and progresses', async () => {
    const visitor = visit('pages')
    await visitor.at('nome')
    expect(navigationGuard(visitor.order(), 'confirmacao', 'pages')).toEqual({ allow: false, to: 'nome' })
    visitor.answer('nome', { name: 'Maria da Silva' })
    await visitor.at('nome-no-bairro')
    expect(selectBack(visitor.state())).toBe('nome')
    visitor.store.dispatch(backRequested())
    await visitor.at('nome')
    expect(selectBack(visitor.state())).toBe('start')
    expect(
      ['nome', 'nome-no-bairro', 'confirmacao', 'pedido-realizado'].map((id) =>
        progressOf(visitor.order(), id),
      ),
    ).toEqual([10, 40, 70, 100])
  })

  it('is reviewed and corrected, then goes straight back', async () => {
    const visitor = visit('pages')
    for (const [step, values] of answers.slice(0, 2)) {
      await visitor.answerAt(step, values)
    }
    await visitor.at('confirmacao')
    expect(reviewOf(visitor.order())).toEqual([
      {
        title: 'Seus dados',
        rows: [
          { label: 'Nome', value: 'Maria da Silva', step: 'nome' },
          { label: 'Apelido', value: 'Mara', step: 'nome-no-bairro' },
        ],
      },
    ])
    await visitor.correct('nome-no-bairro', { nickname: 'Marinha' })
    await visitor.at('confirmacao')
    await visitor.saved()
    expect(kept.get('offers')).toEqual({ body: { nickname: 'Marinha' }, version: 2 })
  })

  it('goes on at the same question after a reload, and the other way', async () => {
    const first = visit('pages')
    await first.answerAt('nome', { name: 'Maria da Silva' })
    await first.at('nome-no-bairro')
    await first.saved()
    const second = visit('pages')
    await second.at('nome-no-bairro')
    second.store.dispatch(modeChangeRequested({ mode: 'chat' }))
    expect(second.ui()).toMatchObject({ mode: 'chat', position: 'nome-no-bairro' })
    const { dialogue } = second.state()
    const lines = buildTranscript(second.order(), 'nome-no-bairro', null, dialogue, {
      greeting: 'Oi!',
      none: '—',
    }).map((line) => 'text' in line && line.text)
    expect(lines).toContain('Maria da Silva')
    expect(lines).toContain('Como os vizinhos chamam você?')
    expect(pageOf(second.order(), 'nome-no-bairro').path).toBe('/prova/nome-no-bairro/')
  })

  it('is not said to be erased where its store cannot erase it, as the server knows no such record', async () => {
    const visitor = visit('pages')
    await visitor.answerAt('nome', { name: 'Maria da Silva' })
    await visitor.at('nome-no-bairro')
    await visitor.saved()
    visitor.store.dispatch(orderActionRequested({ what: 'erase', phone: '' }))
    await expect.poll(() => visitor.state().orderActions.states.erase).toBe('failed')
    expect(visitor.ui().phase).not.toBe('erased')
    expect(visitor.order().answers).toHaveProperty('nome')
  })
})
