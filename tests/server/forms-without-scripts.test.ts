/** Forms of the site's pages that are sent without scripts: each is answered by a page, and one of them works. */
import { describe, expect, it } from 'vitest'
import { campaigns } from '../support/first-shop.ts'
import { firstPhones, telHref } from '../../src/content/brand-and-phones.ts'
import { callRequest } from '../../src/content/call-request.ts'
import { renderedPagesOf } from '../../src/site/prerendered-pages.ts'
import { parsePage } from '../support/parse-page.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { startServer, useServer, type TestServer } from '../support/server.ts'
import { orderLink } from '../support/scriptless-pages.ts'

const SITE = 'https://ultrafibra.example'
const theServer = useServer({ orderLink, env: { PUBLIC_URL: SITE } })

type Sent = { readonly headers?: Readonly<Record<string, string>>; readonly at?: TestServer }

async function send(
  path: string,
  fields: Readonly<Record<string, string>>,
  { headers, at = theServer() }: Sent = {},
) {
  const reply = await at.call('POST', path, new URLSearchParams(fields).toString(), {
    host: new URL(SITE).host,
    origin: SITE,
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  })
  return { ...reply, document: parsePage(reply.text) }
}

const calls = (at: TestServer = theServer()) =>
  at.sql('select campaign, channel, lead_id from support_requests order by created_at')

describe('a form that was sent without scripts', () => {
  it('leads to a person, whatever page it is on and whatever was typed (S21)', async () => {
    const prefixes = rowsToRun(['', ...campaigns.prefixes], (prefix) =>
      ['', 'b', 'globoplay/timpre'].includes(prefix),
    )
    for (const prefix of prefixes) {
      for (const name of renderedPagesOf(campaigns, prefix)) {
        if (name.includes('receber-ligacao') || name === '/404') continue
        const path = (prefix && `/${prefix}`) + name
        const { status, headers, document, text } = await send(path, { cep: '01310-100', cpf: '52998224725' })
        expect([path, status, headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8'])
        const form = document.querySelector('form[method=post]')
        const has = (selector: string) => document.querySelector(selector) !== null
        expect({
          path,
          action: form?.getAttribute('action'),
          telephone: has(`a[href="${telHref(firstPhones.sales)}"]`),
          whatsapp: has('a[href^="https://wa.me/"]'),
        }).toEqual({
          path,
          action: `${prefix && `/${prefix}`}/receber-ligacao/`,
          telephone: true,
          whatsapp: true,
        })
        expect(headers['cache-control']).toBe('no-store')
        expect(text).not.toContain('52998224725')
      }
    }
    expect(await calls()).toEqual([])
  })

  it('brings a telephone that was typed into the request for a call', async () => {
    const { document } = await send('/', { cep: '01310-100', phone: '(11) 98765-4321' })
    expect(document.querySelector('[name=telephone]')?.getAttribute('value')).toBe('(11) 98765-4321')
  })

  it('requests a call, of the campaign of its page, and says so', async () => {
    const { status, document } = await send('/timpre/receber-ligacao/', { telephone: '(11) 98765-4321' })
    expect(status).toBe(200)
    expect(document.body.textContent).toContain(callRequest.sent.title)
    expect(await calls()).toEqual([{ campaign: 'timpre', channel: null, lead_id: null }])
  })

  it('answers the same where the telephone waits for a call already (S62)', async () => {
    const again = await send('/receber-ligacao/chat', { telephone: '11987654321' })
    const other = await send('/receber-ligacao/chat', { telephone: '11912345678' })
    expect(again.text).toBe(other.text)
    expect(again.document.body.textContent).toContain(callRequest.sent.title)
  })

  it.each(['', '123', '(00) 00000-0000', '"><script>'])(
    'refuses %j beside its field, and loses nothing',
    async (telephone) => {
      const before = await calls()
      const { status, document } = await send('/receber-ligacao/', { telephone })
      expect(status).toBe(400)
      const field = document.querySelector('[name=telephone]')
      expect(field?.getAttribute('aria-invalid')).toBe('true')
      expect(field?.getAttribute('value') ?? '').toBe(telephone)
      expect(document.title).toMatch(/^Erro: /)
      expect(await calls()).toEqual(before)
    },
  )

  it.each(['https://evil.example', 'null'])('of the origin %s requests no call (S21)', async (origin) => {
    const before = await calls()
    const { status, document } = await send(
      '/receber-ligacao/',
      { telephone: '11987654322' },
      { headers: { origin } },
    )
    expect(status).toBe(403)
    expect(document.querySelector('form [name=telephone]')?.getAttribute('value')).toBe('11987654322')
    expect(await calls()).toEqual(before)
  })

  it('that is JSON, or at an address without a page, is refused as before', async () => {
    for (const [path, type] of [
      ['/chat', 'application/json'],
      ['/receber-ligacao/', 'text/plain'],
      ['/nao/existe', 'application/x-www-form-urlencoded'],
    ] as const) {
      const reply = await theServer().call('POST', path, '{}', {
        'content-type': type,
        host: new URL(SITE).host,
      })
      expect([path, reply.status]).toEqual([path, 404])
      expect(reply.body.success).toBe(false)
    }
  })

  it('that is too large is refused in words', async () => {
    const { status, document } = await send('/receber-ligacao/', { telephone: '1'.repeat(20_000) })
    expect(status).toBe(413)
    expect(document.querySelector('[role=alert]')?.textContent).not.toBe('')
  })

  it('has the limit of the API’s requests for a call, and says how long to wait (S48)', async () => {
    const own = await startServer({ orderLink, env: { PUBLIC_URL: SITE }, limits: { callsPerMinute: 2 } })
    try {
      const statuses = []
      for (let nth = 0; nth < 3; nth += 1) {
        const reply = await send('/receber-ligacao/', { telephone: `1198765432${nth}` }, { at: own })
        statuses.push(reply.status)
        if (reply.status === 429) {
          expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
          expect(reply.document.querySelector('[role=alert]')?.textContent).toMatch(/Aguarde/)
        }
      }
      expect(statuses).toEqual([200, 200, 429])
      expect(await calls(own)).toHaveLength(2)
    } finally {
      await own.close()
    }
  })
})
