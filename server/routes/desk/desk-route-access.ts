/** Who may use which route of the desk: read from the declared pages, and from the routes that are no pages. */
import type { Role } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import type { PageDeclaration } from './page-declaration-types.ts'

/**
 * Who may use a route that needs no complete login. 'anyone': all users, even without a session. 'code': those who
 * have entered the correct password, but not yet the one-time code.
 */
export type Entrance = 'anyone' | 'code'

/** A route of the desk, and who may use it. */
export type RouteAccess = {
  readonly method: 'GET' | 'POST'
  /** The path as registered with the router: `/operador/ligacoes/:handle`. */
  readonly path: string
  readonly roles: Entrance | readonly Role[]
}

/** Answers who may use what. */
export type Access = {
  /** Every route, once. */
  readonly routes: readonly RouteAccess[]
  /** Whether a role may open the page at a path. */
  mayRead(role: Role, path: string): boolean
  /** Whether a role may send the form with an action. */
  maySend(role: Role, action: string): boolean
}

/** Returns the path of a form or a file of a page. */
export const pathBelow = ({ path }: PageDeclaration, end: string): string =>
  end === '' ? path : `${path}/${end}`

/** Returns the roles that may send a form of a page. */
export const sendersOf = ({ roles, actions = {} }: PageDeclaration, end: string): readonly Role[] => {
  const action = actions[end]
  return (typeof action === 'function' ? undefined : action?.roles) ?? roles
}

/** Returns the routes that a declaration stands for. */
const routesOf = (page: PageDeclaration): RouteAccess[] => [
  { method: 'GET', path: page.path, roles: page.roles },
  ...Object.keys(page.files ?? {}).map((end) => ({
    method: 'GET' as const,
    path: pathBelow(page, end),
    roles: page.roles,
  })),
  ...Object.keys(page.actions ?? {}).map((end) => ({
    method: 'POST' as const,
    path: pathBelow(page, end),
    roles: sendersOf(page, end),
  })),
]

/**
 * Returns who may use which route.
 * @param others the routes that are no pages
 * @throws Error if two declarations name the same route
 */
export function accessTo(pages: readonly PageDeclaration[], others: readonly RouteAccess[]): Access {
  const routes = [...others, ...pages.flatMap(routesOf)].map(({ method, path, roles }) => ({
    method,
    path,
    roles,
  }))
  const known = new Map<string, RouteAccess['roles']>()
  for (const { method, path, roles } of routes) {
    if (known.has(`${method} ${path}`)) throw new Error(`${method} ${path} is declared twice`)
    known.set(`${method} ${path}`, roles)
  }
  const mayUse = (method: RouteAccess['method'], role: Role, path: string): boolean => {
    const roles = known.get(`${method} ${path}`)
    return Array.isArray(roles) && roles.includes(role)
  }
  return {
    routes,
    mayRead: (role, path) => mayUse('GET', role, path),
    maySend: (role, action) => mayUse('POST', role, action),
  }
}
