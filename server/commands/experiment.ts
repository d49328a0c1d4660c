/**
 * Shows, starts and stops the A/B test of chat against pages (docs/desk.md, The experiment):
 *
 *   node server/commands/experiment.ts show
 *   node server/commands/experiment.ts stop
 *   node server/commands/experiment.ts start "Chat ou formulário, de novo" --baseline 5 --effect 1
 */
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '../config.ts'
import { systemClock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { StoredExperiment } from '../repositories/desk/experiments.ts'
import { DEFAULT_PLAN } from '../rules/desk/experiment-statistics.ts'
import { presentExperiment, startExperiment, stopExperiment } from '../services/desk/experiment.ts'
import { withDatabase } from './with-database.ts'

const USAGE = `usage: experiment.ts show|stop
       experiment.ts start NAME [--baseline PERCENT] [--effect POINTS]`

function asked() {
  try {
    const options = { baseline: { type: 'string' }, effect: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ allowPositionals: true, options })
    const [what = '', name = ''] = positionals
    return { what, name: name.trim().slice(0, 80), ...values }
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

/** Converts a percentage between 0 and 50 to a rate. */
function rateOf(text: string | undefined, usual: number): number {
  if (text === undefined) return usual
  const rate = Number(text) / 100
  if (!(rate > 0 && rate <= 0.5)) throw new ConfigError(`--baseline and --effect are percent, up to 50.`)
  return rate
}

const lineOf = ({ name, startedOn, stoppedOn, plan }: StoredExperiment) =>
  `${name}: since ${startedOn}${stoppedOn === null ? '' : `, until ${stoppedOn}`}; ${plan.horizon} visitors find ` +
  `${+(plan.leastEffect * 100).toFixed(3)} points from ${+(plan.baseline * 100).toFixed(3)} %.\n`

async function work(db: Db, { what, name, baseline, effect }: ReturnType<typeof asked>): Promise<string> {
  const parts = { db, clock: systemClock }
  if (what === 'show') return lineOf(await presentExperiment(parts))
  if (what === 'stop') {
    const stopped = await stopExperiment(parts)
    if (!stopped) throw new ConfigError('No experiment is running.')
    return lineOf(stopped)
  }
  if (name === '') throw new ConfigError(USAGE)
  const plan = {
    baseline: rateOf(baseline, DEFAULT_PLAN.baseline),
    leastEffect: rateOf(effect, DEFAULT_PLAN.leastEffect),
  }
  const started = await startExperiment(parts, name, plan)
  if (!started) throw new ConfigError('An experiment is running: stop it first.')
  return lineOf(started)
}

async function main(): Promise<void> {
  const what = asked()
  if (!/^(?:show|start|stop)$/.test(what.what)) throw new ConfigError(USAGE)
  process.stdout.write(await withDatabase(readConfig(), async (db) => work(db, what)))
}

main().catch((error: unknown) => {
  const text =
    error instanceof ConfigError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
})
