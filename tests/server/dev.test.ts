/** `npm run dev`: an order through the development server, whose pages and API share one address. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { startServerProcess } from '../../scripts/server-process.ts'
import { FINISH, readyLead } from '../support/lead.ts'
import type { TestServer } from '../support/server.ts'

/** Calls as a page at `url` sends them: a browser adds the Origin to every write. */
const asPageOf =
  (url: string): TestServer['call'] =>
  async (method, path, body) => {
    const isWrite = method !== 'GET'
    const reply = await fetch(url + path, {
      method,
      headers: { ...(isWrite && { origin: url, 'content-type': 'application/json' }) },
      ...(isWrite && { body: JSON.stringify(body) }),
    })
    const text = await reply.text()
    return {
      status: reply.status,
      headers: Object.fromEntries(reply.headers),
      text,
      body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {},
    }
  }

it('takes an order from its own pages, and none from a foreign one (S21, S33)', async () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const [, , script] = scripts.dev?.split(' ') ?? []
  const product = await startServerProcess({ script, env: { NODE_ENV: 'development' } })
  try {
    const call = asPageOf(product.url)
    for (const path of ['/', '/black-friday', '/checkout/cep/']) {
      const { status, text } = await call('GET', path)
      expect([path, status, text.includes('/@vite/client')]).toEqual([path, 200, true])
    }
    expect((await call('GET', '/')).text).toContain('<h1')
    const id = await readyLead({ call })
    const { body } = await call('PUT', `/api/lead/${id}`, FINISH)
    expect(body).toMatchObject({ success: true, orderNumber: expect.stringMatching(/^P/) as string })

    const foreign = await fetch(`${product.url}/api/lead-v2`, {
      method: 'POST',
      headers: { origin: 'https://outra.example', 'content-type': 'application/json' },
      body: '{}',
    })
    expect(foreign.status).toBe(403)
  } finally {
    await product.stop()
  }
  await expect(fetch(product.url)).rejects.toThrow('fetch failed')
}, 300_000)
