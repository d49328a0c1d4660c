/** Opens another order or the coverage journey by loading a new page. */
import type { Mode, RequestedPlan } from '../../funnel/step-and-journey-types.ts'
import { getDependencies } from './effects.ts'
import { below, queryOf } from './open-other-campaign-page.ts'

/**
 * Opens the order that a link names: in the chat, or on a page that redirects to where the order continues.
 * @param link the link, if it is to be followed there
 */
export function* openOrder(
  prefix: string,
  mode: Mode,
  wish: RequestedPlan,
  link?: { readonly by: string; readonly value: string },
) {
  const { open } = yield* getDependencies()
  const query = new URLSearchParams(queryOf(wish))
  if (link) query.set(link.by, link.value)
  const page = below(prefix, mode === 'chat' ? '/chat' : '/checkout/confirmacao/')
  open(query.size === 0 ? page : `${page}?${query}`, 'replace')
}

/** Opens the coverage journey after its address questions, because the address is known. */
export function* openCoverage(prefix: string, mode: Mode) {
  const { open } = yield* getDependencies()
  const page = mode === 'chat' ? 'chat' : 'verificando-disponibilidade/'
  open(below(prefix, `/consultar-cobertura/${page}`), 'replace')
}
