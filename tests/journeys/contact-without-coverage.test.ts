/** A contact that was left at an address without an offer: reloads, other addresses, other tabs, withdrawal. */
import { describe, expect, it } from 'vitest'
import { journeyParts as compact } from '../../src/app/journeys/compact.ts'
import {
  answersSubmitted,
  callRequested,
  restartRequested,
  withdrawalRequested,
} from '../../src/store/redux-actions.ts'
import { selectDraft } from '../../src/store/selectors.ts'
import { problemWithServerText } from '../../src/lib/problem-keys.ts'
import { answerAll, checkAddress, house, journeyServer, sameNumber } from '../support/journey-test-setup.ts'
import type { Visit } from '../support/visit-without-browser.ts'
import { openChatInTab } from '../support/chat-in-simulated-tab.ts'
import { always, firstOnes, errorResponse } from '../support/faulty-connection.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

const journeys = journeyServer()

/** Without an offer, with a contact that was taken. */
describe('a contact that was sent', () => {
  const contact = { name: 'Maria da Silva', phone: '11987654321', email: 'm@x.com.br' }
  const reload = (visit: Visit) => journeys().open({ kept: visit.kept, step: 'oferta-indisponivel' })
  const kept = (visit: Visit) => JSON.stringify([...visit.kept])

  async function send(visit: Visit): Promise<void> {
    await visit.answerAt('oferta-indisponivel', contact)
    await visit.until('sent', ({ ui }) => ui.contact.notify === 'sent')
  }

  /** An order whose address was corrected to one without an offer. */
  async function correctedAway(): Promise<Visit> {
    const visit = await journeys().openAt('nome')
    await visit.correct('cep', { cep: '68800-000' })
    await sameNumber(visit)
    await visit.at('oferta-indisponivel')
    return visit
  }

  it.each(['pages', 'chat'] as const)('is kept with the telephone alone, by %s', async (mode) => {
    const visit = journeys().open({ mode, step: null })
    await checkAddress(visit, '68800-000', house('14'))
    await visit.at('oferta-indisponivel')
    if (mode === 'pages') visit.answer('oferta-indisponivel', { ...contact, email: '' })
    else {
      const talk = await openChatInTab(visit)
      for (const said of ['Maria da Silva', '11 98765-4321', 'não tenho e-mail']) await talk.say(said)
    }
    await visit.until('sent', ({ ui }) => ui.contact.notify === 'sent')
    const { body } = await journeys().call('GET', `/api/lead-no-coverage/${visit.ui().noCoverageId}`)
    const given = expect.any(String) as string
    expect(body).toMatchObject({ contact: { name: given, phone: given, email: null } })
  })

  it('is sent after a reload too, and nothing of it is kept', async () => {
    const visit = journeys().open()
    await checkAddress(visit, '68800-000', house('12'))
    await send(visit)
    const again = reload(visit)
    await again.at('oferta-indisponivel')
    expect(again.ui().contact.notify).toBe('sent')
    expect(again.ui().noCoverageId).toBe(visit.ui().noCoverageId)
    for (const value of ['Maria', '98765', 'm@x']) expect(kept(visit)).not.toContain(value)
  })

  itInFullRun(
    'was sent for that address: another one without an offer asks for a contact again',
    async () => {
      const visit = journeys().open()
      await checkAddress(visit, '68800-000', house('13'))
      await send(visit)
      await visit.correct('cep', { cep: '01207-001' })
      await visit.answerAt('nr-imovel', house('10'))
      await visit.at('oferta-indisponivel')
      expect(visit.ui().contact.notify).toBe('none')
      const again = reload(visit)
      await again.at('oferta-indisponivel')
      expect(again.ui().contact.notify).toBe('none')
    },
  )

  it('goes with the address: where there is fibre it only fills in the order, and when all starts over it is gone (U3)', async () => {
    const visit = journeys().open()
    await checkAddress(visit, '68800-000', house('14'))
    await send(visit)
    const other = await journeys().openOn('oferta-indisponivel', { kept: new Map(visit.kept) })
    other.store.dispatch(restartRequested())
    await other.at('cep')
    expect([...other.kept.keys()]).toEqual([])
    expect(other.ui().contact.notify).toBe('none')

    await visit.correct('cep')
    await answerAll(visit, [
      ['cep', { cep: '01310-100' }],
      ['nr-imovel', house('10')],
    ])
    await visit.at('planos')
    expect([...visit.kept.keys()]).toEqual(['lead'])
    const filledIn = ['nome', 'telefone', 'email'].map((step) => selectDraft(visit.state(), step))
    expect(filledIn).toEqual([{ name: contact.name }, { phone: contact.phone }, { email: contact.email }])
    expect(Object.keys(visit.order().answers)).not.toContain('nome')
  })

  it('is sent and stays so where a lead was corrected to an address without an offer', async () => {
    const visit = await correctedAway()
    const before = reload(visit)
    await before.at('oferta-indisponivel')
    expect(before.ui().noCoverageId).toBe(visit.ui().noCoverageId)
    await send(before)
    const again = reload(before)
    await again.at('oferta-indisponivel')
    expect(again.ui().contact.notify).toBe('sent')
  })
})

