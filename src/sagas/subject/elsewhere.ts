import { wishQuery } from '../../funnel/plan-choice.ts'
import type { Mode, PlanWish } from '../../funnel/types.ts'
import { outside } from '../runtime/effects.ts'

const below = (prefix: string, path: string) => `${prefix && `/${prefix}`}${path || '/'}`

/**
 * Reopens the current URL under the order's campaign, since a document belongs to one campaign. It replaces the
 * history entry, because Back would only redirect again.
 * @param wish the plan requested in the URL
 */
export function* openUnderPrefix(prefix: string, wish: PlanWish = {}) {
  const { open, path } = yield* outside()
  const query = wishQuery(wish)
  open(below(prefix, path()) + (query && `?${query}`), 'replace')
}

/** Opens the chat of another order that a link pointed to. */
export function* openChat(prefix: string) {
  const { open } = yield* outside()
  open(below(prefix, '/chat'), 'replace')
}

/** Opens the coverage journey past its address questions: the address is known. */
export function* openCoverage(prefix: string, mode: Mode) {
  const { open } = yield* outside()
  const page = mode === 'chat' ? 'chat' : 'verificando-disponibilidade/'
  open(below(prefix, `/consultar-cobertura/${page}`), 'replace')
}
