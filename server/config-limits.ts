/**
 * Limits: how many calls, logins, mails, codes and open visits are allowed. Those that an operator would turn are
 * environment variables; the others are constants.
 */
import { networkList, integerValue } from './config-value-schemas.ts'

/** Schemas of the environment variables. */
export const limits = {
  RATE_LIMIT_LEADS_PER_MINUTE: integerValue(60, 1).describe('new leads from one IP address.'),
  RATE_LIMIT_ADDRESS_PER_MINUTE: integerValue(60, 1).describe(
    'look-ups of documents and mobile lines, searches for a street, messages for the language model, risk checks, guesses, mails and changes of the waiting list from one IP address, each kind separately. Checks of the coverage of an address are not limited.',
  ),
  RATE_LIMIT_CPF_PER_MINUTE: integerValue(10, 1).describe(
    'lookups of one document from one IP address. Up to three calls within a minute count as one, because one visit asks up to three (is it a customer, what can be renewed, what can be migrated).',
  ),
  RATE_LIMIT_DOCUMENT_PER_HOUR: integerValue(30, 1).describe(
    'lookups of one document from all addresses together, and likewise its risk checks.',
  ),
  RATE_LIMIT_CODES_PER_HOUR: integerValue(5, 1).describe(
    'mailed codes of one kind for one lead, and to one mailbox from one IP address; links for one lead and to one mailbox.',
  ),
  RATE_LIMIT_DOMAIN_CODES_PER_HOUR: integerValue(40, 1).describe(
    'mailed codes to all mailboxes of one domain of employees; all these domains together get a quarter more. Likewise links, and codes to mailboxes that nobody has proven, for one domain that is not a large provider’s. One IP address has what one mailbox has.',
  ),
  RATE_LIMIT_ORDER_MAILS_PER_HOUR: integerValue(120, 1).describe(
    'mails about orders from one IP address to all unproven mailboxes together.',
  ),
  CALLS_PER_NETWORK: integerValue(10, 1).describe(
    'call requests a day from one IP address that are never too many, and likewise orders that were left, and entries of the waiting list. Beyond them and `LIST_SHARE_PERCENT` of the day’s, their people are called after all others, unless they come from `OPEN_VISITS_UNCOUNTED_NETWORKS`.',
  ),
  RATE_LIMIT_OPERATOR_ADDRESS_TRIES: integerValue(30, 1).describe(
    'failed logins at the desk in five minutes from one IP address, such as that of an office.',
  ),
  RATE_LIMIT_SEARCHES_PER_HOUR: integerValue(60, 1).describe(
    'searches for orders and people by one person at the desk that need no reason; five times as many are possible with one.',
  ),
  OPEN_VISITS_PER_PHONE: integerValue(5, 1).describe(
    'booked visits that may be open for one telephone. An order above this, above one of the next two, or above 5 for one mailbox or house is held for a person ([record 87](decisions/0087-open-visits-are-counted.md)).',
  ),
  OPEN_VISITS_PER_BUILDING: integerValue(20, 1).describe(
    'the same for one street number, with all of its flats.',
  ),
  OPEN_VISITS_PER_NETWORK: integerValue(20, 1).describe(
    'the same for one network: an IPv4 /24 or an IPv6 /56. A /64 may have half as many, a /48 twice as many.',
  ),
  OPEN_VISITS_UNCOUNTED_NETWORKS: networkList.describe(
    'addresses or networks from which a shop or a call centre orders for its customers, comma-separated: `203.0.113.8/29`. The last limit does not count them.',
  ),
  FLOOD_PERCENT: integerValue(5, 1, 100).describe(
    "percent of a day's counts from one address above which the desk reports a [flood](desk.md#floods).",
  ),
  LIST_SHARE_PERCENT: integerValue(5, 1, 100).describe(
    "percent of the desk's list of messages that one IP address may fill in a day, and of the day's calls. Each server counts separately.",
  ),
  REQUEST_TIMEOUT_MS: integerValue(15_000, 100, 600_000).describe(
    'time for a client to send its request; a file to import at the desk may take three minutes.',
  ),
}

/** Limits that no environment variable sets. Tests pass their own. */
export const fixedLimits = {
  /** Risk checks of one document from one IP address. */
  riskPerHour: 5,
  /** E-mailed codes of one kind to one mailbox in total, if it is on record or corporate. */
  mailboxCodesPerHour: 20,
  /**
   * Wrong codes of one kind from one network, for one mailbox, and for one domain of employees. Above it a person continues
   * the order.
   */
  wrongCodesPerDay: 20,
  /** E-mails about orders to one unproven mailbox from one IP address. Beyond it an order is taken without its mail. */
  orderMailsPerDay: 5,
  /** Quiz answers and codes tried for one lead. */
  quizPerMinute: 10,
  /** Failed quizzes of one document; then a person. */
  failedQuizzesPerDay: 4,
  /** Call requests from one IP address. */
  callsPerMinute: 60,
  /** Notices of call requests for one telephone; further requests are only on the list of the desk. */
  callNoticesPerDay: 5,
  /** Answers and other writes to one lead, counted by each server separately. */
  writesPerMinute: 60,
  /** Batches of counted events from one IP address, counted by each server separately. */
  visitsPerMinute: 600,
  /** Failed logins of one account of the desk in five minutes. */
  operatorTries: 5,
  /** Requests of one person to the desk that are begun, by each server separately. */
  deskPerSecond: 8,
  /** Booked visits that may be open for one mailbox, and for one house or flat. */
  visitsPerMailbox: 5,
  visitsPerHouse: 5,
}
export type FixedLimits = Readonly<typeof fixedLimits>
