/** Follows a link to a stored order or to an entry on the waiting list. A single-use one is used by a press on its page. */
import { ApiError } from '../../api/api-error-and-its-message.ts'
import type { Capabilities } from '../../contract/server-capabilities.ts'
import { isUuid } from '../../lib/uuid.ts'
import { callApi } from '../runtime/call-api.ts'
import { getDependencies, put, take } from '../runtime/effects.ts'
import { callWithRetry } from '../runtime/retry-calls-and-show-failures.ts'
import { linkOffered, linkPressed, noticeRaised } from '../../store/redux-actions.ts'
import type { Mode, RequestedPlan } from '../../funnel/step-and-journey-types.ts'
import { storeEntryOfLink } from '../storage/kept-waiting-list-entry.ts'
import { noteOrderOfLink } from '../storage/facts-kept-in-tab.ts'
import { openCoverage, openOrder } from '../runtime/open-linked-order-or-coverage.ts'
import type { RecordKind } from '../runtime/server-record-types.ts'

/** What a link to an order contains: a single-use code, or the id of a stored record. */
export interface OrderLink {
  readonly by: 'l' | 'lmig' | 'ls'
  readonly value: string
}

/** How the link was opened. */
interface Opening {
  readonly prefix: string
  /** Chat or pages: as the URL says or, on the start page, as the visitor prefers. */
  readonly mode: Mode
  readonly wish: RequestedPlan
  /** Whether the page shows the button of a single-use link. */
  readonly hasButton: boolean
}

const MIGRATION = 'migracao-ultrafibra'

interface Found {
  readonly kind: RecordKind
  readonly id: string
  readonly prefix: string
}

/** Whether the server says that the code is invalid or no longer valid. */
const isDead = ({ failure }: ApiError) =>
  (failure.kind === 'server' || failure.kind === 'http') && [400, 404, 410].includes(failure.status)

/** Whether a link contains a code that works once. Otherwise, it contains an id. */
const isSingleUse = ({ value }: Pick<OrderLink, 'value'>, can: Capabilities) =>
  can.has('resume') && !isUuid(value)

function* find({ by, value }: OrderLink, prefix: string): Generator<unknown, Found> {
  const { can } = yield* getDependencies()
  const isId = !isSingleUse({ value }, can)
  if (by === 'lmig' && isId) return { kind: 'migration', id: value, prefix: MIGRATION }
  // without codes, the link names the order itself, under the campaign at which it was opened
  if (!can.has('resume')) return { kind: 'lead', id: value, prefix }
  // The scanner of a mailbox loads the pages of its links, scripts included, and must not use the link up.
  yield* put(linkOffered())
  yield* take(linkPressed.match)
  const resume = () => callApi((api) => api.lead.resume(value))
  const { id, subject, addon } = yield* callWithRetry('load', resume, isDead)
  return { kind: subject, id, prefix: subject === 'migration' ? MIGRATION : addon }
}

/**
 * Opens a link to an entry on the waiting list. The coverage journey checks its address again, because
 * there may be an offer by now. If there is none, the visitor sees what is stored about the entry.
 */
function* openWaitingList(value: string, mode: Mode) {
  const { storage } = yield* getDependencies()
  const read = () => callApi((api) => api.contact.waiting(value))
  const place = yield* callWithRetry('load', read, isDead)
  storeEntryOfLink(place, storage)
  yield* openCoverage(place.addon, mode)
}

/**
 * Finds the order that a link names. If the order belongs to another campaign or journey, stores its id in
 * this browser and opens its own page. For an invalid link, shows a notice and leaves this browser's order
 * unchanged.
 * @returns the order's id if it continues on this page; 'elsewhere' if another page is being opened; 'dead'
 *   if the link is invalid
 */
export function* followLink(
  link: OrderLink,
  { prefix, mode, wish, hasButton }: Opening,
): Generator<unknown, { readonly id: string } | 'elsewhere' | 'dead'> {
  const { storage, recordCalls, can } = yield* getDependencies()
  try {
    if (link.by === 'ls') {
      // where entries cannot be read again, the address is asked for and checked
      if (can.has('waiting-list')) yield* openWaitingList(link.value, mode)
      else yield* openCoverage(prefix, mode)
      return 'elsewhere'
    }
    if (!hasButton && isSingleUse(link, can)) {
      yield* openOrder(prefix, mode, wish, link)
      return 'elsewhere'
    }
    const found = yield* find(link, prefix)
    if (isSingleUse(link, can)) noteOrderOfLink(storage, found.kind, found.id)
    if (found.kind === recordCalls?.kind && found.prefix === prefix) return { id: found.id }
    storage.write(found.kind, found.id)
    yield* openOrder(found.prefix, mode, wish)
    return 'elsewhere'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    yield* put(noticeRaised({ kind: 'link-dead' }))
    return 'dead'
  }
}
