/**
 * Counts views of start pages, and what browsers report about visits: questions shown, answers refused, messages
 * missed.
 */
import type { ServedCampaigns } from '../../editions/served-edition.ts'
import type {
  Count,
  ExposureReport,
  VisitBatch,
} from '../../../src/contract/visit-counts-and-browser-errors.ts'
import { everyProblem } from '../../../src/content/problems/all-problems.ts'
import { addDays, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import { reportableWords } from '../../../src/lib/reportable-words.ts'
import type { Db } from '../../db/database.ts'
import { notAccepted } from '../../api-errors.ts'
import {
  addCounts,
  ALL_CAMPAIGNS,
  type CounterTableName,
  type Increment,
} from '../../repositories/desk/write-visit-counters.ts'
import { deskStepsOf } from '../../rules/desk/desk-journeys-and-steps.ts'
import { networkOf, type RequestIpAddress } from '../../rules/ip-networks.ts'
import { makeDailyTextLimit } from '../../limits/reported-text-limit.ts'
import { makeNetworkTally } from './tally-events-by-ip-network.ts'
import { presentExperiment } from './start-and-stop-experiments.ts'
import type { Clock } from '../../clock.ts'
import { addStartPageViews, type StartPageViews } from '../../repositories/desk/landing-page-views.ts'

type Tally = Record<CounterTableName, Map<string, Increment>>

const nothing = (): Tally => ({
  steps: new Map(),
  problems: new Map(),
  hours: new Map(),
  exposures: new Map(),
  missed: new Map(),
})

/**
 * The maximum number of different chat messages per day that one process stores. Our own pages never send so
 * many.
 */
const MESSAGES = 2_000

function add(rows: Map<string, Increment>, key: readonly (string | number)[], counter: string): void {
  const name = key.join('\t')
  const row = rows.get(name) ?? { key, add: new Map<string, number>() }
  row.add.set(counter, (row.add.get(counter) ?? 0) + 1)
  rows.set(name, row)
}

const HOUR = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  hourCycle: 'h23',
})

/**
 * Counts the messages that the chat did not understand. Of each message, only the words on a fixed list are
 * stored (reportable-words.ts).
 */
function tallyMissed(
  tally: Tally,
  counts: readonly Count[],
  day: string,
  wordsOf: (text: string) => string,
): void {
  for (const count of counts)
    if (count.what === 'missed')
      add(tally.missed, [day, count.step, wordsOf(reportableWords(count.words))], 'missed')
}

/** Refuses journeys, campaigns and steps that none of our pages sends, also if it was opened before a campaign was moved. */
function check({ journey, campaign, counts }: VisitBatch, prefixes: readonly string[]): void {
  const steps = deskStepsOf(journey)
  if (steps.length === 0) throw notAccepted('journey')
  if (campaign !== '' && !prefixes.includes(campaign)) throw notAccepted('campaign')
  if (counts.some(({ step }) => !steps.includes(step))) throw notAccepted('step')
}

/** Returns the key of the text that refused an answer, or 'outro' if the key is unknown. */
const problemOf = (text: string) => (Object.hasOwn(everyProblem, text) ? text : 'outro')

function tallyCount(tally: Tally, batch: VisitBatch, count: Count, day: string, hour: number): void {
  const { journey, campaign, device, version } = batch
  const { what, step, channel } = count
  if (what === 'missed') return
  for (const where of [campaign, ALL_CAMPAIGNS]) {
    const row = [journey, where, day, step, channel, device]
    const steps = [...row, version]
    add(tally.steps, steps, what)
    if (what === 'shown' && count.isEntry) add(tally.steps, steps, 'entered')
    if (what === 'answered' && count.time !== undefined) add(tally.steps, steps, `t${count.time}`)
    if (what === 'refused') add(tally.problems, [...row, problemOf(count.text)], 'refused')
  }
  if (what === 'shown' && count.isEntry)
    add(tally.hours, [day, hour, journey, campaign, channel, device], 'entered')
}

const networkIn = ({ address, isHidden }: RequestIpAddress) => ({ network: networkOf(address), isHidden })

/** Counts what browsers report about visits. */
export type Counting = {
  /**
   * Counts a batch of events; resolves when it is stored. Batches that arrive while another is being stored
   * share the next SQL statement, so that only one runs at a time.
   * @throws HttpError (400) for a journey, campaign or step that does not exist
   */
  count(batch: VisitBatch, requestIp: RequestIpAddress): Promise<void>
  /** Counts a browser's first exposure to the experiment; resolves when it is stored. */
  expose(report: ExposureReport, requestIp: RequestIpAddress): Promise<void>
}

/**
 * Creates the counter of visits. `campaigns` are those of the visits, `sharePercent` is what one IP network
 * may fill of the list of messages.
 */
export function makeCounting(
  db: Db,
  clock: { now(): Date },
  campaigns: Pick<ServedCampaigns, 'prefixesOnceLive'>,
  sharePercent: number,
): Counting {
  let next: { tally: Tally; stored: Promise<void> } | null = null
  let running: Promise<unknown> = Promise.resolve()
  const messages = makeDailyTextLimit(MESSAGES, sharePercent)
  const networks = makeNetworkTally()
  /** Resolves when the first experiment exists. */
  let begun: Promise<unknown> | null = null

  function waiting(): { tally: Tally; stored: Promise<void> } {
    if (next) return next
    const tally = nothing()
    const stored = running.then(() => {
      next = null
      return addCounts(db, tally, networks.changed())
    })
    running = stored.catch(() => undefined)
    next = { tally, stored }
    return next
  }

  return {
    async count(batch, requestIp) {
      check(batch, campaigns.prefixesOnceLive)
      const now = clock.now()
      const today = todayInSaoPaulo(now)
      const day = addDays(today, -batch.age)
      const { tally, stored } = waiting()
      const hour = Number(HOUR.format(now))
      for (const count of batch.counts) tallyCount(tally, batch, count, day, hour)
      tallyMissed(tally, batch.counts, today, (text) => messages(today, text, requestIp))
      networks.add(today, day, 'visits', networkIn(requestIp), batch.counts.length)
      await stored
    },
    async expose({ version }, requestIp) {
      begun ??= presentExperiment({ db, clock }).catch(() => {
        begun = null
      })
      await begun
      const today = todayInSaoPaulo(clock.now())
      const { tally, stored } = waiting()
      add(tally.exposures, [today, version], 'visitors')
      networks.add(today, today, 'exposures', networkIn(requestIp), 1)
      await stored
    },
  }
}

/** For how many milliseconds views are gathered before they are stored. */
const GATHERED_MS = 5_000

/** Counts the views of start pages by day. Nothing is stored of who saw them, and no page waits (docs/decisions/0194). */
type StartPageViewCounter = {
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
