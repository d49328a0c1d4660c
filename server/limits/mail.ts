import type { Config } from '../config.ts'
import { needsPerson } from '../errors.ts'
import { mailboxOf } from '../rules/mailbox.ts'
import { networkOf } from '../rules/network.ts'
import { HOUR, MINUTE, type MakeCounter } from './counters.ts'

/** The kind of a mail: a link to an unproven address, or a code, by its purpose. */
export type MailKind = 'link' | 'collaborator' | 'customer' | 'risk'

export type MailWish = {
  kind: MailKind
  /** The IP address of the request. */
  address: string
  /** Id of the lead or renewal it is for. */
  subject: string
  email: string
}

/**
 * Limits on mails that a request can cause (S28). Each kind has its own counters: mails that anyone can have sent to an
 * address they merely claim do not use up the limit of a code (S36). Beyond the limit of a code a person takes over
 * (D89).
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
    // What one address asks for is counted first: beyond its own limit it does not use up the mailbox's.
    await few.count(`${kind}:${network}:${mailbox}`, needsPerson)
    // The address of a lead in doubt has not been proven yet: it gets no more mails than a link would.
    await (kind === 'risk' ? few : many).count(`${kind}:${mailbox}`, needsPerson)
  }
}
