/** The code of a migration on a server that sends mail: it goes to the contact on record, before the confirmation. */
import { describe, expect, it } from 'vitest'
import { addressText } from '../../src/questions/order/build-order-card-and-receipt-texts.ts'
import { newCodeRequested } from '../../src/store/redux-actions.ts'
import { answerAll, journeyServer } from '../support/journey-test-setup.ts'
import { fakeMail } from '../support/fake-mail.ts'
import { MIGUEL, openLead, openPage, stays } from '../support/migration-journey-test-setup.ts'
import type { Visit } from '../support/visit-without-browser.ts'
import { itInTurn } from '../support/sampled-tests.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const mail = fakeMail('smtp')
const journeys = journeyServer({ providers: { mail: mail.provider } })
const ON_RECORD = 'miguel.campos@example.com'
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Up to the code, once it was sent. */
async function upToCode(mode: 'pages' | 'chat'): Promise<Visit> {
  const visit = await openLead(journeys(), MIGUEL, { mode })
  await answerAll(visit, stays.slice(1, -1))
  await visit.at('codigo')
  await visit.until('the code', ({ order, ui }) => Boolean(order.facts.code?.sentTo) && !ui.wait)
  return visit
}

const sends = (visit: Visit) => visit.wire.lines().filter((line) => /^POST .*\/code$/.test(line))
const MODES = ['pages', 'chat'] as const

describe.each(MODES)('the code of a migration, in the %s', (mode) => {
  const test = itInTurn(MODES, mode)

  test('comes before anything of the address on record, which then stands in the review (S51)', async () => {
    const visit = await upToCode(mode)
    expect(addressText(visit.order())).toBe('O do seu cadastro')
    expect(JSON.stringify(visit.state())).not.toMatch(/Aveni|São Paulo/)
    visit.answer('codigo', { code: mail.codeTo(ON_RECORD) })
    await visit.at('confirmacao')
    expect(addressText(visit.order())).toBe('Aveni…, nº 1**, São Paulo/SP')
    expect(visit.errors).toEqual([])
  })

  it('is not sent again by a reload while it is valid, and says when it was sent', async () => {
    const visit = await upToCode(mode)
    const { sentAt } = visit.order().facts.code ?? {}
    expect(sentAt).toBe(journeys().clock.now().getTime())
    journeys().clock.advance(9 * 60_000)
    const again = openPage(journeys(), { kept: visit.kept, mode, step: 'codigo' })
    await again.until('the code', ({ order }) => Boolean(order.facts.code?.sentTo))
    expect(again.order().facts.code).toMatchObject({ sentTo: 'm****@example.com', minutes: 10, sentAt })
    expect(sends(again)).toHaveLength(0)
    expect(JSON.stringify([...visit.kept])).not.toContain('example')
    again.store.dispatch(newCodeRequested())
    await again.until('another', ({ ui }) => ui.wait === null && sends(again).length === 1)
    again.answer('codigo', { code: mail.codeTo(ON_RECORD) })
    await again.at('confirmacao')
    expect(again.kept.has('code')).toBe(false)
  })

  const pasts = [
    ['expired', (_visit: Visit) => Promise.resolve(journeys().clock.advance(10 * 60_000))],
    [
      'spent',
      async (visit: Visit) => {
        for (let tries = 0; tries < 5; tries += 1) {
          const { refusals } = visit.ui()
          visit.answer('codigo', { code: wrong(mail.codeTo(ON_RECORD)) })
          await visit.until('refused', ({ ui }) => ui.refusals > refusals && ui.wait === null)
        }
      },
    ],
  ] as const
  test.each(rowsToRun(pasts, 1))('once it is %s, a reload sends another', async (_what, pass) => {
    const visit = await upToCode(mode)
    await pass(visit)
    const again = openPage(journeys(), { kept: visit.kept, mode, step: 'codigo' })
    await again.until('the code', ({ order, ui }) => Boolean(order.facts.code?.sentTo) && !ui.wait)
    expect(sends(again)).toHaveLength(1)
  })

  test('is asked again after a reload, and not once it was right', async () => {
    const visit = await upToCode(mode)
    const again = openPage(journeys(), { kept: visit.kept, mode, step: 'codigo' })
    await again.until('the code', ({ order, ui }) => Boolean(order.facts.code?.sentTo) && !ui.wait)
    again.answer('codigo', { code: mail.codeTo(ON_RECORD) })
    await again.at('confirmacao')
    const later = openPage(journeys(), { kept: visit.kept, mode, step: 'codigo' })
    await later.at('confirmacao')
  })
})

describe('the confirmation', () => {
  it('comes after the code', async () => {
    const visit = await upToCode('pages')
    visit.link('confirmacao')
    expect(visit.position()).toBe('codigo')
  })
})
