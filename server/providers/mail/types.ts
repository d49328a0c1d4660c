/** A mail ready to be sent: one recipient, the same content as text and as HTML. */
export type Mail = {
  /** A resent mail keeps its id, by which recipients and the mail folder recognise duplicates. */
  id: string
  /** Whose data it holds (a lead's id): `forget` gets it when they are erased. Never sent. */
  about: string
  /** When it was written; unchanged when it is resent. */
  at: Date
  to: string
  subject: string
  text: string
  html: string
  /** An .ics file to attach. */
  calendar?: { name: string; content: string }
}

/** How mail is delivered (D47): SMTP, or files when no server is configured. */
export interface MailProvider {
  readonly kind: 'smtp' | 'files'
  /** Rejects with Undeliverable when a retry is pointless, with any other error when it may help. */
  send(mail: Mail): Promise<void>
  /** Removes stored mails about someone. Mails already sent are out of reach. */
  forget(about: string): Promise<void>
  /** Removes mails written before a moment; returns how many. */
  purge(before: Date): Promise<number>
  /** Closes idle connections. */
  close(): Promise<void>
}

/** The recipient does not exist or permanently rejects the mail. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
}
