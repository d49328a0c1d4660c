/** Runs a background job repeatedly, even after failures. */
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { exponentialBackoff } from '../../src/lib/backoff.ts'

/** The longest pause after failures in milliseconds, unless the regular pause is longer. */
const LONGEST_MS = 30_000

/** A job that runs repeatedly. */
export type Job = {
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
export function repeat({ name, pauseMs, work, log }: Job): RunningJob {
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
