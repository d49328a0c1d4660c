/** Opens another campaign, another order or the coverage journey by loading a new page. */
import { planLinkQuery } from '../../funnel/plan-in-link.ts'
import type { Mode, RequestedPlan } from '../../funnel/step-and-journey-types.ts'
import { getDependencies } from './effects.ts'

const below = (prefix: string, path: string) => `${prefix && `/${prefix}`}${path || '/'}`
const queryOf = (wish: RequestedPlan) => {
  const query = planLinkQuery(wish)
  return query && `?${query}`
}

/**
 * Reopens the current page under the order's campaign, because a loaded page can show only one campaign. It
 * replaces the history entry; otherwise Back would only redirect the visitor again.
 * @param wish the plan requested in the URL
 */
export function* reopenPageUnderPrefix(prefix: string, wish: RequestedPlan = {}) {
  const { open, path } = yield* getDependencies()
  open(below(prefix, path()) + queryOf(wish), 'replace')
}

/**
 * Opens the order that a link names: in the chat, or on a page that redirects to where the order continues.
 */
export function* openOrder(prefix: string, mode: Mode, wish: RequestedPlan) {
  const { open } = yield* getDependencies()
  open(below(prefix, mode === 'chat' ? '/chat' : '/checkout/confirmacao/') + queryOf(wish), 'replace')
}

/** Opens the coverage journey after its address questions, because the address is known. */
export function* openCoverage(prefix: string, mode: Mode) {
  const { open } = yield* getDependencies()
  const page = mode === 'chat' ? 'chat' : 'verificando-disponibilidade/'
  open(below(prefix, `/consultar-cobertura/${page}`), 'replace')
}
