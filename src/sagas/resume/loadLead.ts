import { ApiError } from '../../api/errors.ts'
import { restoreOrder } from '../../funnel/restore.ts'
import { firstMissing, guard } from '../../funnel/walk.ts'
import { complementTypesLoaded, leadLoaded, leadLost, moved } from '../../store/events.ts'
import { selectFlow, selectOrder, selectPosition } from '../../store/selectors.ts'
import { call, delay, outside, put, select } from '../effects.ts'
import { patiently, showFailure } from '../patiently.ts'

const PATIENCE_FOR_BATCH = 8

/** Steps that the page before this one sent on leaving, while it was being left. */
function sentOnLeaving(text: string | null): string[] {
  try {
    const steps: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(steps) ? steps.filter((step) => typeof step === 'string') : []
  } catch {
    return []
  }
}

/** GET lead, until it holds what was sent on leaving or that is plainly not coming any more. */
function* fetchLead(leadId: string) {
  const { api, memory } = yield* outside()
  const awaited = sentOnLeaving(memory.read('sent'))
  for (let attempt = 0; ; attempt += 1) {
    const lead = yield* call(api.lead.load, leadId)
    const missing = awaited.filter((step) => !lead.answered.some((answered) => answered === step))
    if (missing.length === 0 || attempt >= PATIENCE_FOR_BATCH) {
      memory.drop('sent')
      return lead
    }
    yield* delay(250)
  }
}

/**
 * Loads the stored lead and puts the visitor where the order goes on, or where the address says. `idle`: the page
 * is outside the order, so nobody is moved.
 */
export function* loadLead(idle = false) {
  const { memory } = yield* outside()
  const { leadId } = yield* select(selectFlow)
  if (!leadId) return
  try {
    const lead = yield* patiently('lead', () => fetchLead(leadId))
    const base = yield* select(selectOrder)
    const order = restoreOrder(lead, base)
    const types = lead.infra && !order.finished ? yield* typesOf(lead.infra) : null
    yield* put(leadLoaded({ order: { ...order, complementTypes: types }, leadId, versions: lead.versions }))
    if (types) yield* put(complementTypesLoaded({ types }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { failure } = error
    const status = failure.kind === 'server' || failure.kind === 'http' ? failure.status : 0
    if (status === 404 || status === 410 || status === 400) {
      memory.drop('leadId')
      yield* put(leadLost())
    } else yield* showFailure('lead', error)
    return
  }
  const order = yield* select(selectOrder)
  const position = yield* select(selectPosition)
  if (idle) return
  const verdict = guard(order, position)
  if (verdict.allow) yield* put(moved({ to: position, how: 'none' }))
  else
    yield* put(
      moved({
        to: verdict.to === 'start' ? firstMissing(order) : verdict.to,
        how: 'replace',
        returnTo: null,
      }),
    )
}

/** Complement types decide whether `instalacao` applies; a failing list must not hold up the order. */
function* typesOf(infra: string) {
  const { api } = yield* outside()
  try {
    return (yield* call(api.catalogue.complementTypes, infra)).complementTypes
  } catch {
    return []
  }
}
