/** Calls back just before the end of an e-mail is sent. */
import { Readable } from 'node:stream'

async function* endingWith(mail: Readable, beforeEnd: () => Promise<void>): AsyncGenerator<Buffer> {
  yield* mail
  await beforeEnd()
}

/**
 * Returns the stream of an e-mail that calls `beforeEnd` once everything else was taken from it. A mail server accepts
 * an e-mail only at its end, so if `beforeEnd` fails, the e-mail is not accepted. Nothing is read ahead: otherwise the
 * end of a short e-mail would be reached before the mail server has even accepted the recipient.
 */
export const withHandover = (mail: Readable, beforeEnd: () => Promise<void>): Readable =>
  Readable.from(endingWith(mail, beforeEnd), { objectMode: false, highWaterMark: 1 })
