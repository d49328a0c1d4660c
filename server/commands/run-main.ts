/** Runs the main function of a command that an operator starts, and prints its error. */
import { ConfigError } from '../config.ts'
import { HttpError } from '../errors.ts'

/** Runs the command. If it fails, writes why, and ends with 1: what its caller can mend in one line, all else with its stack. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    const isExpected = error instanceof ConfigError || error instanceof HttpError
    const text =
      error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error)
    process.stderr.write(`${text}\n`)
    process.exitCode = 1
  })
}
