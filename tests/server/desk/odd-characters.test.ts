/** No odd character in an address or a form of the desk, or in an address of the API, is a fault of the server. */
import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { DESK_ROUTES, desk, signedIn, type Person, tokenOf } from '../../support/desk-over-http.ts'
import { isFull } from '../../support/rows-to-run.ts'
import { useServer } from '../../support/server.ts'

const NUL = ['%00', 'x%00y'] as const
/** Values that are no text in UTF-8, or texts that few programs expect. */
const ODD = [
  '%01',
  '%ff',
  '%ed%a0%80',
  '%f0%9f%98%80',
  '%ef%bf%bf',
  '99999999999',
  '-1',
  '0000-00-00',
  "'%5cu0000",
] as const

/** Every short word in the desk's routes and pages: the names of all parameters and fields are among them. */
const NAMES = [
  ...new Set(
    globSync(['server/routes/desk/*.ts', 'server/services/desk/change-*.ts', 'src/desk/pages/*.tsx']).flatMap(
      (file) =>
        [...readFileSync(file, 'utf8').matchAll(/(?<=['{,.] ?)([a-z][a-z-]{1,15})(?=['},:. =])/g)].map(
          ([name]) => name,
        ),
    ),
  ),
]
const allBeing = (value: string) => NAMES.map((name) => `${name}=${value}`).join('&')

/** All values, or in `npm test` the next of them. */
let turn = 0
const some = <T>(values: readonly T[]): readonly T[] =>
  isFull ? values : [values[turn++ % values.length] ?? expect.unreachable()]

describe('odd characters', () => {
  const server = useServer({ desk })
  let who: Person
  let csrf = ''
  beforeAll(async () => {
    who = await signedIn(server(), 'administracao')
    csrf = tokenOf(await who.open('/operador'))
  })

  // those end the session
  const routes = DESK_ROUTES.filter(({ path }) => !path.startsWith('/operador/sair'))
  const withParameter = (path: string, value: string) => path.replaceAll(/:\w+/g, value)
  const ID = '3d1cbd04-27e4-4a51-a0ff-0d1d0fd5ae0b'

  it.each(routes.filter(({ method }) => method === 'GET'))(
    'in the address of $path are refused or pass for nothing (S22)',
    async ({ path }) => {
      const asked = async (value: string) => {
        const query = `?${allBeing(value)}`
        const addresses = new Set([ID, value].map((each) => withParameter(path, each) + query))
        return Promise.all([...addresses].map(async (each) => (await who.open(each)).status))
      }
      // the page of the code leads who is logged in to the log-in, whatever else is wrong
      for (const value of some(NUL))
        for (const status of await asked(value))
          expect([value, [303, 400]]).toEqual([value, expect.arrayContaining([status])])
      for (const value of some(ODD))
        for (const status of await asked(value)) expect([value, status < 500]).toEqual([value, true])
    },
  )

  it.each(routes.filter(({ method }) => method === 'POST'))(
    'in the address and the form of $path are refused or pass for nothing (S22)',
    async ({ path }) => {
      for (const value of some([...NUL, ...ODD])) {
        const form = `csrf=${encodeURIComponent(csrf)}&${allBeing(value)}`
        const sent = { 'content-type': 'application/x-www-form-urlencoded' }
        const addresses = new Set([ID, value].map((each) => withParameter(path, each)))
        const statuses: number[] = []
        for (const address of addresses) statuses.push((await who.upload(address, form, sent)).status)
        expect([value, statuses.filter((status) => status >= 500)]).toEqual([value, []])
      }
    },
  )

  it('in the address of a call are refused or pass for nothing (S22)', async () => {
    const { app, call } = server()
    const calls = [
      ...app.printRoutes({ commonPrefix: false, method: 'GET' }).matchAll(/(\/(?:api|json)\/\S+) \(/g),
    ].map(([, path = '']) => path)
    expect(calls.length).toBeGreaterThan(20)
    for (const path of calls)
      for (const value of [...some(NUL), ...some(ODD)]) {
        const names = ['cep', 'number', 'street', 'city', 'state', 'addon', 'sku', 'de', 'ate', 'campanha']
        const query = names.map((name) => `${name}=${value}`).join('&')
        for (const address of [withParameter(path, value), withParameter(path, ID)]) {
          const { status } = await call('GET', `${address.replace('*', value)}?${query}`)
          const isFault = status >= 500 || (NUL.some((nul) => nul === value) && status < 400)
          expect([address, value, isFault ? status : 'fine']).toEqual([address, value, 'fine'])
        }
      }
  })
})
