/** Sends an e-mail immediately instead of through the outbox, because the visitor is waiting for it. */
import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import { unavailable } from '../api-errors.ts'
import type { MailContent } from '../mail/short-mail-html.ts'

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
