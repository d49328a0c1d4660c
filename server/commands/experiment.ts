/**
 * Shows, starts and stops the A/B test of chat against pages (docs/desk.md, The experiment):
 *
 *   node server/commands/experiment.ts show
 *   node server/commands/experiment.ts stop
 *   node server/commands/experiment.ts start "Chat ou formulário, de novo" --baseline 5 --effect 1
 */
import { readConfig } from '../config.ts'
import { runExperimentCommand } from './implementation/show-and-control-experiment.ts'
import { runMain } from './helpers/command.ts'

async function main(): Promise<void> {
  process.stdout.write(await runExperimentCommand(process.argv.slice(2), readConfig()))
}

runMain(main)
