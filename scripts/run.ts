import { spawn } from 'node:child_process'

type Options = {
  readonly cwd: string
  /** Milliseconds after which the command, with everything it started, is ended. */
  readonly limit: number
  readonly env?: Readonly<Record<string, string>>
}

/**
 * Runs a command with its output passed through; never leaves anything of it behind.
 * @returns its exit code; 1 when it was ended by a signal or by the limit
 */
export async function run(command: string, args: readonly string[], options: Options): Promise<number> {
  const env = { ...process.env, ...options.env }
  const child = spawn(command, args, {
    cwd: options.cwd,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  const end = (signal: NodeJS.Signals): void => {
    try {
      if (child.pid) process.kill(-child.pid, signal)
    } catch {
      // it has ended already
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
      child.once('exit', (code) => resolve(code ?? 1))
    })
  } finally {
    clearTimeout(timer)
    process.off('SIGINT', leave).off('SIGTERM', leave)
  }
}
