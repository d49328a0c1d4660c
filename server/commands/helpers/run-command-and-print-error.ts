/** Runs the main function of a command in server/commands, and prints its error. */
import { ConfigError } from '../../config.ts'
import { HttpError } from '../../api-errors.ts'

/**
 * Runs the command. If it fails, prints the reason and exits with 1: one line for an error that the caller can correct,
 * the stack for any other.
 */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    const isExpected = error instanceof ConfigError || error instanceof HttpError
    const text =
      error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error)
    process.stderr.write(`${text}\n`)
    process.exitCode = 1
  })
}
