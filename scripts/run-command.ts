/** Runs a command with a time limit. */
import { spawn, type ChildProcess } from 'node:child_process'
import os from 'node:os'

type Options = {
  readonly cwd: string
  /** Milliseconds after which the command and all its children are killed. */
  readonly limit: number
  readonly env?: Readonly<Record<string, string>>
  /** Heading for a command that runs in parallel; its output is printed below it when the command has ended. */
  readonly title?: string
  /** Runs with low priority. */
  readonly isPatient?: boolean
}

/**
 * Runs a command with its output passed through, and ends all of its child processes.
 * @returns exit code; 1 if the command was ended by a signal or the timeout
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  options: Options,
): Promise<number> {
  const env = { ...process.env, ...options.env }
  const output = options.title === undefined ? 'inherit' : 'pipe'
  const child = spawn(command, args, {
    cwd: options.cwd,
    env,
    stdio: ['ignore', output, output],
    detached: true,
  })
  if (options.isPatient && child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW)
  const said = collect(child)
  const end = (signal: NodeJS.Signals): void => {
    try {
      if (child.pid) process.kill(-child.pid, signal)
    } catch {
      // it has already exited
    }
  }
  const leave = (signal: NodeJS.Signals): void => {
    end(signal)
    setTimeout(() => process.exit(1), 5_000).unref()
  }
  const timer = setTimeout(() => {
    console.error(`Ended after ${options.limit / 60_000} minutes.`)
    end('SIGTERM')
    setTimeout(() => end('SIGKILL'), 5_000).unref()
  }, options.limit)
  process.once('SIGINT', leave).once('SIGTERM', leave)
  try {
    return await new Promise<number>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code) => resolve(code ?? 1))
    })
  } finally {
    clearTimeout(timer)
    process.off('SIGINT', leave).off('SIGTERM', leave)
    if (options.title !== undefined) console.log(`${options.title}\n${said()}`.trimEnd())
  }
}

/** Collects stdout and stderr in the order they arrive. */
function collect({ stdout, stderr }: ChildProcess): () => string {
  const parts: Buffer[] = []
  for (const stream of [stdout, stderr]) stream?.on('data', (part: Buffer) => parts.push(part))
  return () => Buffer.concat(parts).toString()
}
