/** Forms of the desk are accepted only with the token of the browser that opened them, from this site, and as forms. */
import { describe, expect, it } from 'vitest'
import { desk, firstAccess, person, type Person, tokenOf } from '../../support/desk-over-http.ts'
import { useServer } from '../../support/server.ts'

describe('a form of the desk (S21)', () => {
  const server = useServer({ desk })
  const token = async (who: Person, path: string) => tokenOf(await who.open(path))

  it('is refused without its token, with that of somebody else, and from another site', async () => {
    const { who } = await firstAccess(server(), 'analise', 'uma@exemplo.com.br')
    const other = await firstAccess(server(), 'analise', 'outra@exemplo.com.br')
    const own = await token(who, '/operador')
    const foreign = await token(other.who, '/operador')
    const statusOf = async (fields: Record<string, string>, headers?: Record<string, string>) =>
      (await who.post('/operador/sair', fields, headers)).status
    expect(await statusOf({})).toBe(403)
    expect(await statusOf({ csrf: foreign })).toBe(403)
    expect(await statusOf({ csrf: own.slice(1) })).toBe(403)
    for (const origin of ['https://evil.example', 'null'])
      expect(await statusOf({ csrf: own }, { origin })).toBe(403)
    expect((await who.open('/operador')).status).toBe(200)
    expect(await statusOf({ csrf: own }, { origin: 'http://localhost' })).toBe(303)
  })

  it('has a token before anybody has logged in, too', async () => {
    const who = person(server())
    const own = await token(who, '/operador/entrar')
    const fields = { email: 'a@exemplo.com.br', senha: 'x' }
    expect((await who.post('/operador/entrar', fields)).status).toBe(403)
    expect((await person(server()).post('/operador/entrar', { ...fields, csrf: own })).status).toBe(403)
    expect((await who.post('/operador/entrar', { ...fields, csrf: own })).status).toBe(401)
  })

  it('is sent as a form: JSON and other content types are refused', async () => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
      const headers = { 'content-type': type }
      const reply = await server().app.inject({
        method: 'POST',
        url: '/operador/entrar',
        headers,
        payload: '{}',
      })
      expect([type, reply.statusCode]).toEqual([type, 415])
    }
  })
})
