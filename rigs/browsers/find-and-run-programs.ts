/** Finds installed programs in PATH, runs them and stops them. */
import { spawn, type ChildProcess } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** The program's path, null where it is not installed. */
export function findInPath(name: string): string | null {
  const candidates = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name))
  return candidates.find(isExecutable) ?? null
}

/** Whether it can be run. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export type RunningProgram = {
  /** Everything it has written so far. */
  readonly said: () => string
  readonly isAlive: () => boolean
  readonly stop: () => Promise<void>
}

/** Starts a program that ends with this process at the latest. */
export function runProgram(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): RunningProgram {
  let said = ''
  const child: ChildProcess = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => void child.kill()
  process.once('exit', end)
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const isAlive = () => child.exitCode === null && child.signalCode === null
  return {
    said: () => said,
    isAlive,
    async stop() {
      process.off('exit', end)
      if (!isAlive()) return
      const gone = new Promise((resolve) => child.once('exit', resolve))
      end()
      await gone
    },
  }
}
