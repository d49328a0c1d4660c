/** Texts about an installation appointment: its day and period, who must be there, what to have ready. */
import type { Schedule } from '../contract/lead-answers/schedule-date.ts'
import { brToIso } from '../lib/iso-dates.ts'
import { formatLong } from '../lib/parse-and-format-dates.ts'
import { capitalised } from '../lib/text.ts'

/** Labels of the two periods of the day for installations. */
export const periodLabels = { manha: 'Manhã (8h às 12h)', tarde: 'Tarde (12h às 18h)' } as const

/** Formats an installation appointment: 'sexta-feira, 27 de novembro, manhã (8h às 12h)'. */
export const scheduleText = ({ date, period }: Schedule): string =>
  `${formatLong(brToIso(date))}, ${periodLabels[period].toLowerCase()}`

const periodHours = { manha: 'das 8h às 12h', tarde: 'das 12h às 18h' } as const

/** Formats the appointment where the receipt leads with it: 'Sexta-feira, 27 de novembro, das 8h às 12h'. */
export const appointmentHeading = ({ date, period }: Schedule): string =>
  capitalised(`${formatLong(brToIso(date))}, ${periodHours[period]}`)

/**
 * Texts about the technician's appointment: on the receipt, in e-mails and the calendar file, on the order link's page,
 * and in replies to visitors who ask for a day.
 */
export const appointmentWords = {
  heading: 'Visita do técnico',
  /** Shown instead of the day if the order has no appointment yet. */
  toArrange: 'Vamos combinar com você o dia da instalação.',
  /** How the day is arranged; the question for the phone number says the same. */
  contact: 'A equipe vai falar com você pelo telefone do pedido.',
  /** Reply to visitors who ask for a day, if the order of their plan does not include that question. */
  arrangedAfterOrder: (plan: string) =>
    `No ${plan} o dia não se marca por aqui; a equipe combina a visita com você depois do pedido.`,
  /** Who must be there. */
  who: 'É preciso ter alguém no local.',
  /** What to have ready. */
  ready: 'Deixe uma tomada livre para o modem.',
  /** Shown below a day that the server has accepted without confirming that it is booked. */
  requested: 'É o dia que você pediu. Se ele mudar, vamos combinar outro com você.',
} as const
