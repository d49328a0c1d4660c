/** Types of e-mails and of the providers that send them. */

/** An e-mail that is ready to be sent to one recipient, with the same content as text and as HTML. */
export type Mail = {
  /** An e-mail that is sent again keeps its id, so that duplicates are recognised. */
  id: string
  /** The id of the lead that the e-mail is about, needed by `forget`. The id is never sent. */
  about: string
  /** When the e-mail was written. It stays the same if the e-mail is sent again. */
  at: Date
  to: string
  subject: string
  text: string
  html: string
  /** An .ics file to attach. */
  calendar?: { name: string; content: string }
  /** Another file to attach; an e-mail has one of both. */
  file?: { name: string; content: string; type: string }
}

/** What the sender of an e-mail remembers about its attempts, so that it is not delivered repeatedly. */
export type Attempt = {
  /**
   * Called when all of the e-mail except its end has been sent, so that the mail server cannot have accepted it yet. If
   * it rejects, the e-mail is not delivered.
   */
  beforeEnd: () => Promise<void>
  /** Whether an earlier attempt got this far and its outcome is unknown. */
  isRepeat: boolean
}

/** Delivers e-mails: through SMTP, or to files if no mail server is configured. */
export interface MailProvider {
  readonly kind: 'smtp' | 'files'
  /**
   * Sends an e-mail. Rejects with Undeliverable if a retry is pointless, with Unconfirmed if it may have been
   * delivered, and with any other error if it was not delivered and a retry may help.
   */
  send(mail: Mail, attempt?: Attempt): Promise<void>
  /** Removes stored e-mails about a lead. E-mails that have been sent cannot be removed. */
  forget(about: string): Promise<void>
  /** Removes stored e-mails written before a given time and returns how many were removed. */
  purge(before: Date): Promise<number>
  /** Closes idle connections. */
  close(): Promise<void>
}

/** Thrown if the mail server has permanently rejected the recipient or the content of an e-mail. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
}

/** Thrown if the whole e-mail was sent and the mail server did not say whether it accepted it. */
export class Unconfirmed extends Error {
  override name = 'Unconfirmed'
}
