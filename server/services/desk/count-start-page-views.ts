/**
 * Counts how often the start page of each campaign is seen, by day (docs/decisions/0194). Nothing is stored of who saw it,
 * no page waits for it, and no browser does anything for it.
 */
import { todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/database.ts'
import { addStartPageViews, type StartPageViews } from '../../repositories/desk/start-page-views.ts'
import { networkOf, type RequestIpAddress } from '../../rules/ip-networks.ts'
import { makeNetworkTally } from './tally-events-by-ip-network.ts'

/** For how many milliseconds views are gathered before they are stored. */
const GATHERED_MS = 5_000

export type StartPageViewCounter = {
  /** @param campaign the prefix, '' for none */
  count(campaign: string, requestIp: RequestIpAddress): void
  /** Stores what was counted; called once, when the server stops. */
  stop(): Promise<void>
}

/** @param onFailure called when views could not be stored; they are stored with the next ones */
export function makeStartPageViewCounter(
  db: Db,
  clock: Clock,
  onFailure: (error: unknown) => void,
): StartPageViewCounter {
  const networks = makeNetworkTally()
  const waiting = new Map<string, StartPageViews>()
  let timer: NodeJS.Timeout | undefined
  let storing: Promise<void> = Promise.resolve()

  function add(day: string, campaign: string, views: number): void {
    const key = `${day} ${campaign}`
    waiting.set(key, { day, campaign, views: (waiting.get(key)?.views ?? 0) + views })
  }

  async function store(): Promise<void> {
    const rows = [...waiting.values()]
    if (rows.length === 0) return
    waiting.clear()
    try {
      await addStartPageViews(db, rows, networks.changed())
    } catch (error) {
      for (const { day, campaign, views } of rows) add(day, campaign, views)
      onFailure(error)
    }
  }

  return {
    count(campaign, { address, isHidden }) {
      const today = todayInSaoPaulo(clock.now())
      add(today, campaign, 1)
      networks.add(today, today, 'views', { network: networkOf(address), isHidden }, 1)
      timer ??= setTimeout(() => {
        timer = undefined
        storing = storing.then(store)
      }, GATHERED_MS).unref()
    },
    async stop() {
      clearTimeout(timer)
      await storing
      await store()
    },
  }
}
