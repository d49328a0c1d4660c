/** The rights of each role at the desk, checked for every route (server/routes/desk/desk-route-access.ts). */
import { describe, expect, it } from 'vitest'
import { ROLES, type Role } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { DESK_ROUTES, desk, signedIn, tokenOf } from '../../support/desk-over-http.ts'
import { isFull } from '../../support/rows-to-run.ts'
import { useServer } from '../../support/server.ts'

const ID = '3d1cbd04-27e4-4a51-a0ff-0d1d0fd5ae0b'
const at = (path: string) => path.replaceAll(/:\w+/g, ID)
const closed = DESK_ROUTES.flatMap(({ roles, ...route }) =>
  Array.isArray(roles) ? [{ ...route, roles: roles as readonly Role[] }] : [],
)

/**
 * The roles by which a route is tried: all of them, or in `npm test` one that may not use it, and for each fifth route one
 * that may, in turn.
 */
function rolesThatTry(at: number, roles: readonly Role[]): readonly Role[] {
  if (isFull) return ROLES
  const others = ROLES.filter((role) => !roles.includes(role))
  const groups = at % 5 === 0 || others.length === 0 ? [roles, others] : [others]
  return groups.flatMap((some) => some[at % some.length] ?? [])
}

/** The token with which the forms of a person who has logged in are sent. */
describe('access to the desk', () => {
  const server = useServer({ desk })

  describe('the table of routes and roles', () => {
    it('names every route of the desk once, and each of them is served', () => {
      const { app } = server()
      expect(new Set(DESK_ROUTES.map(({ method, path }) => `${method} ${path}`)).size).toBe(
        DESK_ROUTES.length,
      )
      expect(DESK_ROUTES.filter(({ method, path }) => !app.hasRoute({ method, url: path }))).toEqual([])
    })

    it.each(ROLES)('holds for %s', async (role) => {
      const who = await signedIn(server(), role)
      const found: Record<string, boolean> = {}
      const wanted: Record<string, boolean> = {}
      const tries = closed.filter(
        ({ path, roles }, index) => path !== '/operador/sair' && rolesThatTry(index, roles).includes(role),
      )
      const csrf = tokenOf(await who.open('/operador'))
      for (const { method, path, roles } of tries) {
        // a form with the right token, whatever else it would need
        const page = method === 'GET' ? await who.open(at(path)) : await who.post(at(path), { csrf })
        const isRefused = page.html.includes('não faz parte do seu acesso')
        expect([path, isRefused ? 403 : page.status < 500]).toEqual([path, isRefused ? page.status : true])
        found[`${method} ${path}`] = !isRefused
        wanted[`${method} ${path}`] = roles.includes(role)
      }
      expect(found).toEqual(wanted)
      const home = await who.open('/operador')
      const menu = [...home.document.querySelectorAll('nav a')].map((each) => each.getAttribute('href'))
      const isClosed = (link: string | null) =>
        closed.some(({ method, path, roles }) => method === 'GET' && path === link && !roles.includes(role))
      expect(menu.filter(isClosed)).toEqual([])
    })

    it('does not tell strangers which addresses exist', async () => {
      const who = await signedIn(server(), 'administracao', 'chefe@exemplo.com.br')
      expect((await who.open('/operador/nada')).status).toBe(404)
      expect((await who.open('/operador/nada')).text).toContain('Essa página não existe.')
    })
  })
})
