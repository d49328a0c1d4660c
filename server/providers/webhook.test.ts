import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { replyJson, startHttpServer } from '../../tests/support/http-server.ts'
import { webhook } from './webhook.ts'

const EVENT = { id: 'msg_1', type: 'order.created', at: new Date(), data: { name: 'José' } }

/** What a receiver is sent. */
async function sent(secret: string) {
  const receiver = await startHttpServer((_asked, response) => replyJson(response, 200, {}))
  try {
    await webhook({ url: receiver.url, secret }).send(EVENT, new Date())
  } finally {
    await receiver.close()
  }
  const [asked] = receiver.asked
  if (!asked) throw new Error('nothing was sent')
  return { body: asked.body, headers: asked.headers as Record<string, string> }
}

describe('the signature of a delivery', () => {
  it('is one that libraries for Standard Webhooks verify, and refuse for another body', async () => {
    const secret = `whsec_${Buffer.alloc(24, 'k').toString('base64')}`
    const { body, headers } = await sent(secret)
    const receiver = new Webhook(secret)
    expect(receiver.verify(body, headers)).toMatchObject({ type: 'order.created', data: { name: 'José' } })
    expect(() => receiver.verify(body.replace('José', 'João'), headers)).toThrow('No matching signature')
  })

  it('takes any other secret as the UTF-8 that it is', async () => {
    const secret = 'segredo da operação'
    const { body, headers } = await sent(secret)
    const mac = createHmac('sha256', secret).update(`msg_1.${headers['webhook-timestamp']}.${body}`)
    expect(headers['webhook-signature']).toBe(`v1,${mac.digest('base64')}`)
  })
})
