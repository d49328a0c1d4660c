/** The chat asks "É casa ou apartamento?" after a house number without a complement. */
import { describe, expect, it } from 'vitest'
import { buildTranscript } from '../../src/conversation/build-transcript.ts'
import { handleMessage } from '../../src/conversation/message-handler.ts'
import { chatWordingOf } from '../../src/questions/look-up-step-texts.ts'
import { answersSubmitted, correctionRequested, modeChangeRequested } from '../../src/store/redux-actions.ts'
import { selectDraft } from '../../src/store/selectors.ts'
import { answerAll, house, journeyServer } from '../support/journey-test-setup.ts'
import type { Visit, VisitOptions } from '../support/visit-without-browser.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()

/** The chat after a bare number: its second line is open. */
async function behindNumber(options: VisitOptions = {}): Promise<Visit> {
  const visit = journeys().open({ mode: 'chat', ...options })
  await answerAll(visit, [['cep', { cep: '01310-100' }]])
  await visit.at('nr-imovel')
  number(visit, '1578')
  return visit
}

const number = (visit: Visit, typed: string) =>
  visit.store.dispatch(answersSubmitted({ answers: { 'nr-imovel': house(typed) } }))
const houseOf = (visit: Visit) => visit.order().answers['nr-imovel']
const asked = (visit: Visit) => chatWordingOf(visit.order(), visit.ui().position).heading
const said = (visit: Visit) =>
  buildTranscript(visit.order(), visit.ui().position, visit.ui().returnTo, visit.state().dialogue, {
    greeting: 'Oi',
    none: 'Nada',
  }).flatMap((line) => ('text' in line ? [line.text] : []))

// as the page does once messages can be read

describe('a bare number', () => {
  it('is followed by the question for house or flat, in the same step and the same entry of history', async () => {
    const visit = await behindNumber()
    expect(visit.ui().position).toBe('nr-imovel')
    expect(asked(visit)).toBe('É casa ou apartamento?')
    expect(houseOf(visit)).toMatchObject({ values: { number: '1578' }, lacks: 'complement' })
    expect(said(visit).slice(-3)).toEqual([
      'Qual é o número da casa ou do prédio?',
      '1578',
      'É casa ou apartamento?',
    ])
    expect(visit.wire.lines().filter((line) => line.startsWith('POST lead-v2'))).toEqual([])
  })

  const typed = [
    ['an empty line', '', ''],
    ['a flat', 'apto 42', 'apto 42'],
  ] as const
  it.each(rowsToRun(typed, ([what]) => what === 'a flat'))('takes %s', async (_what, complement, stored) => {
    const visit = await behindNumber()
    visit.store.dispatch(
      answersSubmitted({
        answers: { 'nr-imovel': { ...selectDraft(visit.state(), 'nr-imovel'), complement } },
      }),
    )
    await visit.at('planos')
    expect(houseOf(visit)).toEqual({
      values: { ...house('1578', stored), block_number: '', allotment_number: '' },
    })
    await visit.saved()
    const { body } = await journeys().call('GET', `/api/lead/${visit.ui().recordId}`)
    expect(body).toMatchObject({ address: { number: '1578', complement: stored } })
  })

  const messages = [
    ['é o apto 42, bloco B', 'apto 42, bloco B'],
    ['fundos', 'fundos'],
    ['42', '42'],
    ['não', ''],
    ['casa mesmo, obrigada', ''],
  ] as const
  it.each(rowsToRun(messages, 2))('understands "%s"', async (message, stored) => {
    const visit = await behindNumber()
    handleMessage(visit.store, message)
    await visit.at('planos')
    expect(houseOf(visit)?.values).toMatchObject({ number: '1578', complement: stored })
  })

  it.each(rowsToRun(['apto 42', '42', 'é casa'], 1))(
    'keeps the bubble of the number before "%s" (D130)',
    async (said_) => {
      const visit = await behindNumber()
      handleMessage(visit.store, said_)
      await visit.at('planos')
      const texts = said(visit)
      expect(texts.slice(texts.indexOf('1578')).slice(0, 3)).toEqual([
        '1578',
        'É casa ou apartamento?',
        said_,
      ])
    },
  )

  it.each(rowsToRun(['dia 10', 'tô sem tempo agora', 'o plano de 500'], 1))(
    'keeps its number, and has no complement, after "%s" (D133)',
    async (said_) => {
      const visit = await behindNumber()
      handleMessage(visit.store, said_)
      handleMessage(visit.store, 'sim')
      expect(houseOf(visit)).toMatchObject({
        lacks: 'complement',
        values: { number: '1578', complement: '' },
      })
    },
  )

  it.each(rowsToRun(['é um apartamento mesmo', 'apartamento sim'], 1))(
    'asks which flat after "%s"',
    async (said_) => {
      const visit = await behindNumber()
      handleMessage(visit.store, said_)
      expect(said(visit).slice(-2)).toEqual([said_, 'Qual é o apartamento? Por exemplo: “apto 42”.'])
      expect(houseOf(visit)).toMatchObject({ lacks: 'complement', values: { complement: '' } })
    },
  )

  it('is corrected before the second line is answered', async () => {
    const visit = await behindNumber()
    visit.store.dispatch(correctionRequested({ step: 'nr-imovel' }))
    expect(houseOf(visit)).toBeUndefined()
    expect(selectDraft(visit.state(), 'nr-imovel').number).toBe('1578')
    number(visit, '1600')
    expect(asked(visit)).toBe('É casa ou apartamento?')
    expect(houseOf(visit)).toMatchObject({ values: { number: '1600' }, lacks: 'complement' })
    expect(houseOf(visit)?.changed).toBeUndefined()
  })

  it('survives a reload with its open question, and a switch to pages with its number', async () => {
    const visit = await behindNumber()
    const again = await journeys().openOn('nr-imovel', { kept: visit.kept, mode: 'chat', step: null })
    expect(asked(again)).toBe('É casa ou apartamento?')
    again.store.dispatch(modeChangeRequested({ mode: 'pages' }))
    await again.at('nr-imovel')
    expect(selectDraft(again.state(), 'nr-imovel').number).toBe('1578')
    again.answer('nr-imovel', { number: '1578' })
    await again.at('planos')
    expect(houseOf(again)?.lacks).toBeUndefined()
  })
})

describe('house or flat is not asked', () => {
  it.each(rowsToRun(['1578, é casa', 'numero 130, sem complemento', 'quadra 2 lote 15'], 2))(
    'after "%s"',
    async (message) => {
      const visit = journeys().open({ mode: 'chat' })
      await answerAll(visit, [['cep', { cep: '01310-100' }]])
      await visit.at('nr-imovel')
      handleMessage(visit.store, message)
      expect(houseOf(visit)).toBeDefined()
      expect(houseOf(visit)?.lacks).toBeUndefined()
    },
  )

  it('where an earlier address, kept without the question, goes on', async () => {
    const kept = new Map([
      ['address', JSON.stringify({ lead: null, cep: { cep: '01310100' }, 'nr-imovel': house('1578') })],
    ])
    await journeys().openOn('planos', { kept, mode: 'chat', step: null })
  })
})

it('is asked after a number given along with the CEP', async () => {
  const visit = journeys().open({ mode: 'chat' })
  await visit.at('cep')
  handleMessage(visit.store, 'meu cep é 01310-100 numero 1578')
  await visit.at('nr-imovel')
  expect(asked(visit)).toBe('É casa ou apartamento?')
})
