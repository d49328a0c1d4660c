import { describe, expect, it } from 'vitest'
import {
  ADMINISTRATORS,
  ANALYSTS,
  ROLES,
} from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { accessTo } from './desk-route-access.ts'
import type { PageDeclaration } from './page-declaration-types.ts'

const page: PageDeclaration = {
  path: '/operador/cidades/:handle',
  roles: ANALYSTS,
  title: 'Cidades',
  load: () => ({}),
  view: () => null,
  files: { planilha: () => ({ name: 'cidades.csv', type: 'text/csv', body: '' }) },
  actions: {
    '': () => '/operador',
    apagar: { roles: ADMINISTRATORS, act: () => '/operador' },
    medir: { act: () => '/operador' },
  },
}

describe('who may use the routes of a declared page (D147)', () => {
  const own = (access: ReturnType<typeof accessTo>) =>
    access.routes.filter(({ path }) => path.startsWith('/operador/cidades'))

  it('are its roles, or those of a form that fewer may send', () => {
    const access = accessTo([page], [])
    expect(own(access)).toEqual([
      { method: 'GET', path: '/operador/cidades/:handle', roles: ANALYSTS },
      { method: 'GET', path: '/operador/cidades/:handle/planilha', roles: ANALYSTS },
      { method: 'POST', path: '/operador/cidades/:handle', roles: ANALYSTS },
      { method: 'POST', path: '/operador/cidades/:handle/apagar', roles: ADMINISTRATORS },
      { method: 'POST', path: '/operador/cidades/:handle/medir', roles: ANALYSTS },
    ])
    const able = (may: (role: (typeof ROLES)[number]) => boolean) => ROLES.filter(may)
    expect(able((role) => access.mayRead(role, page.path))).toEqual(ANALYSTS)
    expect(able((role) => access.maySend(role, `${page.path}/apagar`))).toEqual(ADMINISTRATORS)
    expect(able((role) => access.maySend(role, '/operador/nada'))).toEqual([])
  })

  it('are said once: a second declaration stops the start', () => {
    expect(() => accessTo([page, { ...page, roles: ROLES }], [])).toThrow('declared twice')
    expect(() => accessTo([page], [{ method: 'POST', path: `${page.path}/medir`, roles: 'anyone' }])).toThrow(
      'declared twice',
    )
  })
})
