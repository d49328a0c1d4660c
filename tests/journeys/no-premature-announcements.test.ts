/** Nothing is announced that is not certain yet, and no visitor's bubble holds what was not said. */
import { describe, expect, it } from 'vitest'
import { buildTranscript } from '../../src/conversation/build-transcript.ts'
import { chat } from '../../src/content/chat.ts'
import { addressCoveredText } from '../../src/app/journeys/standard/address-covered-text.ts'
import {
  atHouseNumber,
  leadCreated,
  houseNumber,
  whileCreatingLead,
} from '../support/visits-at-house-number-question.ts'
import { journeyServer } from '../support/journey-test-setup.ts'
import type { Visit } from '../support/visit-without-browser.ts'
import { always, openFaultyConnection, errorResponse } from '../support/faulty-connection.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()

const words = {
  greeting: 'Oi!',
  none: chat.none,
  found: addressCoveredText,
}

/** What the conversation shows, line by line. */
function textsIn(visit: Visit): string[] {
  const { dialogue, ui } = visit.state()
  return buildTranscript(visit.order(), ui.position, ui.returnTo, dialogue, words).flatMap((line) =>
    'text' in line ? [line.text] : [],
  )
}

const announces = (visit: Visit) => textsIn(visit).some((text) => text.startsWith('Tem fibra'))

const byLink = { mode: 'chat', wish: { sku: 'd600a' } } as const

describe('a plan by link, and the check that follows behind the visitor', () => {
  it('says that there is fibre once the server has confirmed it', async () => {
    const { visit, held, release } = await whileCreatingLead(journeys(), byLink)
    await held
    expect(visit.position()).toBe('nome')
    expect(announces(visit)).toBe(false)
    release()
    await leadCreated(visit)
    expect(announces(visit)).toBe(true)
  })

  const faults = [
    ['no connection', () => 'offline' as const],
    ['a lost reply', () => 'lost-reply' as const],
    [
      'an error',
      () => errorResponse(500, { message: 'Erro no servidor. Por favor tente novamente mais tarde' }),
    ],
  ] as const
  it.each(rowsToRun(faults, 1))(
    '%s: nothing is announced, nothing unsaid appears said, the next question waits',
    async (_what, fault) => {
      const wire = openFaultyConnection()
      const visit = await atHouseNumber(journeys(), { ...byLink, wire })
      wire.disturb(always(/POST .*lead-v2$/, fault()))
      visit.answer('nr-imovel', houseNumber)
      await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
      expect(announces(visit)).toBe(false)
      expect(textsIn(visit)).not.toContain(words.none)
      expect(textsIn(visit).join(' ')).not.toMatch(/plano|nome/i)
    },
  )
})
