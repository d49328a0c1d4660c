import * as z from 'zod'
import { allAccounts } from '../../repositories/desk/desk-users.ts'
import { auditPage } from '../../services/desk/audit-page-data.ts'
import { checkAudit } from '../../services/desk/write-and-check-audit-log.ts'
import { loggedInRoute, type DeskRouteParts } from './desk-route.ts'

/** How many of the latest entries are checked for changes each time the page is opened. */
const CHECKED = 1000

const Query = z.object({
  antes: z.coerce.number().int().min(1).catch(Number.MAX_SAFE_INTEGER),
  quem: z.string().trim().toLowerCase().max(200).catch(''),
  'feito-de': z.string().max(50).catch(''),
})

/** Adds the desk's page that shows the audit log. Only administrators may open it. */
export function auditRoutes(parts: DeskRouteParts): void {
  const { desk } = parts

  loggedInRoute(parts, 'GET', '/operador/registro', async (visit) => {
    const { antes: before, quem: operator, 'feito-de': what } = Query.parse(visit.request.query)
    await visit.audit('audit_seen')
    const filter = { operator, what }
    const [page, { brokenAt }, accounts] = await Promise.all([
      auditPage(desk, before, filter),
      checkAudit(desk.db, desk.vault, CHECKED),
      allAccounts(desk.db),
    ])
    const colleagues = accounts.map(({ email }) => email)
    const isFirst = before === Number.MAX_SAFE_INTEGER
    return visit.show({ page: 'audit', data: { ...page, colleagues, filter, isFirst, brokenAt } })
  })
}
