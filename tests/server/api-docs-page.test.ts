import { describe, expect, it } from 'vitest'
import { CALLS } from '../support/all-api-calls.ts'
import { useServer } from '../support/server.ts'

describe('the page of the calls', () => {
  const server = useServer()

  it('shows every call, without a script or an inline style', async () => {
    const { status, headers, text } = await server().call('GET', '/api/docs')
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    for (const { method, template } of CALLS)
      expect(text).toContain(`<b>${method}</b> <code>${template}</code>`)
    expect(text).not.toMatch(/<script|<style|style="/)
    expect(text).toContain('<td><code>utm_source</code></td>')
  })

  it('has its own style sheet', async () => {
    const { status, headers } = await server().call('GET', '/api/docs.css')
    expect([status, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
  })

  it('is made of a description that names every reply and error', async () => {
    const { body } = await server().call('GET', '/api/openapi.json')
    for (const [path, methods] of Object.entries(
      body.paths as Record<string, Record<string, { responses: object }>>,
    )) {
      for (const { responses } of Object.values(methods)) {
        if (path.endsWith('/metrics')) continue
        expect([path, Object.keys(responses)]).toEqual([path, expect.arrayContaining(['200', '4XX', '5XX'])])
      }
    }
  })
})
