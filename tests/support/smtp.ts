/** A mail server that speaks the protocol, on loopback. */
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

type Received = {
  readonly from: string
  readonly to: readonly string[]
  /** Headers and body as they arrived. */
  readonly raw: string
  readonly isEncrypted: boolean
  readonly user: string | undefined
}

export type MailServer = {
  readonly port: number
  readonly mails: Received[]
  readonly stop: () => Promise<void>
}

type Options = SMTPServerOptions & {
  /** Refuses a recipient or a text with this SMTP status. */
  readonly refuse?: { readonly at: 'rcpt' | 'data'; readonly status: number }
}

const refusal = (status: number) => Object.assign(new Error('refused'), { responseCode: status })

export async function startMailServer({ refuse, ...options }: Options = {}): Promise<MailServer> {
  const mails: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onRcptTo: (_address, _session, callback) =>
      callback(refuse?.at === 'rcpt' ? refusal(refuse.status) : undefined),
    onData(stream, session, callback) {
      let raw = ''
      stream.setEncoding('utf8')
      stream.on('data', (chunk: string) => (raw += chunk))
      stream.on('end', () => {
        if (refuse?.at === 'data') return callback(refusal(refuse.status))
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((each) => each.address),
          raw,
          isEncrypted: session.secure,
          user: session.user === undefined ? undefined : String(session.user),
        })
        callback()
      })
    },
    ...options,
  })
  // A client that disconnects in the middle is part of the tests.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** One part of a mail, decoded: quoted-printable and base64 as nodemailer writes them. */
export function partOf(raw: string, type: 'text/plain' | 'text/html' | 'text/calendar'): string {
  const [, part = ''] = raw.split(new RegExp(`Content-Type: ${type}[^\\r\\n]*`))
  const [head = '', ...rest] = part.split('\r\n\r\n')
  const boundaries = [...raw.matchAll(/boundary="([^"]+)"/g)].map(([, boundary]) => `\r\n--${boundary}`)
  const body = boundaries.reduce((text, each) => text.split(each)[0] ?? '', rest.join('\r\n\r\n'))
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return /quoted-printable/i.test(head) ? Buffer.from(bytes, 'latin1').toString('utf8') : body
}
