import type { Config } from '../config.ts'
import { needsPerson } from '../errors.ts'
import { mailboxOf } from '../rules/mailbox.ts'
import { networkOf } from '../rules/network.ts'
import { HOUR, MINUTE, type MakeCounter } from './counters.ts'

/** What a mail is: a link to an address that nobody has proven, or a code, by what it is for. */
export type MailKind = 'link' | 'collaborator' | 'customer' | 'risk'

export type MailWish = {
  kind: MailKind
  /** The IP address that asks. */
  address: string
  /** Id of the lead or renewal it is for. */
  subject: string
  email: string
}

/**
 * Limits of mails that a request can cause (S28). Each kind has counters of its own: what anybody may send to an address
 * that they only claim uses up nothing of a code (S36). Beyond the limit of a code a person takes over (D89).
 */
export function mailLimits(
  counter: MakeCounter,
  limits: Config['limits'],
): (wish: MailWish) => Promise<void> {
  const { addressPerMinute, codesPerHour, mailboxCodesPerHour } = limits
  const mails = counter('mail', addressPerMinute, MINUTE)
  const few = counter('code', codesPerHour, HOUR)
  const many = counter('codes', mailboxCodesPerHour, HOUR)

  return async ({ kind, address, subject, email }) => {
    const mailbox = mailboxOf(email)
    const network = networkOf(address)
    await mails.count(`address:${kind}:${network}`)
    if (kind === 'link') {
      await few.count(`for:${subject}`)
      await few.count(`subject:${mailbox}`)
      return
    }
    await few.count(`for:${kind}:${subject}`, needsPerson)
    // What one address asks for is counted first: beyond its own limit it uses up nothing of the mailbox's.
    await few.count(`${kind}:${network}:${mailbox}`, needsPerson)
    // The address of a lead in doubt is proven by nobody yet: it gets no more than a link would.
    await (kind === 'risk' ? few : many).count(`${kind}:${mailbox}`, needsPerson)
  }
}
