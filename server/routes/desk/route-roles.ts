/** Lists the roles that may use each route of the desk that no page declares (access.ts). */
import {
  ANALYSTS as FIGURES,
  PUBLISHERS as SHOP,
  ROLES,
  type Role,
} from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'

/**
 * Who may use a route that needs no complete login. 'anyone': all users, even without a session. 'code': those who
 * have entered the correct password, but not yet the one-time code.
 */
type Entrance = 'anyone' | 'code'

/** A route of the desk, and who may use it. */
export type RouteRoles = {
  readonly method: 'GET' | 'POST'
  /** The path as registered with the router: `/operador/ligacoes/:handle`. */
  readonly path: string
  readonly roles: Entrance | readonly Role[]
}

/**
 * Who may use which route of the desk. Each route is listed once, and routes that are not listed do not exist
 * (tests/server/desk).
 */
export const ROUTE_ROLES: readonly RouteRoles[] = [
  { method: 'GET', path: '/operador/entrar', roles: 'anyone' },
  { method: 'POST', path: '/operador/entrar', roles: 'anyone' },
  { method: 'GET', path: '/operador/primeiro-acesso', roles: 'anyone' },
  { method: 'POST', path: '/operador/primeiro-acesso', roles: 'anyone' },
  { method: 'GET', path: '/operador/entrar/sso', roles: 'anyone' },
  { method: 'GET', path: '/operador/entrar/sso/retorno', roles: 'anyone' },
  { method: 'GET', path: '/operador/entrar/codigo', roles: 'code' },
  { method: 'POST', path: '/operador/entrar/codigo', roles: 'code' },
  { method: 'POST', path: '/operador/sair', roles: ROLES },
  { method: 'POST', path: '/operador/sair/outras', roles: ROLES },
  { method: 'GET', path: '/operador/campanhas/previa', roles: FIGURES },
  { method: 'GET', path: '/operador/exportar', roles: FIGURES },
  { method: 'GET', path: '/operador/previa/:token', roles: 'anyone' },
  { method: 'GET', path: '/operador/previa/:token/abrir', roles: 'anyone' },
  { method: 'GET', path: '/operador/previa/sair', roles: 'anyone' },
  { method: 'GET', path: '/operador/loja/planos/:sku', roles: SHOP },
  { method: 'POST', path: '/operador/loja/planos/:sku', roles: SHOP },
  { method: 'POST', path: '/operador/loja/planos/:sku/copiar', roles: SHOP },
  { method: 'POST', path: '/operador/loja/planos/:sku/apagar', roles: SHOP },
  { method: 'GET', path: '/operador/loja/campanhas', roles: SHOP },
  { method: 'POST', path: '/operador/loja/campanhas', roles: SHOP },
  { method: 'GET', path: '/operador/loja/campanhas/ver', roles: SHOP },
  { method: 'POST', path: '/operador/loja/campanhas/ver', roles: SHOP },
  { method: 'POST', path: '/operador/loja/campanhas/apagar', roles: SHOP },
  { method: 'GET', path: '/operador/loja/textos', roles: SHOP },
  { method: 'POST', path: '/operador/loja/textos', roles: SHOP },
  { method: 'GET', path: '/operador/loja/textos/duvida', roles: SHOP },
  { method: 'POST', path: '/operador/loja/textos/duvida', roles: SHOP },
  { method: 'POST', path: '/operador/loja/textos/duvida/apagar', roles: SHOP },
  { method: 'GET', path: '/operador/loja/textos/novidade', roles: SHOP },
  { method: 'POST', path: '/operador/loja/textos/novidade', roles: SHOP },
  { method: 'POST', path: '/operador/loja/textos/novidade/apagar', roles: SHOP },
]
