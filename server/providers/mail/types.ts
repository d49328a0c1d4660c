/** A mail ready to be sent: one recipient, the same words as text and as HTML. */
export type Mail = {
  /** Sent again, the same mail carries the same id: receivers and the folder know it by that. */
  id: string
  /** Whose data it holds (a lead's id): what `forget` is given when they are erased. Never sent. */
  about: string
  /** When it was written; the same when it is sent again. */
  at: Date
  to: string
  subject: string
  text: string
  html: string
}

/** The one way out for mail (D47): SMTP, or files when no server is configured. */
export interface MailProvider {
  readonly kind: 'smtp' | 'files'
  /** Rejects with Undeliverable when trying again is of no use, with another error when it may be. */
  send(mail: Mail): Promise<void>
  /** Removes what is kept here about someone. What has been sent is out of reach. */
  forget(about: string): Promise<void>
  /** Removes what was written before a moment; the number of mails removed. */
  purge(before: Date): Promise<number>
  /** Ends idle connections. */
  close(): Promise<void>
}

/** The recipient does not exist or refuses the mail for good. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
}
