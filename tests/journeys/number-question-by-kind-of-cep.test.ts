/** CEPs of blocks and lots, and of towns without a network, at the question for the house number. */
import { describe, expect, it } from 'vitest'
import { journeyParts as b } from '../../src/app/journeys/b.ts'
import { journeyParts as compact } from '../../src/app/journeys/compact.ts'
import { journeyParts as coverage } from '../../src/app/journeys/coverage.ts'
import { wordingOf } from '../../src/questions/look-up-step-texts.ts'
import { doubtfulAnswerDiscarded, draftChanged } from '../../src/store/redux-actions.ts'
import { selectDraft } from '../../src/store/selectors.ts'
import { problemTexts } from '../support/problem-texts.ts'
import { answerAll, house, journeyServer, sameNumber } from '../support/journey-test-setup.ts'
import type { Visit, VisitOptions } from '../support/visit-without-browser.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()

const BLOCKS = '71615-010'
const byBlock = (block: string, lot: string) => ({
  is_block_allotment: 'true',
  block_number: block,
  allotment_number: lot,
})

/** At the number's question, with what is known of the CEP. */
async function atHouse(cep: string, options?: VisitOptions): Promise<Visit> {
  const visit = journeys().open(options)
  await answerAll(visit, [['cep', { cep }]])
  await visit.until('what the CEP is', ({ order }) => order.facts.place !== null)
  return visit
}
const asks = (visit: Visit) => wordingOf(visit.order(), 'nr-imovel', selectDraft(visit.state(), 'nr-imovel'))

describe('what a CEP is (D62)', () => {
  it('of blocks and lots asks about a plain number before it says no; the same again is taken', async () => {
    const visit = await atHouse(BLOCKS)
    visit.answer('nr-imovel', house('12'))
    await visit.until('the question', ({ ui }) => ui.problems['nr-imovel'] !== undefined)
    await visit.at('nr-imovel')
    expect(problemTexts(visit.ui().problems['nr-imovel'])).toEqual({
      block_number: 'Neste CEP os endereços são por quadra e lote. Quais são os seus?',
    })
    expect(selectDraft(visit.state(), 'nr-imovel').is_block_allotment).toBe('true')
    visit.answer('nr-imovel', house('12'))
    await visit.at('oferta-indisponivel')
  })

  it('an ordinary one asks about a block before it says no', async () => {
    const visit = await atHouse('01207-001')
    visit.answer('nr-imovel', byBlock('1', '10'))
    await visit.until('the question', ({ ui }) => ui.problems['nr-imovel'] !== undefined)
    await visit.at('nr-imovel')
    expect(problemTexts(visit.ui().problems['nr-imovel'])).toEqual({
      number: 'Neste CEP os endereços são por número. Qual é o seu?',
    })
  })

  const places: [string, VisitOptions, string][] = [
    ['in the chat', { mode: 'chat' }, 'oferta-indisponivel'],
    ['on pages', { mode: 'pages' }, 'oferta-indisponivel'],
    ['in a look-up of coverage', { parts: coverage, step: 'cep' }, 'sem-cobertura'],
  ]
  it.each(rowsToRun(places, ([where]) => where !== 'in the chat'))(
    'of a town without any network says so before the number is asked, %s',
    async (_where, options, end) => {
      const visit = await atHouse('68800-000', options)
      expect(asks(visit).why).toBe(
        'A fibra ainda não chegou à sua cidade. Confira o CEP; se for esse mesmo, com o número e um contato avisamos você quando chegar.',
      )
      visit.answer('nr-imovel', house('12'))
      await visit.at(end)
    },
  )

  it('of blocks and lots is asked by them in a look-up of coverage, too', async () => {
    const visit = await atHouse(BLOCKS, { parts: coverage, step: 'cep' })
    await visit.until('the fields', (state) => selectDraft(state, 'nr-imovel').is_block_allotment === 'true')
    expect(asks(visit).heading).toBe('Quais são a quadra e o lote?')
  })

  it('is not waited for, and not missed when it cannot be looked up', async () => {
    const visit = journeys().open()
    visit.wire.disturb((_method, path) => (path.includes('/cep/information') ? 'offline' : null))
    await answerAll(visit, [
      ['cep', { cep: '68800-000' }],
      ['nr-imovel', house('12')],
    ])
    await visit.at('oferta-indisponivel')
    expect(visit.errors).toEqual([])
  })

  it('of blocks and lots opens with these fields after another number, unless someone types a number', async () => {
    const visit = await atHouse('01310-100')
    await answerAll(visit, [['nr-imovel', house('12')]])
    await visit.correct('cep', { cep: BLOCKS })
    await visit.until('what the CEP is', ({ order }) => order.facts.place?.isNumberedByBlock === true)
    expect(asks(visit).heading).toBe('Ainda é o nº 12?')
    visit.store.dispatch(doubtfulAnswerDiscarded({ step: 'nr-imovel' }))
    expect(selectDraft(visit.state(), 'nr-imovel').is_block_allotment).toBe('true')
    expect(asks(visit).heading).toBe('Quais são a quadra e o lote?')

    const typing = journeys().open()
    await answerAll(typing, [['cep', { cep: BLOCKS }]])
    typing.store.dispatch(draftChanged({ step: 'nr-imovel', name: 'number', value: '12' }))
    await typing.until('what the CEP is', ({ order }) => order.facts.place !== null)
    expect(selectDraft(typing.state(), 'nr-imovel').is_block_allotment).not.toBe('true')
    expect(asks(typing).heading).toBe('Qual é o número da casa ou do prédio?')
  })

  it('is that of the CEP that was corrected', async () => {
    const visit = await atHouse('68800-000')
    visit.answer('nr-imovel', house('12'))
    await visit.at('oferta-indisponivel')
    visit.link('cep')
    await answerAll(visit, [['cep', { cep: '01310-100' }]])
    await visit.at('nr-imovel')
    expect(asks(visit).heading).toBe('Ainda é o nº 12?')
    await sameNumber(visit)
    await visit.at('planos')
  })
})

const type = (visit: Visit, value: string) =>
  visit.store.dispatch(draftChanged({ step: 'cep', name: 'cep', value }))

describe('a page that asks for CEP and number together (D7, D62)', () => {
  it.each([
    ['b', { parts: b, prefix: 'b' }],
    ['compact', { parts: compact, prefix: 'c' }],
  ] satisfies [string, VisitOptions][])(
    '%s looks up the CEP as soon as it is typed',
    async (_name, options) => {
      const visit = journeys().open(options)
      await visit.at('cep')
      type(visit, '68800-000')
      await visit.until('what the CEP is', ({ order }) => order.facts.place?.hasNetwork === false)
      type(visit, '71615-010')
      await visit.until(
        'the fields',
        (state) => selectDraft(state, 'nr-imovel').is_block_allotment === 'true',
      )
      expect(visit.order().facts.place).toMatchObject({ cep: '71615010', isNumberedByBlock: true })
    },
  )

  it('waits for the answer in the chat, where the number is asked later', async () => {
    const visit = journeys().open({ parts: compact, prefix: 'c', mode: 'chat' })
    await visit.at('cep')
    type(visit, '68800-000')
    visit.answer('cep', { cep: '01310-100' })
    await visit.until('what the CEP is', ({ order }) => order.facts.place !== null)
    expect(visit.wire.lines().filter((line) => line.includes('68800000'))).toEqual([])
  })
})
