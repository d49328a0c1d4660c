/** Which pages of other origins may call this server. */
import { describe, expect, it } from 'vitest'
import { PAULISTA } from '../support/create-leads.ts'
import { useServer } from '../support/server.ts'

const SITE = 'https://site.example'

describe('a site on another origin', () => {
  const server = useServer({ env: { ALLOWED_ORIGINS: SITE } })
  const ask = (url: string, origin: string, method = 'PATCH') =>
    server().app.inject({
      url,
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method },
    })

  it.each(['/api/lead-v2/x/name', '/api/banks', '/json/plans.json'])(
    'may ask before it calls %s',
    async (url) => {
      const { statusCode, headers, body } = await ask(url, SITE)
      expect([statusCode, body]).toEqual([204, ''])
      expect(headers).toMatchObject({
        'access-control-allow-origin': SITE,
        'access-control-allow-methods': expect.stringContaining('PATCH'),
        vary: expect.stringMatching(/origin/i),
      })
      expect(String(headers['access-control-allow-headers']).split(', ')).toEqual(
        expect.arrayContaining(['content-type', 'idempotency-key', 'if-match', 'x-channel']),
      )
    },
  )

  it('reads what it is answered, errors too', async () => {
    const headers = { origin: SITE, 'accept-encoding': 'br' }
    for (const payload of [PAULISTA, {}]) {
      const reply = await server().app.inject({ method: 'POST', url: '/api/lead-v2', payload, headers })
      expect(reply.statusCode).toBe(payload === PAULISTA ? 200 : 400)
      expect(reply.headers).toMatchObject({
        'access-control-allow-origin': SITE,
        'access-control-expose-headers': expect.stringContaining('retry-after'),
        vary: expect.stringMatching(/origin/i),
      })
      expect(reply.headers).not.toHaveProperty('access-control-allow-credentials')
    }
  })

  it.each(['https://evil.example', 'https://site.example.evil.example', 'null'])(
    'may not be %s (S21)',
    async (origin) => {
      const asked = await ask('/api/lead-v2', origin)
      const read = await server().app.inject({ url: '/api/banks', headers: { origin } })
      expect(asked.statusCode).toBe(405)
      for (const { headers } of [asked, read])
        expect(headers).not.toHaveProperty('access-control-allow-origin')
    },
  )
})

describe('without such a site', () => {
  const server = useServer()

  it('nobody is let in', async () => {
    const { headers } = await server().app.inject({ url: '/api/banks', headers: { origin: SITE } })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })
})
