/** A delivery target that is slow or does not respond delays only its own notices. */
import { afterEach, describe, expect, it } from 'vitest'
import { startJobs } from '../../server/jobs/start-jobs.ts'
import { makeMetrics } from '../../server/plugins/metrics.ts'
import { smtpMail } from '../../server/providers/mail/smtp.ts'
import { loadKeys } from '../../server/security/secret-keys.ts'
import { makeVault } from '../../server/security/encryption-vault.ts'
import { startDrippingServer } from '../support/dripping-smtp.ts'
import { startReceiver } from '../support/webhook-receiver.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { placeOrder } from '../support/create-leads.ts'

let ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.toReversed()) await end()
  ends = []
})
const endWith = <T>(opened: T, end: (opened: T) => Promise<unknown>): T => {
  ends.push(() => end(opened))
  return opened
}

/** A server whose background jobs run, with a receiver of webhooks and a mail server. */
async function running(smtpPort: number, receiverUrl: string): Promise<TestServer> {
  const env = {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(smtpPort),
    ORDER_WEBHOOK_URL: receiverUrl,
    ORDER_WEBHOOK_SECRET: 'a secret of the operator',
  }
  const server = endWith(await startServer({ env }), (it) => it.close())
  const vault = makeVault(loadKeys(server.config))
  const jobs = startJobs({ ...server, vault, log: server.app.log, metrics: makeMetrics() })
  ends.push(async () => {
    const stopped = jobs.stop()
    await server.providers.mail.close()
    await stopped
  })
  return server
}

const SOON = { timeout: 8_000 }

describe('a mail server', () => {
  it.each(rowsToRun(['rcpt', 'greeting'] as const, 1))(
    'that hangs at its %s holds up no webhook (X49)',
    async (at) => {
      const mails = await startDrippingServer(at)
      const receiver = endWith(await startReceiver(), (it) => it.close())
      const server = await running(mails.port, receiver.url)
      endWith(mails, (it) => it.stop())
      const { number: first } = await placeOrder(server)
      await expect.poll(mails.connections, SOON).toBeGreaterThan(0)
      const { number: second } = await placeOrder(server)
      const told = () => receiver.deliveries.map(({ body }) => body.data.orderNumber)
      await expect.poll(told, SOON).toEqual([first, second])
      const waiting = await server.sql("select 1 from outbox where target = 'mail' and delivered_at is null")
      expect(waiting).toHaveLength(2)
    },
  )

  it('that drips is left at the limit, with its connection, and others are served meanwhile (X49)', async () => {
    const mails = endWith(await startDrippingServer('rcpt'), (it) => it.stop())
    const smtp = { host: '127.0.0.1', port: mails.port, secure: false, user: undefined, password: undefined }
    const provider = endWith(smtpMail(smtp, 'loja@example.com', { limitMs: 300 }), (it) => it.close())
    const mail = {
      id: 'one',
      about: 'a lead',
      at: new Date(),
      to: 'x@example.com',
      subject: '',
      text: '',
      html: '',
    }
    await expect(provider.send(mail)).rejects.toThrow('took too long')
    await expect.poll(mails.connections, SOON).toBe(0)
  })
})
