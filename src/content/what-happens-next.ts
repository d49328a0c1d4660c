/** Texts of the list of what happens after an order, such as the confirmation, the installation and the first bill. */
import { addDays, brToIso } from '../lib/iso-dates.ts'
import { formatLong } from '../lib/parse-and-format-dates.ts'
import { withdrawal, withdrawalWhen } from './first-bill.ts'

/** One entry in the list of what happens after an order. */
export type NextEvent = {
  /** A date or another time. */
  readonly when?: string
  readonly what: string
  /** Whether it can be done on the screen that shows the list, so that it is useless on paper. */
  readonly isHere?: boolean
}

const NO_EMAIL = 'Guarde o número do pedido: sem e-mail, ele e esta página são a sua confirmação.'

const UNMAILED =
  'Guarde o número do pedido. Este e-mail já recebeu muitas mensagens nossas hoje, por isso a confirmação não vai por ele.'

const ON_PAGE_ONLY = 'Guarde o número do pedido: ele e esta página são a sua confirmação.'

type Known = {
  /** E-mail address for the confirmation, possibly masked; '' leaves out the entry about the confirmation. */
  readonly email: string
  /** Whether the visitor has none, so that the order's number is the confirmation. */
  readonly hasNoEmail?: boolean
  /** Whether the server of the orders sends confirmations. No call of the specification does. */
  readonly isMailedAtAll?: boolean
  /** Whether no confirmation is sent there, because the mailbox has received too many e-mails that day. */
  readonly isUnmailed?: boolean | undefined
  /** The day of the appointment as dd/mm/yyyy; null if the plan is installed without an appointment. */
  readonly visit: { readonly date: string; readonly isFixed?: boolean } | null
  /** Day of the month on which bills fall due. */
  readonly dueDay: string
  readonly debit: boolean
  /** How a bill arrives and may be paid, as the operator has set it; '' if not. */
  readonly bill?: string
  /** The telephone of the operator's team; that of the page unless it is given. */
  readonly phone?: string
  /** Whether the events are listed on the page of the order, as opposed to an e-mail. */
  readonly isOnPage: boolean
}

/**
 * Returns what happens after the order of a new connection besides the visit, with which the receipt and the mail begin, in
 * chronological order. The list contains only what the specification promises, and the law.
 */
export function eventsAfterOrder({
  email,
  hasNoEmail = false,
  isMailedAtAll = true,
  isUnmailed = false,
  visit,
  dueDay,
  debit,
  isOnPage,
  phone,
  bill: paid = '',
}: Known): NextEvent[] {
  const sum = debit ? 'O valor sai da sua conta.' : 'Você paga a fatura.'
  const lastDay = visit && formatLong(addDays(brToIso(visit.date), -1))
  const mailed = isUnmailed ? UNMAILED : `A confirmação vai para ${email}.`
  return [
    ...(hasNoEmail ? [{ when: 'Agora', what: NO_EMAIL }] : []),
    ...(email ? [{ when: 'Agora', what: isMailedAtAll ? mailed : ON_PAGE_ONLY }] : []),
    ...(visit && !visit.isFixed
      ? [
          {
            when: `Até ${lastDay}`,
            what: `Dá para mudar a visita, ${isOnPage ? 'aqui mesmo' : 'na página do pedido'}.`,
            isHere: isOnPage,
          },
        ]
      : []),
    // rows beside the list say day and payment
    ...(paid ? [{ when: dueDay ? `Todo dia ${dueDay}` : 'Depois', what: `${sum} ${paid}` }] : []),
    { when: withdrawalWhen, what: withdrawal(phone) },
  ]
}
