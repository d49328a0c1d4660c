/** A local mail server that speaks SMTP and keeps the e-mails it receives. */
import type { AddressInfo, Socket } from 'node:net'
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
  /**
   * Awaited before the server replies to a recipient or to a whole mail; may throw a refusal, or close all connections.
   */
  readonly before?: (moment: 'rcpt' | 'accepted') => Promise<void | 'cut'> | undefined
}

const refusal = (status: number) => Object.assign(new Error('refused'), { responseCode: status })

export async function startMailServer({ refuse, before, ...options }: Options = {}): Promise<MailServer> {
  const mails: Received[] = []
  const sockets = new Set<Socket>()
  const reply = async (moment: 'rcpt' | 'accepted', callback: (error?: Error | null) => void) => {
    try {
      if ((await before?.(moment)) === 'cut') for (const socket of sockets) socket.destroy()
      else callback()
    } catch (error) {
      callback(error as Error)
    }
  }
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onRcptTo: (_address, _session, callback) =>
      refuse?.at === 'rcpt' ? callback(refusal(refuse.status)) : void reply('rcpt', callback),
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
        void reply('accepted', callback)
      })
    },
    ...options,
  })
  // A client that disconnects in the middle is part of the tests.
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** One part of a mail, decoded: quoted-printable and base64 as nodemailer writes them. */
export function partOf(
  raw: string,
  type: 'application/json' | 'text/calendar' | 'text/html' | 'text/plain',
): string {
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
