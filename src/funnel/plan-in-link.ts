/** Reads from a link's query which plan it requests, and writes a plan into the query of a link. */
import type { RequestedPlan } from './step-and-journey-types.ts'

const list = (values: readonly string[]) => values.map((value) => value.trim()).filter(Boolean)

function speed(value: string | null): number | undefined {
  const number = Number(value)
  return value && Number.isFinite(number) && number > 0 ? number : undefined
}

/** Parses the query parameters that select a plan: idr, idm, id, s/sk/sku, dl, ul, sb, sba. */
export function parsePlanInLink(query: URLSearchParams): RequestedPlan {
  const one = (name: string) => query.get(name)?.slice(0, 64) || undefined
  const sb = list(query.getAll('sb')).slice(0, 20)
  const sba = query.get('sba')
  return Object.fromEntries(
    Object.entries({
      idr: one('idr'),
      idm: one('idm'),
      id: one('id'),
      sku: one('s') ?? one('sk') ?? one('sku'),
      dl: speed(query.get('dl')),
      ul: speed(query.get('ul')),
      sb: sb.length ? sb : undefined,
      sba: sba === null ? undefined : list(sba.split(',')).slice(0, 20),
    } satisfies RequestedPlan).filter(([, value]) => value !== undefined),
  )
}

/**
 * Converts a plan request back into a query string, so that the request can be stored or passed to another
 * page.
 */
export function planLinkQuery({ dl, ul, sb, sba, ...ids }: RequestedPlan): string {
  const query = new URLSearchParams(ids)
  if (dl !== undefined) query.set('dl', String(dl))
  if (ul !== undefined) query.set('ul', String(ul))
  for (const slug of sb ?? []) query.append('sb', slug)
  if (sba) query.set('sba', sba.join(','))
  return query.toString()
}
