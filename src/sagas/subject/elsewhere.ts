import { wishQuery } from '../../funnel/plan-choice.ts'
import type { Mode, PlanWish } from '../../funnel/types.ts'
import { outside } from '../runtime/effects.ts'

const below = (prefix: string, path: string) => `${prefix && `/${prefix}`}${path || '/'}`

/**
 * Opens the present address under the campaign of the order: one document is of one campaign. Back does not lead
 * here again, where it would lead away at once.
 * @param wish the plan that the address asked for
 */
export function* openUnderPrefix(prefix: string, wish: PlanWish = {}) {
  const { open, path } = yield* outside()
  const query = wishQuery(wish)
  open(below(prefix, path()) + (query && `?${query}`), 'replace')
}

/** Opens the chat of another order: a link led to it. */
export function* openChat(prefix: string) {
  const { open } = yield* outside()
  open(below(prefix, '/chat'), 'replace')
}

/** Opens the look at coverage behind its questions: the address is known. */
export function* openCoverage(prefix: string, mode: Mode) {
  const { open } = yield* outside()
  const page = mode === 'chat' ? 'chat' : 'verificando-disponibilidade/'
  open(below(prefix, `/consultar-cobertura/${page}`), 'replace')
}
