/** Starts the server's background jobs, such as deliveries, clean-up and counts, and repeats them. */
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { makeClockCorrection } from '../services/clock-jumps.ts'
import { refreshPeopleToCall } from '../repositories/desk/people-to-call-table.ts'
import type { Metrics } from '../plugins/metrics.ts'
import type { Providers } from '../providers/provider-types.ts'
import type { Vault } from '../security/encryption-vault.ts'
import { watchAudit } from '../services/desk/detect-audit-rollback.ts'
import { countNewOrders } from '../services/desk/update-daily-order-and-lead-counts.ts'
import { fillReferences } from '../services/reference-search.ts'
import { noteCoverageOnWaitingList } from '../services/waiting-list.ts'
import { makeDelivery, outboxTargetsOf } from '../services/deliver-outbox.ts'
import { warnOfUndelivered } from '../services/outbox-health.ts'
import { purgeExpiredData } from '../services/delete-expired-data.ts'
import type { ServedEdition } from '../editions/served-edition.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { exponentialBackoff } from '../../src/lib/backoff.ts'

const DELIVERY_PAUSE_MS = 1_000
const CLOCK_PAUSE_MS = 30_000
const RETENTION_PAUSE_MS = 3_600_000
const FIGURES_PAUSE_MS = 60_000
const UNTOLD_PAUSE_MS = 3_600_000
const NETWORK_PAUSE_MS = 3_600_000
const AUDIT_PAUSE_MS = 10_000
const EDITION_PAUSE_MS = 1_000
const PEOPLE_PAUSE_MS = 2_000
const PAGES_PAUSE_MS = 1_000

const CLOCK_JUMPED =
  'the clock has jumped: nothing is deleted because of its age until somebody confirms the date (npm run operator -- clock) or the clock has gone evenly for a day'

/** The dependencies of the background jobs. */
export type JobParts = {
  db: Db
  clock: Clock
  config: Config
  providers: Providers
  vault: Vault
  log: FastifyBaseLogger
  metrics: Metrics
  shop: Pick<ServedEdition<SiteWithPages>, 'look' | 'served'>
}

/** What is served, with the function that renders one of its pages in advance and returns whether there are more. */
type SiteWithPages = { readonly pages: { readonly warm: (leaving: AbortSignal) => Promise<boolean> } | null }

/** The longest pause after failures in milliseconds, unless the regular pause is longer. */
const LONGEST_MS = 30_000

/** A job that runs repeatedly. */
type Job = {
  name: string
  /** Milliseconds between two runs, ±25 % so that processes do not run in lockstep. */
  pauseMs: number
  /** Runs the job once; resolves to true if there is more to do right away. `leaving` is aborted when it is to stop. */
  work: (leaving: AbortSignal) => Promise<boolean>
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
}

/** One running job, or several together, that can be stopped. */
export type RunningJob = {
  /** Starts no further run; resolves when the current one has ended. */
  stop(): Promise<void>
}

/**
 * Runs a job until it is stopped. A failure never stops the job: it is logged once, and the pause grows until
 * the job works again.
 */
function repeat({ name, pauseMs, work, log }: Job): RunningJob {
  const leaving = new AbortController()
  let failures = 0

  async function once(): Promise<number> {
    try {
      const isMore = await work(leaving.signal)
      if (failures > 0) log.info({ job: name }, 'job works again')
      failures = 0
      return isMore ? 0 : pauseMs
    } catch (err) {
      failures += 1
      if (failures === 1) log.error({ job: name, err }, 'job failed')
      return exponentialBackoff(failures, pauseMs, Math.max(pauseMs, LONGEST_MS))
    }
  }

  async function run(): Promise<void> {
    while (!leaving.signal.aborted) {
      const pause = (await once()) * (0.75 + Math.random() / 2)
      await wait(pause, undefined, { signal: leaving.signal }).catch(() => undefined)
    }
  }

  const done = run()
  return {
    stop() {
      leaving.abort()
      return done
    },
  }
}

/**
 * Starts the server's background jobs: delivering the outbox, correcting false times, warning of notices that have no
 * configured target, deleting expired data, counting orders, storing references, finding places on
 * the waiting list that have a network now, writing the rows of people to call, watching the audit log, serving the
 * live edition of the shop, and rendering its pages ahead.
 */
export function startJobs(parts: JobParts): RunningJob {
  const { config, log, metrics } = parts
  const delivering = { ...parts, giveUpHours: config.outboxGiveUpHours, onAttempt: metrics.countDelivery }
  const deliveries = outboxTargetsOf(parts.providers).map((target) =>
    repeat({
      name: `delivery by ${target}`,
      pauseMs: DELIVERY_PAUSE_MS,
      work: makeDelivery(delivering, target),
      log,
    }),
  )
  const clock = repeat({
    name: 'clock',
    pauseMs: CLOCK_PAUSE_MS,
    work: makeClockCorrection(parts),
    log,
  })
  const retention = repeat({
    name: 'retention',
    pauseMs: RETENTION_PAUSE_MS,
    work: async () => {
      const onJump = (from: Date, to: Date) => log.warn({ clock: { from, to } }, CLOCK_JUMPED)
      const purged = await purgeExpiredData({ ...parts, retention: config.retention, onJump })
      if (Object.keys(purged).length > 0) log.info({ purged }, 'expired data was deleted')
      return false
    },
    log,
  })
  const figures = repeat({
    name: 'figures',
    pauseMs: FIGURES_PAUSE_MS,
    work: async () => {
      await countNewOrders(parts)
      await fillReferences(parts.db, parts.vault)
      return false
    },
    log,
  })
  const untold = repeat({
    name: 'untold',
    pauseMs: UNTOLD_PAUSE_MS,
    work: async () => {
      await warnOfUndelivered(parts)
      return false
    },
    log,
  })
  const network = repeat({
    name: 'network',
    pauseMs: NETWORK_PAUSE_MS,
    work: async () => {
      await noteCoverageOnWaitingList(parts)
      return false
    },
    log,
  })
  const seeAudit = watchAudit({ ...parts, dataDir: config.dataDir })
  const auditWatch = repeat({
    name: 'audit',
    pauseMs: AUDIT_PAUSE_MS,
    work: async () => {
      await seeAudit()
      return false
    },
    log,
  })
  const people = repeat({
    name: 'people',
    pauseMs: PEOPLE_PAUSE_MS,
    work: () => refreshPeopleToCall(parts.db, parts.clock.now()),
    log,
  })
  const edition = repeat({
    name: 'edition',
    pauseMs: EDITION_PAUSE_MS,
    work: async () => {
      await parts.shop.look()
      return false
    },
    log,
  })
  const pages = repeat({
    name: 'pages',
    pauseMs: PAGES_PAUSE_MS,
    work: async (leaving) =>
      config.warmPages && ((await parts.shop.served().pages.pages?.warm(leaving)) ?? false),
    log,
  })
  return {
    async stop() {
      await Promise.all([
        ...deliveries.map((each) => each.stop()),
        clock.stop(),
        retention.stop(),
        figures.stop(),
        untold.stop(),
        network.stop(),
        auditWatch.stop(),
        people.stop(),
        edition.stop(),
        pages.stop(),
      ])
    },
  }
}
