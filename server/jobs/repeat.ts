import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { doubledPause } from '../../src/lib/backoff.ts'

/** The longest pause after failures, unless the regular interval is longer. */
const LONGEST_MS = 30_000

export type Job = {
  name: string
  /** Milliseconds between two runs, with ±25 % jitter so that processes do not run in lockstep. */
  pauseMs: number
  /** True when there is more to do right away. */
  work: () => Promise<boolean>
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
}

export type RunningJob = {
  /** Starts nothing new; resolves when the current run has ended. */
  stop(): Promise<void>
}

/** Runs a job repeatedly. A failure is logged once and backs off; it never stops the job. */
export function repeat({ name, pauseMs, work, log }: Job): RunningJob {
  const leaving = new AbortController()
  let failures = 0

  async function once(): Promise<number> {
    try {
      const isMore = await work()
      if (failures > 0) log.info({ job: name }, 'job works again')
      failures = 0
      return isMore ? 0 : pauseMs
    } catch (err) {
      failures += 1
      if (failures === 1) log.error({ job: name, err }, 'job failed')
      return doubledPause(failures, pauseMs, Math.max(pauseMs, LONGEST_MS))
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
