/** Sends an e-mail immediately instead of through the outbox, because the visitor is waiting for it. */
import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import { unavailable } from '../api-errors.ts'

export async function sendMailImmediately(
  context: Context,
  about: string,
  to: string,
  words: { subject: string; text: string; html: string },
): Promise<void> {
  try {
    await context.providers.mail.send({ id: randomUUID(), about, at: context.clock.now(), to, ...words })
  } catch (error) {
    throw Object.assign(unavailable(), { cause: error })
  }
}
