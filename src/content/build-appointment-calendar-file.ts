/** Builds the calendar file (.ics) of an installation appointment, with its Portuguese texts. */
import type { Schedule } from '../contract/lead-answers/schedule-date.ts'
import { brToIso } from '../lib/iso-dates.ts'
import { icalendarFile } from '../lib/write-icalendar.ts'
import { brand } from './brand-and-phones.ts'
import { appointmentWords } from './appointment-texts.ts'

/** Start and end of each installation period, in hours of the day. */
const HOURS = { manha: [8, 12], tarde: [12, 18] } as const

type Visit = {
  readonly orderNumber: string
  readonly schedule: Schedule
  /** The installation address in one line; '' if only its masked form is known. */
  readonly place: string
  /** The signed link back to the order; '' if unknown. */
  readonly link: string
}

/** Returns the name of the .ics file with the installation appointment. */
export const appointmentFileName = (orderNumber: string) => `visita-${orderNumber}.ics`

/**
 * Returns the installation appointment as the text of an .ics calendar file. The UID depends only on the
 * order, so that calendars replace the appointment when its date changes.
 * @param now the time at which the file is created
 */
export function appointmentFile({ orderNumber, schedule, place, link }: Visit, now: Date): string {
  const [from, to] = HOURS[schedule.period]
  return icalendarFile(
    {
      uid: `visita-${orderNumber}@tim-ultrafibra`,
      title: `Instalação da ${brand.name}`,
      text: `Pedido ${orderNumber}.\n${appointmentWords.who}\nO dia pode mudar até a véspera, ${link ? `aqui:\n${link}` : 'na página do pedido.'}`,
      place,
      link,
      day: brToIso(schedule.date),
      from,
      to,
    },
    now,
  )
}
