/**
 * Limits how many e-mails with a code or a link are sent, by lead, mailbox and IP address; defaults in
 * config-limits.ts.
 */
import type { Config } from '../config.ts'
import { needsPerson, tooMany } from '../api-errors.ts'
import { domainOf, isDomainOfOneHouse, mailboxKeyOf } from '../rules/email-codes.ts'
import { networkOf } from '../rules/ip-networks.ts'
import { HOUR, type MakeCounter, type Refuse, networkCounter } from './rate-limit-counters.ts'

/**
 * The kind of an e-mail. `link` is a link to an unfinished order, sent to an unverified address. The others
 * are codes, named by purpose.
 */
export type MailKind = 'link' | 'collaborator' | 'customer' | 'risk'

/** An e-mail that a request asks for. */
export type MailRequest = {
  kind: MailKind
  /** The IP address of the request. */
  address: string
  /** The id of the lead or renewal to which the e-mail belongs. */
  subject: string
  email: string
}

/** How many times as many codes all domains of employees together get as one. */
const FROM_ALL_DOMAINS = 1.25

/**
 * Creates the limits on e-mails that a request can cause. Each kind has its own counters. Links, which
 * anyone can have sent to any address, therefore do not use up the limit of codes. If the limit of a
 * code is used up, an agent has to continue the order. A domain, whose mailboxes anybody can invent, has limits too.
 */
export function mailLimits(
  counter: MakeCounter,
  limits: Config['limits'],
): (request: MailRequest) => Promise<void> {
  const { addressPerMinute, codesPerHour, mailboxCodesPerHour, domainCodesPerHour } = limits
  const mails = networkCounter(counter, 'mail', addressPerMinute)
  const few = counter('code', codesPerHour, HOUR)
  const many = counter('codes', mailboxCodesPerHour, HOUR)
  const ofDomain = counter('domaincodes', domainCodesPerHour, HOUR)
  const ofAll = counter('allcodes', Math.ceil(domainCodesPerHour * FROM_ALL_DOMAINS), HOUR)

  /** Counts a mail by its domain. One IP address has only a share, so that it does not use up the domain for others. */
  async function countDomain({ kind, address, email }: MailRequest, refuse: Refuse): Promise<void> {
    const domain = domainOf(email)
    if (kind === 'customer' || !isDomainOfOneHouse(domain)) return
    await many.count(`${kind}:${networkOf(address)}:@${domain}`, refuse)
    await ofDomain.count(`${kind}:${domain}`, refuse)
    if (kind === 'collaborator') await ofAll.count(kind, refuse)
  }

  return async (request) => {
    const { kind, address, subject, email } = request
    const mailbox = mailboxKeyOf(email)
    const network = networkOf(address)
    await mails.count(address, kind)
    if (kind === 'link') {
      await few.count(`for:${subject}`)
      await few.count(`subject:${mailbox}`)
      await countDomain(request, tooMany)
      return
    }
    await few.count(`for:${kind}:${subject}`, needsPerson)
    // The IP address is counted first, so that beyond its own limit it does not use up that of the mailbox.
    await few.count(`${kind}:${network}:${mailbox}`, needsPerson)
    // The e-mail address of a lead before its risk check is unverified, so its limit is as low as that of
    // links.
    await (kind === 'risk' ? few : many).count(`${kind}:${mailbox}`, needsPerson)
    await countDomain(request, needsPerson)
  }
}
