/**
 * Shows, starts and stops the A/B test of chat against pages (docs/desk.md, The experiment):
 *
 *   node server/commands/experiment.ts show
 *   node server/commands/experiment.ts stop
 *   node server/commands/experiment.ts start "Chat ou formulário, de novo" --baseline 5 --effect 1
 */
import { ConfigError, readConfig } from '../config.ts'
import { runExperimentCommand } from './experiment-commands.ts'

async function main(): Promise<void> {
  process.stdout.write(await runExperimentCommand(process.argv.slice(2), readConfig()))
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
