import { addDays, brToIso, formatLong } from '../lib/dates.ts'
import { capitalised } from '../lib/text.ts'
import { legal } from './legal.ts'

/** One thing that happens after the order. */
export type NextEvent = { readonly when?: string; readonly what: string }

export const SOMEONE_AT_HOME = 'Alguém precisa estar em casa para receber o técnico.'

type Known = {
  /** Where the confirmation goes, perhaps masked; '' where that need not be said. */
  readonly email: string
  /** The appointment in words, its day as dd/mm/yyyy; null when the plan is installed without one. */
  readonly visit: { readonly when: string; readonly date: string; readonly isFixed?: boolean } | null
  /** Day of the month. */
  readonly dueDay: string
  readonly debit: boolean
  /** Said on the page of the order itself, not in a mail. */
  readonly isOnPage: boolean
}

/** What happens after the order of a new connection, in order of time. Only what the rules promise (D71, M§9). */
export function eventsAfterOrder({ email, visit, dueDay, debit, isOnPage }: Known): NextEvent[] {
  const bill = debit ? 'O valor sai da sua conta.' : 'Você paga a fatura.'
  const lastDay = visit && formatLong(addDays(brToIso(visit.date), -1))
  return [
    ...(email ? [{ when: 'Agora', what: `A confirmação vai para ${email}.` }] : []),
    ...(visit && !visit.isFixed
      ? [
          {
            when: `Até ${lastDay}`,
            what: `Dá para mudar o dia da visita, ${isOnPage ? 'aqui mesmo' : 'na página do pedido'}.`,
          },
        ]
      : []),
    visit
      ? { when: capitalised(visit.when), what: `O técnico instala a fibra na sua casa. ${SOMEONE_AT_HOME}` }
      : { when: 'Em seguida', what: 'Combinamos com você o dia da instalação.' },
    { when: dueDay ? `Todo dia ${dueDay}` : 'Depois', what: `${bill} ${legal.firstBill}` },
  ]
}
