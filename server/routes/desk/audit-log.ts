/** The page of the operator's desk that shows the audit log. */
import * as z from 'zod'
import { detailText } from '../../../src/content/desk/audit-log.ts'
import { ROLES } from '../../../src/contract/desk-roles.ts'
import { auditBefore } from '../../repositories/desk/audit-log.ts'
import { checkAudit } from '../../services/desk/audit.ts'
import { operatorRoute, type Door } from './desk-route.ts'

/** How many entries a page shows. */
const PAGE = 50
/** How many of the latest entries are checked for changes each time the page is opened. */
const CHECKED = 1000

/** Text without NUL, which PostgreSQL can neither store nor search for. */
const STORABLE = /^[^\0]*$/

const Query = z.object({
  antes: z.coerce.number().int().min(1).catch(Number.MAX_SAFE_INTEGER),
  quem: z.string().trim().toLowerCase().max(200).regex(STORABLE).catch(''),
  'feito-de': z.string().max(50).regex(STORABLE).catch(''),
})

const told = (detail: Readonly<Record<string, unknown>>) =>
  Object.entries(detail)
    .map(([name, value]) => detailText(name, value))
    .join(', ')

/** Adds the desk's page that shows the audit log. Only administrators may open it. */
export function auditRoutes(door: Door): void {
  const { db, vault } = door.desk

  operatorRoute(door, 'GET', '/operador/registro', async (visit) => {
    const { antes: before, quem: operator, 'feito-de': what } = Query.parse(visit.request.query)
    await visit.audit('audit_seen')
    const filter = { operator: operator || null, what: what || null }
    const [found, { brokenAt }] = await Promise.all([
      auditBefore(db, before, filter, PAGE + 1),
      checkAudit(db, vault, CHECKED),
    ])
    const rows = found.slice(0, PAGE).map(({ seq, at, operator, role, what, subject, detail }) => ({
      seq,
      at: at.toISOString(),
      operator,
      role: ROLES.find((each) => each === role) ?? null,
      what,
      subject,
      detail: told(detail),
    }))
    const older = found.length > PAGE ? (rows.at(-1)?.seq ?? null) : null
    const isFirst = before === Number.MAX_SAFE_INTEGER
    return visit.show({ page: 'audit', data: { rows, filter: { operator, what }, older, isFirst, brokenAt } })
  })
}
