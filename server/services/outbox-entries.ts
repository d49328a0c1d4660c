/** What is sent later and what is sent at once: rows of the outbox, and mails that the request waits for. */
import { randomUUID } from 'node:crypto'
import type { OutboxEntry } from '../repositories/outbox.ts'
import type { OutboxNotice } from '../rules/outbox-notice-types.ts'
import type { Vault } from '../security/encryption-vault.ts'
import type { Context } from '../context.ts'
import { unavailable } from '../api-errors.ts'
import type { MailContent } from '../mail/mail-style.ts'

/** Turns a notice into an outbox row. `subject` is the id of the record that the notice is about. */
export const outboxEntryOf = (vault: Vault, subject: string, notice: OutboxNotice): OutboxEntry => ({
  id: randomUUID(),
  kind: notice.kind,
  payload: vault.seal(JSON.stringify(notice.data), subject),
})

/** Sends an e-mail immediately instead of through the outbox, because the visitor is waiting for it. */
export async function sendMailImmediately(
  context: Context,
  about: string,
  to: string,
  words: MailContent,
): Promise<void> {
  try {
    await context.providers.mail.send({ id: randomUUID(), about, at: context.clock.now(), to, ...words })
  } catch (error) {
    throw Object.assign(unavailable(), { cause: error })
  }
}

/**
 * Sends an e-mail about what is stored already, so that neither a slow mail server nor a mailbox that is gone can hold it up.
 * Call it after the transaction. Returns whether it was sent.
 */
export const sendMailIfPossible = (...mail: Parameters<typeof sendMailImmediately>): Promise<boolean> =>
  sendMailImmediately(...mail).then(
    () => true,
    () => false,
  )
