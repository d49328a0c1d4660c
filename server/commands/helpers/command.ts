/** Runs the main function of a command in server/commands, and prints its error. */
import { ConfigError } from '../../config.ts'
import { HttpError } from '../../api-errors.ts'
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

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

/**
 * Reads arguments and options. `--help` says how the command is used, and ends it.
 * @param usage how the command is used
 * @throws ConfigError with what is wrong with them, and the usage
 */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  options: Options,
  usage: string,
  args: readonly string[] = process.argv.slice(2),
) {
  if (args.includes('--help')) {
    process.stdout.write(`${usage}\n`)
    process.exit(0)
  }
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

export type Say = (sentence: string) => void

const sayLine: Say = (sentence) => void process.stdout.write(`${sentence}\n`)

/** Returns a function that numbers the sentences of a command, which has so many of them. */
export function sayStepsOf(all: number): Say {
  let step = 0
  return (sentence) => {
    step += 1
    sayLine(`${step}/${all} ${sentence}`)
  }
}