describe('a call', () => {
  it('that the server refuses is refused beside its field, and no press makes it another', async () => {
    const visit = journeys().open()
    const text = 'Esse número não serve.'
    visit.wire.disturb(always(/supportRequest/, errorResponse(400, { message: text, code: 'invalid' })))
    visit.store.dispatch(callRequested({ telephone: '(11) 98765-4321' }))
    await visit.until('the refusal', ({ ui }) => ui.contact.callProblem !== null)
    expect(visit.ui().contact).toMatchObject({ callProblem: problemWithServerText(text), call: 'none' })
  })
})

describe.each(rowsToRun(['chat', 'pages'] as const, 1))(
  'a call for a telephone that already waits for one, in the %s',
  (mode) => {
    it('is said to be noted to the browser that asked, and to no other; once settled, another one is a new one (D117, S62)', async () => {
      const telephone = mode === 'chat' ? '(11) 98765-4331' : '(11) 98765-4332'
      const ask = async (kept = new Map<string, string>()) => {
        const visit = journeys().open({ mode, kept })
        visit.store.dispatch(callRequested({ telephone }))
        await visit.until('the word', ({ ui }) => ui.contact.call === 'sent')
        return visit
      }
      const first = await ask()
      expect(first.ui().contact.isCallRepeated).toBe(false)
      const stranger = await ask()
      expect(stranger.ui().contact.isCallRepeated).toBe(false)
      // each visitor can erase what they asked for, and nothing else
      expect(stranger.kept.get('calls')).not.toBe(first.kept.get('calls'))
      const again = await ask(new Map(first.kept))
      expect(again.ui().contact.isCallRepeated).toBe(true)
      await journeys().sql(
        `insert into call_tasks (subject_id, result, closed_at, updated_at)
       select id, 'recusou', now(), now() from support_requests where id = any($1)`,
        [[stranger, again].flatMap(({ kept }) => (kept.get('calls') ?? '').split(' '))],
      )
      expect((await ask(new Map(again.kept))).ui().contact.isCallRepeated).toBe(false)
    })
  },
)

describe('a contact typed before the check', () => {
  it('is taken over by the form of the waiting list: nothing is asked twice', async () => {
    const visit = journeys().open({ parts: compact, prefix: 'c' })
    const typed = { name: 'Maria da Silva', phone: '11987654321', email: 'maria@exemplo.com.br' }
    const { name, phone, email } = typed
    const answers = {
      cep: { cep: '68800-000' },
      'nr-imovel': house('19'),
      nome: { name },
      telefone: { phone },
      email: { email, accept_promotions: 'false' },
    }
    visit.store.dispatch(answersSubmitted({ answers }))
    await visit.at('oferta-indisponivel')
    const draft = () => selectDraft(visit.state(), 'oferta-indisponivel')
    expect(draft()).toEqual(typed)
    expect(draft(), 'the same object, so that nothing is drawn again').toBe(draft())
    const other = { ...typed, email: 'outro@exemplo.com.br' }
    visit.answer('oferta-indisponivel', { ...draft(), email: other.email })
    expect(draft()).toEqual(other)
    await visit.until('it is noted', ({ ui }) => ui.contact.notify === 'sent')
    expect(visit.wire.calls.at(-1)).toMatchObject({ path: '/lead-no-coverage', body: other })
  })
})

/** What happens on a press after a lost reply. */
describe('a reply that was lost', () => {
  const lose = (visit: Visit, line: RegExp) => visit.wire.disturb(firstOnes(1, line, 'lost-reply'))
  const keys = (visit: Visit, line: RegExp) =>
    visit.wire.calls.filter(({ method, path }) => line.test(`${method} ${path}`)).map(({ key }) => key)

  async function withoutOffer(number: string): Promise<Visit> {
    const visit = journeys().open()
    await checkAddress(visit, '68800-000', house(number))
    await visit.at('oferta-indisponivel')
    return visit
  }

  it('of a call request: one request, and another one later is another', async () => {
    const visit = await withoutOffer('16')
    const before = await journeys().sql('select id from support_requests')
    lose(visit, /^POST \/supportRequest/)
    visit.store.dispatch(callRequested({ telephone: '(11) 98765-4322' }))
    await visit.until('the failure', ({ ui }) => ui.contact.call === 'failed')
    for (const _ of ['again', 'later']) {
      visit.store.dispatch(callRequested({ telephone: '(11) 98765-4322' }))
      await visit.until('the word', ({ ui }) => ui.contact.call === 'sent')
      const now = await journeys().sql('select id from support_requests')
      expect(now.length - before.length).toBe(new Set(keys(visit, /^POST \/supportRequest/)).size)
    }
    expect(new Set(keys(visit, /^POST \/supportRequest/)).size).toBe(2)
  })

  it('of a withdrawal: it has been done', async () => {
    const visit = await withoutOffer('18')
    lose(visit, /^DELETE/)
    visit.store.dispatch(withdrawalRequested())
    await visit.until('the failure', ({ ui }) => ui.contact.withdraw === 'failed')
    visit.store.dispatch(withdrawalRequested())
    await visit.until('withdrawn', ({ ui }) => ui.contact.withdraw === 'sent')
  })
})
