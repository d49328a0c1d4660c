/** What the receipt and the e-mails say happens after an order, and the hours in the calendar file of the visit. */
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { eventsAfterOrder } from './what-happens-next.ts'
import { dataInstalacao } from './steps/data-instalacao.ts'
import { appointmentFile } from './build-appointment-calendar-file.ts'

const VISIT = { date: '01/12/2026' }
const KNOWN = { email: 'maria@example.com', visit: VISIT, dueDay: '10', debit: true, isOnPage: false }
const whens = (known: Parameters<typeof eventsAfterOrder>[0]) =>
  eventsAfterOrder(known).map(({ when }) => when)

describe('after an order', () => {
  it('come mail and last day for a change, in order of time; the visit is said before (D159)', () => {
    expect(whens(KNOWN)).toEqual(['Agora', 'Até segunda-feira, 30 de novembro', 'Se mudar de ideia'])
  })

  it('without a mail to the mailbox promise none, and say to keep the number (S44)', () => {
    const [now] = eventsAfterOrder({ ...KNOWN, isUnmailed: true })
    expect(now?.when).toBe('Agora')
    expect(now?.what).toContain('Guarde o número do pedido')
    expect(now?.what).not.toContain(KNOWN.email)
  })

  it('a visit whose day has come is not offered for a change', () => {
    expect(whens({ ...KNOWN, visit: { ...VISIT, isFixed: true } })).toEqual(['Agora', 'Se mudar de ideia'])
  })

  it.each([true, false])(
    'rows beside it say due day and payment, and it says how a bill arrives, if that is set, on a page: %s (D159)',
    (isOnPage) => {
      expect(whens({ ...KNOWN, isOnPage })).not.toContain('Todo dia 10')
      expect(whens({ ...KNOWN, isOnPage, bill: 'A fatura chega por e-mail.' })).toContain('Todo dia 10')
    },
  )

  it('a plan without an appointment has none to change', () => {
    expect(eventsAfterOrder({ ...KNOWN, email: '', visit: null, debit: false })).toEqual([
      {
        when: 'Se mudar de ideia',
        what: expect.stringMatching(/desistir em até 7 dias.+art\. 49.+link do pedido/),
      },
    ])
  })
})

describe('the file of a visit', () => {
  it.each(['manha', 'tarde'] as const)('in the period %s has the hours the label says (F§5)', (period) => {
    const schedule = { date: '01/12/2026', period }
    const text = appointmentFile(
      { orderNumber: 'P261120K7M2QX', schedule, place: 'Rua A, 1', link: '' },
      new Date(0),
    )
    const found = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent')
    const event = new ICAL.Event(found ?? undefined)
    const { startDate, endDate } = event
    const label = dataInstalacao.options?.find(({ value }) => value === period)?.label
    expect(label).toContain(`(${startDate.hour}h às ${endDate.hour}h)`)
    expect([startDate.year, startDate.month, startDate.day]).toEqual([2026, 12, 1])
    expect(event.uid).toBe('visita-P261120K7M2QX@tim-ultrafibra')
  })
})
