/** Runs `npm run experiment`: shows, starts (with its plan) or stops the A/B test of chat against pages. */
import { readArguments } from '../helpers/command.ts'
import { ConfigError, type Config } from '../../config.ts'
import { systemClock } from '../../clock.ts'
import type { Db } from '../../db/database.ts'
import type { StoredExperiment } from '../../repositories/desk/experiments.ts'
import { DEFAULT_PLAN } from '../../rules/desk/experiment-statistics.ts'
import { checkExperimentPlan, type ExperimentPlanProblem } from '../../rules/desk/check-experiment-plan.ts'
import { parsePercent } from '../../../src/lib/desk-numbers.ts'
import { loadKeys } from '../../security/secret-keys.ts'
import { makeVault, type Vault } from '../../security/encryption-vault.ts'
import {
  presentExperiment,
  startExperiment,
  stopExperiment,
} from '../../services/desk/start-and-stop-experiments.ts'
import { withDatabase } from '../helpers/database.ts'

const USAGE = `usage: experiment.ts show|stop
       experiment.ts start NAME [--baseline PERCENT] [--effect POINTS]`

function asked(args: readonly string[]) {
  const options = { baseline: { type: 'string' }, effect: { type: 'string' } } as const
  const { positionals, values } = readArguments(options, USAGE, args)
  const [what = '', name = ''] = positionals
  return { what, name, ...values }
}

const lineOf = ({ name, startedOn, stoppedOn, plan }: StoredExperiment) =>
  `${name}: since ${startedOn}${stoppedOn === null ? '' : `, until ${stoppedOn}`}; ${plan.horizon} visitors find ` +
  `${+(plan.leastEffect * 100).toFixed(3)} points from ${+(plan.baseline * 100).toFixed(3)} %.\n`

/** Why a plan is refused. */
const PROBLEMS: Readonly<Record<ExperimentPlanProblem, string>> = {
  name: USAGE,
  baseline: '--baseline and --effect are percent, up to 50.',
  effect: '--baseline and --effect are percent, up to 50.',
  size: 'With so small an effect the experiment would not end.',
}

type CommandParts = { readonly db: Db; readonly clock: typeof systemClock; readonly vault: Vault }

async function work(
  parts: CommandParts,
  { what, name, ...rates }: ReturnType<typeof asked>,
): Promise<string> {
  if (what === 'show') return lineOf(await presentExperiment(parts))
  if (what === 'stop') {
    const stopped = await stopExperiment(parts, 'command')
    if (!stopped) throw new ConfigError('No experiment is running.')
    return lineOf(stopped)
  }
  const rateIn = (typed: string | undefined, usual: number) =>
    typed === undefined ? usual : parsePercent(typed)
  const read = checkExperimentPlan({
    name,
    baseline: rateIn(rates.baseline, DEFAULT_PLAN.baseline),
    leastEffect: rateIn(rates.effect, DEFAULT_PLAN.leastEffect),
  })
  if ('problem' in read) throw new ConfigError(PROBLEMS[read.problem])
  const started = await startExperiment(parts, 'command', read.name, read.plan)
  if (!started) throw new ConfigError('An experiment is running: stop it first.')
  return lineOf(started)
}

/**
 * Shows, starts or stops the experiment.
 * @param args as on the command line
 * @returns the experiment in one line
 */
export async function runExperimentCommand(args: readonly string[], config: Config): Promise<string> {
  const what = asked(args)
  if (!/^(?:show|start|stop)$/.test(what.what)) throw new ConfigError(USAGE)
  return withDatabase(config, async (db) =>
    work({ db, clock: systemClock, vault: makeVault(loadKeys(config)) }, what),
  )
}
