/** A corrected address keeps what still applies: the plan and its price, and the visit if the team is the same. */
import { describe, expect } from 'vitest'
import { textOf } from '../../src/questions/look-up-step-texts.ts'
import { correctionRequested } from '../../src/store/redux-actions.ts'
import { answerAll, house, journeyServer, sameNumber, placeOrder } from '../support/journey-test-setup.ts'
import type { Visit } from '../support/visit-without-browser.ts'
import { changePlan, endPriceHolds } from '../support/publish-editions.ts'
import { itInTurn } from '../support/sampled-tests.ts'

const journeys = journeyServer()

const stored = async (visit: Visit) => {
  const row = await journeys().leadOf(visit, 'answers, place')
  const { plan, scheduleDate } = (row?.answers ?? {}) as Record<string, unknown>
  return { plan: plan !== undefined, visit: scheduleDate !== undefined }
}
/** The sentence about what has changed, on pages above the question, in the chat in the conversation. */
function told(visit: Visit): string {
  const { notice } = visit.ui()
  const line = visit.state().dialogue.lines.findLast(({ result }) => result)
  const values = notice?.kind === 'result' ? notice.values : (line?.result?.values ?? {})
  return textOf(visit.order(), 'nr-imovel').result?.(values) ?? ''
}

async function mend(visit: Visit, number: string) {
  visit.store.dispatch(correctionRequested({ step: 'nr-imovel' }))
  await answerAll(visit, [['nr-imovel', house(number, 'apto 12')]])
}

const MODES = ['pages', 'chat'] as const

describe.each(MODES)('a house mended at the review, by %s (D15)', (mode) => {
  const test = itInTurn(MODES, mode)

  test('keeps plan and visit, says so, and becomes the order', async () => {
    const visit = await journeys().openAt('confirmacao', { mode, step: mode === 'chat' ? null : 'cep' })
    await mend(visit, '1002')
    await visit.at('confirmacao')
    expect(told(visit)).toBe('Troquei para 1002, apto 12. Plano e visita continuam.')
    expect(await stored(visit)).toEqual({ plan: true, visit: true })
    await placeOrder(visit)
    const [row] = await journeys().sql(
      `select o.plan_id, o.installation_day::text as day, l.place->>'number' as number
       from orders o join leads l on l.id = o.lead_id where l.id = $1`,
      [visit.ui().recordId],
    )
    expect(row).toEqual({ plan_id: 'plan-d600a', day: '2026-11-23', number: '1002' })
  })

  test('asks for the plan again if its price is another than the accepted one', async () => {
    const visit = await journeys().openAt('confirmacao', { mode, step: mode === 'chat' ? null : 'cep' })
    await changePlan(journeys(), 'd600a', { price_with_dacc: 110 })
    await endPriceHolds(journeys())
    try {
      await mend(visit, '1002')
      await visit.at('planos')
      expect(told(visit)).toContain('os planos são outros')
      expect(await stored(visit)).toEqual({ plan: false, visit: false })
      expect(visit.order().answers.cpf).toBeDefined()
    } finally {
      await changePlan(journeys(), 'd600a', { price_with_dacc: 109.99 })
    }
  })

  test('asks for the day alone if another team comes to the new address', async () => {
    const visit = await journeys().openAt('confirmacao', { mode, step: mode === 'chat' ? null : 'cep' })
    await journeys().sql(
      "update leads set place = place || jsonb_build_object('team', 'another-team') where id = $1",
      [visit.ui().recordId],
    )
    await visit.correct('cep', { cep: '04007-001' })
    await sameNumber(visit)
    await visit.at('data-instalacao')
    expect(told(visit)).toContain('só o dia da visita precisa ser outro')
    expect(await stored(visit)).toEqual({ plan: true, visit: false })
  })
})
