/** Reads the arguments of a command. */
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { ConfigError } from '../../config.ts'

/**
 * Reads arguments and options.
 * @param usage how the command is used
 * @throws ConfigError with what is wrong with them, and the usage
 */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  options: Options,
  usage: string,
  args: readonly string[] = process.argv.slice(2),
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}
