import type { Api } from '../api/api.ts'
import { ApiError } from '../api/errors.ts'
import type { ClientStorage, Outside } from '../sagas/runtime/outside.ts'
import { pathBelow, type AddressDoor } from './address.ts'
import type { JourneyParts } from './journeys/register.ts'
import { afterPaint } from './after-paint.ts'
import { nextPage } from './source.ts'
import { uuid } from './uuid.ts'
import { browserSignals } from './connection.ts'

interface Parts {
  readonly api: Api
  readonly door: AddressDoor
  readonly storage: ClientStorage
  readonly parts: JourneyParts
  readonly visit: Outside['visit']
  readonly fetchAhead: (loadJourney: () => Promise<void>) => () => void
  readonly loadMessageReader: Outside['loadMessageReader']
  readonly report: Outside['report']
}

/** The sagas' real environment: this browser. */
export function browserOutside({
  api,
  door,
  storage,
  parts,
  visit,
  fetchAhead,
  loadMessageReader,
  report,
}: Parts): Outside {
  const loadJourney = laterOnce(parts)
  return {
    api,
    storage,
    subject: parts.subject,
    needs: parts.needs,
    submits: parts.submits,
    watch: parts.watch,
    loadJourney,
    loadMessageReader,
    now: () => Date.now(),
    uuid,
    go: door.go,
    path: () => pathBelow(door.base, window.location.pathname),
    open: (path, how) => {
      if (how === 'replace') window.location.replace(nextPage(path))
      else window.location.assign(nextPage(path))
    },
    signals: browserSignals,
    visit,
    painted: () => new Promise((resolve) => afterPaint(resolve)),
    fetchAhead: fetchAhead(loadJourney),
    loadTracker: async () => (await import('./session/tracker.ts')).trackerOf(report),
    report,
  }
}

/** A failed code load counts as a network error and is retried. */
function laterOnce({ later }: JourneyParts): () => Promise<void> {
  let coming: Promise<void> | null = null
  return async () => {
    if (!later) return
    coming ??= later().catch((cause: unknown) => {
      coming = null
      throw new ApiError({ kind: 'network' }, { cause })
    })
    await coming
  }
}
