import { ApiError } from '../../api/errors.ts'
import { isUuid } from '../../lib/uuid.ts'
import { call, outside, put } from '../runtime/effects.ts'
import { callWithRetry } from '../runtime/retry.ts'
import { noticeRaised } from '../../store/events.ts'
import type { Mode, PlanWish } from '../../funnel/types.ts'
import { rememberPlace } from '../storage/waiting-list.ts'
import { openCoverage, openOrder } from '../subject/elsewhere.ts'
import type { SubjectKind } from '../runtime/subject.ts'

/** What a link to an order carried: a single-use code, or the bare id of what is stored (D41, D56). */
export interface Link {
  readonly by: 'l' | 'lmig' | 'ls'
  readonly value: string
}

/** How the link was opened. */
interface Opening {
  /** Campaign prefix of the page. */
  readonly prefix: string
  /** The visitor's way: that of the address, on the start page the preferred one (D12). */
  readonly mode: Mode
  readonly wish: PlanWish
}

const MIGRATION = 'migracao-ultrafibra'

interface Found {
  readonly kind: SubjectKind
  readonly id: string
  readonly prefix: string
}

/** Not a valid code, or one that is no longer valid. */
const isDead = ({ failure }: ApiError) =>
  (failure.kind === 'server' || failure.kind === 'http') && [400, 404, 410].includes(failure.status)

function* find({ by, value }: Link): Generator<unknown, Found> {
  if (by === 'lmig' && isUuid(value)) return { kind: 'migration', id: value, prefix: MIGRATION }
  const { api } = yield* outside()
  const { id, subject, addon } = yield* callWithRetry(
    'load',
    function* () {
      return yield* call(api.lead.resume, value)
    },
    isDead,
  )
  return { kind: subject, id, prefix: subject === 'migration' ? MIGRATION : addon }
}

/**
 * A place on the waiting list (D56): its address is rechecked in the coverage journey, since there may be an offer by
 * now; if not, the visitor sees what is stored about the place.
 */
function* openWaitingList(value: string, mode: Mode) {
  const { api, storage } = yield* outside()
  const place = yield* callWithRetry(
    'load',
    function* () {
      return yield* call(api.contact.waiting, value)
    },
    isDead,
  )
  rememberPlace(place, storage)
  yield* openCoverage(place.addon, mode)
}

/**
 * Finds the order behind a link. One of another campaign or journey is stored in this browser and opened where it
 * belongs. A dead link says so and leaves any order in this browser alone.
 * @returns the order's id if it continues here; 'elsewhere' when another page is being opened
 */
export function* followLink(
  link: Link,
  { prefix, mode, wish }: Opening,
): Generator<unknown, { readonly id: string } | 'elsewhere' | 'dead'> {
  const { storage, subject } = yield* outside()
  try {
    if (link.by === 'ls') {
      yield* openWaitingList(link.value, mode)
      return 'elsewhere'
    }
    const found = yield* find(link)
    if (found.kind === subject?.kind && found.prefix === prefix) return { id: found.id }
    storage.write(found.kind, found.id)
    yield* openOrder(found.prefix, mode, wish)
    return 'elsewhere'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    yield* put(noticeRaised({ kind: 'link-dead' }))
    return 'dead'
  }
}
