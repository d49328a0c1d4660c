/** Without a session, every request to the desk leads to the login, whatever else is wrong with it. */
import { describe, expect, it } from 'vitest'
import { DESK_ROUTES, desk, firstAccess, person } from '../../support/desk-over-http.ts'
import { isFull } from '../../support/rows-to-run.ts'
import { useServer } from '../../support/server.ts'

const BAD = 'x'.repeat(250)
/** What replaces a parameter. */
const VALUES = [
  'x',
  '%00',
  "'%20or%201=1",
  '..%2f..',
  '%ff',
  '%',
  BAD,
  '3d1cbd04-27e4-4a51-a0ff-0d1d0fd5ae0b',
]
const QUERIES = [
  '',
  '?de=ontem&ate=%00&pagina=-1e9',
  '?campanha=nenhuma&conjunto=tudo&formato=exe',
  '?%ff=%',
  '?x[]=1&x[]=2',
]
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
type Sent = { headers: Record<string, string>; payload?: string }
const FORM = 'application/x-www-form-urlencoded'
const BODIES: readonly Sent[] = [
  { headers: {} },
  { headers: { 'content-type': FORM }, payload: 'csrf=x&resultado=%ff' },
  { headers: { 'content-type': FORM, origin: 'http://localhost' }, payload: `nota=${'n'.repeat(20_000)}` },
  { headers: { 'content-type': FORM, origin: 'https://evil.example' }, payload: 'nota=x' },
  { headers: { 'content-type': 'application/json' }, payload: '{"broken' },
  { headers: { 'content-type': 'application/json', origin: 'http://localhost' }, payload: '{"broken' },
  { headers: { 'content-type': 'text/plain', cookie: 'operador=forged' }, payload: 'x' },
]
const closed = DESK_ROUTES.filter(({ roles }) => roles !== 'anyone')
const BELOW = [
  '/operador/nada',
  '/operador/ligacoes/x/nada',
  '/operador/',
  '/operador/entrar/nada',
  '/operador//',
]

/** All rows of a table, or in `npm test` the next one, so that each of them is sent by many of the requests. */
function inTurn<Row>(rows: readonly Row[]): () => readonly Row[] {
  let at = 0
  return () => (isFull ? rows : [rows[at++ % rows.length]].flatMap((row) => row ?? []))
}
const [values, badQueries, bodies] = [inTurn(VALUES), inTurn(QUERIES.filter(Boolean)), inTurn(BODIES)]
const methods = inTurn(METHODS)

describe('somebody without a session (S41)', () => {
  const server = useServer({ desk })

  const tell = async (method: (typeof METHODS)[number], url: string, sent: Sent = { headers: {} }) => {
    const { statusCode, headers } = await server().app.inject({ method, url, ...sent })
    return `${statusCode}${headers.location === undefined ? '' : ` ${headers.location.replace(/[?].*$/, '')}`}`
  }
  const wanted = (method: string) => (method === 'GET' || method === 'HEAD' ? '303 /operador/entrar' : '401')

  it.each([...new Set([...closed.map(({ path }) => path), ...BELOW])])('at %s', async (path) => {
    const paths = path.includes(':') ? values().map((value) => path.replaceAll(/:\w+/g, value)) : [path]
    const found: string[] = []
    for (const url of paths)
      for (const query of ['', ...badQueries()])
        for (const method of query === '' ? METHODS : methods()) {
          // the login's own forms are for everyone
          if (method === 'POST' && /entrar[/]?$/.test(url)) continue
          for (const body of query === '' && !asksForPage(method) ? bodies() : [undefined])
            found.push(`${method} ${url}${query} ${await tell(method, url + query, body)}`)
        }
    const wrong = found.filter((each) => !each.endsWith(` ${wanted(each.split(' ')[0] ?? '')}`))
    expect(wrong).toEqual([])
  })

  it('with the password alone is no further', async () => {
    const { email } = await firstAccess(server(), 'administracao')
    const who = person(server())
    await who.fill('/operador/entrar', { email, senha: 'quatro gatos no telhado' })
    expect((await who.open('/operador/registro?antes=x')).to).toMatch(/^[/]operador[/]entrar[?]volta=/)
    expect((await who.post('/operador/entregas/todas', { csrf: 'x' })).status).toBe(401)
  })
})

const asksForPage = (method: string) => method === 'GET' || method === 'HEAD'
