import { ApiError } from '../../api/errors.ts'
import { withAnswer } from '../../funnel/answer.ts'
import { restoreOrder } from '../../funnel/restore.ts'
import type { Order, StepId } from '../../funnel/types.ts'
import { firstMissing, guard } from '../../funnel/walk.ts'
import { leadLoaded, moved } from '../../store/events.ts'
import { isStillNew } from '../../store/saves.ts'
import { selectFlow, selectOrder, selectSaves } from '../../store/selectors.ts'
import { recallContact } from '../contact/waiting.ts'
import { settlePlan } from '../coverage/settlePlan.ts'
import { call, outside, put, select } from '../effects.ts'
import { patiently } from '../patiently.ts'
import { whileOrder } from '../whileAt.ts'
import { rememberAddress, withKeptAddress } from './address.ts'
import { fetchLead } from './fetchLead.ts'
import { loseLead } from './loseLead.ts'

/** Statuses of a lead that is erased, expired or was never there. */
const GONE = [400, 404, 410]

const isGone = ({ failure }: ApiError) =>
  (failure.kind === 'server' || failure.kind === 'http') && GONE.includes(failure.status)

interface Landing {
  /** Where the visitor wants to stand; null: where the order goes on. By default where they stand. */
  readonly wanted?: StepId | null
  /** The page is outside the order: nobody is moved. */
  readonly idle?: boolean
}

/**
 * Loads the stored lead and puts the visitor where they want to be, if the order has got so far. Answers that
 * are still on their way stay as they were given.
 */
export function* loadLead(landing: Landing = {}) {
  yield* whileOrder(() => load(landing))
}

function* load({ wanted, idle = false }: Landing) {
  const { fetchAhead, memory } = yield* outside()
  const { leadId } = yield* select(selectFlow)
  if (!leadId) return
  let goesOn: StepId
  try {
    const lead = yield* patiently('lead', () => fetchLead(leadId), isGone)
    const before = yield* select(selectOrder)
    const stored = restoreOrder(lead, before)
    const types = lead.infra ? yield* typesOf(lead.infra) : null
    const whole = yield* withUnsaved({ ...stored, complementTypes: types }, lead.versions)
    goesOn = firstMissing(whole)
    // An address that is being corrected is the visitor's word, though its check is still to come.
    const order = whole.finished ? whole : withKeptAddress(whole, leadId, memory)
    yield* put(leadLoaded({ order, leadId, versions: lead.versions }))
    yield* rememberAddress()
    if (!lead.plansOffers.length) yield* recallContact()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    yield* loseLead()
    return
  }
  if (!(yield* select(selectOrder)).finished) fetchAhead()
  yield* settlePlan()
  const { heading, position } = yield* select(selectFlow)
  if (heading) yield* land(heading.step, goesOn)
  else if (!idle) yield* land(wanted === undefined ? position : wanted, goesOn)
}

/** The stored order with the answers that the server does not have yet. */
function* withUnsaved(stored: Order, versions: Readonly<Record<string, number>>) {
  if (stored.finished) return stored
  const saves = yield* select(selectSaves)
  const { answers } = yield* select(selectOrder)
  let order = stored
  for (const item of saves.items) {
    const answer = answers[item.step]
    if (answer && isStillNew(saves, item, versions)) order = withAnswer(order, item.step, answer.values)
  }
  return order
}

/**
 * @param goesOn where the stored order goes on: a corrected address leads back there. From one without an offer nobody
 * comes back (as in `bringBackTo`).
 */
function* land(wanted: StepId | null, goesOn: StepId) {
  const order = yield* select(selectOrder)
  const { position, returnTo } = yield* select(selectFlow)
  const back = order.coverage ? null : (returnTo ?? (goesOn === 'oferta-indisponivel' ? null : goesOn))
  // A page that went before the reply to "Confirmar pedido" has still to show the order number.
  const step = order.finished ? 'pedido-realizado' : (wanted ?? firstMissing(order))
  const verdict = guard(order, step)
  if (verdict.allow) {
    const how = step === position ? 'none' : 'replace'
    yield* put(moved({ to: step, how, ...(back ? { returnTo: back } : {}) }))
    return
  }
  const to = verdict.to === 'start' ? firstMissing(order) : verdict.to
  yield* put(moved({ to, how: 'replace', returnTo: back }))
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
