/**
 * Determines where an order starts (mode, step, requested plan and linked order) by reading the page's URL, the history
 * entry and an order link. The campaign is known already (read-campaign.ts).
 */
import { firstStep, isStepOf } from '../../funnel/journey-registry.ts'
import { parsePlanInLink } from '../../funnel/plan-in-link.ts'
import { isUuid } from '../../lib/uuid.ts'
import type { JourneyId, Mode } from '../../funnel/step-and-journey-types.ts'
import type { Arrival } from '../../sagas/journey/start-or-restore-order.ts'
import type { OrderLink } from '../../sagas/journey/follow-order-or-waiting-list-link.ts'
import type { RecordKind } from '../../sagas/runtime/server-record-types.ts'
import { stepInHistory } from '../history/sync-address-bar.ts'
import { modeOf, screenAt } from '../screen-at-path.ts'

type LinkParameters = Readonly<Partial<Record<'l' | 'ls' | 'lmig', string>>> & {
  /** Whether the link contained the address of the order (`cep`). */
  readonly isAddressKept?: boolean
}

/**
 * Returns what a link to an order contains: `linked` is the id of a record that this page can load; `link` is
 * any other id or a code, which must be looked up first.
 */
function linkedBy(
  { l, lmig, ls }: LinkParameters,
  kind: RecordKind | undefined,
): Pick<Arrival, 'linked' | 'link'> {
  const link: OrderLink | null = l
    ? { by: 'l', value: l }
    : lmig
      ? { by: 'lmig', value: lmig }
      : ls
        ? { by: 'ls', value: ls }
        : null
  if (!link) return { linked: null }
  const isOwn = isUuid(link.value) && (link.by === 'l' || (link.by === 'lmig' && kind === 'migration'))
  return isOwn ? { linked: link.value } : { linked: null, link }
}

type PageOpened = {
  /** The way in which an order begins here. */
  readonly opening: Mode
  /** What the browser's history keeps of this page; null if nothing. */
  readonly historyState?: unknown
  /** Codes and ids from the link, by query parameter, and whether the link contained an address. */
  readonly link: LinkParameters
  /** The kind of record that this page stores on the server, such as a lead. */
  readonly kind: RecordKind | undefined
}

/**
 * Collects what the sagas need to know at the start: what the URL says, and the order that a link names.
 */
export function readPageUrl(
  at: {
    readonly journey: JourneyId
    readonly prefix: string
    readonly path: string
    readonly search: string
  },
  { opening, historyState = null, link, kind }: PageOpened,
): Arrival {
  const { journey, prefix, path, search } = at
  const screen = screenAt(journey, path)
  const mode = modeOf(screen)
  const linked = linkedBy(link, kind)
  const first = firstStep(at)
  const asked = screen.kind === 'step' ? screen.step : stepInHistory(journey, historyState)
  // a link to an order leads to where that order stopped, whichever of its questions the address names
  const isBehindLink = (linked.linked ?? linked.link ?? null) !== null
  return {
    journey,
    prefix,
    mode: mode ?? 'pages',
    step: isBehindLink || (link.isAddressKept === true && asked === first) ? null : asked,
    ...(screen.kind === 'step' && screen.meant && isStepOf(at, screen.meant) && { meant: screen.meant }),
    wish: parsePlanInLink(new URLSearchParams(search)),
    opening,
    idle: mode === null,
    ...linked,
  }
}
