/** Sends e-mails through a mail server (SMTP). */
import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Config } from '../../config.ts'
import { nodemailerMessage } from './nodemailer-message.ts'
import { Undeliverable, Unconfirmed, type MailProvider } from './mail-provider-types.ts'

const CONNECT_MS = 10_000
const SILENCE_MS = 20_000
/**
 * The longest that one e-mail may take in all, however often the server says a little. It is shorter than a
 * process waits for running deliveries when it shuts down (server/main.ts).
 */
const LIMIT_MS = 25_000
/**
 * How many connections are open at the same time: there are few e-mails, and mail servers limit connections. The
 * outbox uses one less.
 */
const CONNECTIONS = 3

async function* endingWith(mail: Readable, beforeEnd: () => Promise<void>): AsyncGenerator<Buffer> {
  yield* mail
  await beforeEnd()
}

/**
 * Returns the stream of an e-mail that calls `beforeEnd` once everything else was taken from it. A mail server accepts
 * an e-mail only at its end, so if `beforeEnd` fails, the e-mail is not accepted. Nothing is read ahead: otherwise the
 * end of a short e-mail would be reached before the mail server has even accepted the recipient.
 */
const withHandover = (mail: Readable, beforeEnd: () => Promise<void>): Readable =>
  Readable.from(endingWith(mail, beforeEnd), { objectMode: false, highWaterMark: 1 })

type SmtpFailure = { code?: string; command?: string; responseCode?: number; response?: string }

/**
 * Returns whether the mail server has permanently rejected the recipient or the content (5xx to RCPT or
 * DATA), rather than our login or sender.
 */
const isFinal = ({ command = '', responseCode = 0 }: SmtpFailure) =>
  responseCode >= 500 && responseCode < 600 && /^(?:RCPT TO|DATA)/.test(command)

/** Returns whether the mail server refused an e-mail because it had already accepted one with the same Message-ID. */
const isDuplicate = ({ response = '' }: SmtpFailure) => /duplicate/i.test(response)

/**
 * Creates the provider that sends e-mails through SMTP. STARTTLS is used if it is offered, and required if a
 * password is sent to another machine. `ca` is a certificate authority to trust that is unknown to this machine,
 * `limitMs` the longest that one e-mail may take.
 */
export function smtpMail(
  smtp: NonNullable<Config['smtp']>,
  from: string,
  { limitMs = LIMIT_MS, ...tls }: { ca?: string | Buffer; limitMs?: number } = {},
): MailProvider {
  const { host, port, secure, user, password } = smtp
  const isHere = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host)
  const transport = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    host,
    port,
    secure,
    requireTLS: user !== undefined && !secure && !isHere,
    // A relay on this machine often has a self-signed certificate, and the traffic never leaves the machine.
    ignoreTLS: user === undefined && !secure && isHere,
    tls,
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  })
  /** What to call before the end of each e-mail that is being sent, by Message-ID. */
  const handovers = new Map<string, () => Promise<void>>()
  transport.use('stream', (mail, done) => {
    const beforeEnd = handovers.get(mail.data.messageId ?? '')
    if (beforeEnd) mail.message.processFunc((stream) => withHandover(stream, beforeEnd))
    done()
  })
  return {
    kind: 'smtp',
    async send(mail, attempt) {
      const signal = AbortSignal.timeout(limitMs)
      let isWhole = false
      const beforeEnd = async () => {
        await attempt?.beforeEnd()
        isWhole = true
      }
      const message = nodemailerMessage(mail, from)
      handovers.set(message.messageId, beforeEnd)
      try {
        await transport.sendMail({ ...message, signal })
      } catch (error) {
        const failure = error as SmtpFailure
        const isAnswered = failure.responseCode !== undefined
        const why = signal.aborted ? 'the mail server took too long' : 'the mail server was lost'
        if (isWhole && !isAnswered) throw new Unconfirmed(why, { cause: error })
        if (signal.aborted) throw new Error(why, { cause: error })
        if (isFinal(failure)) {
          if (attempt?.isRepeat && isDuplicate(failure)) return
          throw new Undeliverable(`the mail server refused it (${failure.responseCode})`, { cause: error })
        }
        throw error
      } finally {
        handovers.delete(message.messageId)
      }
    },
    forget: () => Promise.resolve(),
    purge: () => Promise.resolve(0),
    close: () => {
      transport.close()
      return Promise.resolve()
    },
  }
}
