import { describe, expect, it } from 'vitest'
import { CALLS } from '../support/all-api-calls.ts'
import { useServer } from '../support/server.ts'

describe('the description of the calls', () => {
  const server = useServer()

  it('has every call, with its parameters', async () => {
    const { status, body } = await server().call('GET', '/api/openapi.json')
    expect(status).toBe(200)
    const paths = body.paths as Record<string, Record<string, { parameters?: { name: string }[] }>>
    for (const { method, template } of CALLS)
      expect(Object.keys(paths[template] ?? {})).toContain(method.toLowerCase())
    expect(JSON.stringify(paths)).toContain('utm_source')
  })

  it('names every reply and error', async () => {
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
