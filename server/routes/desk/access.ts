/** Who may use which route of the desk: read from the declared pages, and from the table of the other routes. */
import type { Role } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import type { DeskPage } from '../../../src/desk/desk-page.ts'
import { ROUTE_ROLES, type RouteRoles } from './route-roles.ts'

type Method = RouteRoles['method']

/** Answers who may use what. */
export type Access = {
  /** Every route, once. */
  readonly routes: readonly RouteRoles[]
  /** @throws Error if nothing says who may use this route */
  rolesOf(method: Method, path: string): RouteRoles['roles']
  /** Whether a role may open the page at a path. */
  mayRead(role: Role, path: string): boolean
  /** Whether a role may send the form with an action. */
  maySend(role: Role, action: string): boolean
}

/** Returns the path of a form or a file of a page. */
export const pathBelow = ({ path }: DeskPage, end: string): string => (end === '' ? path : `${path}/${end}`)

/** Returns the routes that a declaration stands for. */
const routesOf = (page: DeskPage): RouteRoles[] => [
  { method: 'GET', path: page.path, roles: page.roles },
  ...Object.keys(page.files ?? {}).map((end) => ({
    method: 'GET' as const,
    path: pathBelow(page, end),
    roles: page.roles,
  })),
  ...Object.entries(page.actions ?? {}).map(([end, action]) => ({
    method: 'POST' as const,
    path: pathBelow(page, end),
    roles: (typeof action === 'function' ? undefined : action.roles) ?? page.roles,
  })),
]

/**
 * Returns who may use which route.
 * @throws Error if two declarations name the same route
 */
export function accessTo(pages: readonly DeskPage[]): Access {
  const routes = [...ROUTE_ROLES, ...pages.flatMap(routesOf)]
  const known = new Map<string, RouteRoles['roles']>()
  for (const { method, path, roles } of routes) {
    if (known.has(`${method} ${path}`)) throw new Error(`${method} ${path} is declared twice`)
    known.set(`${method} ${path}`, roles)
  }
  const mayUse = (method: Method, role: Role, path: string): boolean => {
    const roles = known.get(`${method} ${path}`)
    return Array.isArray(roles) && roles.includes(role)
  }
  return {
    routes,
    rolesOf(method, path) {
      const roles = known.get(`${method} ${path}`)
      if (roles === undefined) throw new Error(`nothing says who may use ${method} ${path}`)
      return roles
    },
    mayRead: (role, path) => mayUse('GET', role, path),
    maySend: (role, action) => mayUse('POST', role, action),
  }
}
