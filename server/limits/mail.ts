import type { Config } from '../config.ts'
import { needsPerson } from '../errors.ts'
import { mailboxOf } from '../rules/mailbox.ts'
import { networkOf } from '../rules/ip-network.ts'
import { HOUR, MINUTE, type MakeCounter } from './counters.ts'

/** The kind of an e-mail: a link to an address that has not been proven, or a code, by its purpose. */
export type MailKind = 'link' | 'collaborator' | 'customer' | 'risk'

/** An e-mail that a request is about to cause. */
export type MailWish = {
  kind: MailKind
  /** The IP address of the request. */
  address: string
  /** The id of the lead or renewal that it is for. */
  subject: string
  email: string
}

/**
 * Creates the limits on e-mails that a request can cause (S28). Each kind has its own counters, so that links that
 * anyone can have sent to an address do not use up the limit of its codes (S36). Beyond the limit of a code, an agent
 * has to continue the order (D89).
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
    // The IP address is counted first: beyond its own limit it does not use up the mailbox's.
    await few.count(`${kind}:${network}:${mailbox}`, needsPerson)
    // The e-mail address of a lead before its risk check has not been proven, so its limit is as low as that of links.
    await (kind === 'risk' ? few : many).count(`${kind}:${mailbox}`, needsPerson)
  }
}
