/** Explains in one line, for whoever runs the server, why it did not start. */
import { statfsSync } from 'node:fs'
import { ConfigError, type Config } from './config.ts'

const LONGEST = 600
/** A disk with fewer free bytes counts as full: PostgreSQL then cannot even write its log. */
const FULL = 8 * 1024 * 1024

const chain = (error: unknown): Error[] => (error instanceof Error ? [error, ...chain(error.cause)] : [])

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < FULL
  } catch {
    return false
  }
}

/** Describes in one line why the server did not start; with LOG_LEVEL=debug, the stack follows. */
export function startFailureAdvice(error: unknown, config?: Pick<Config, 'dataDir' | 'logLevel'>): string {
  if (error instanceof ConfigError) return error.message
  const errors = chain(error)
  const codes = errors.map((each) => (each as NodeJS.ErrnoException).code)
  const said = errors.map((each) => each.message).join(': ') || String(error)
  if (codes.includes('53100')) return 'The disk of the database is full: make room there, then start again.'
  if (config && (/ENOSPC|EDQUOT|no space left|quota exceeded/i.test(said) || isFull(config.dataDir)))
    return `The disk of DATA_DIR ${config.dataDir} is full: make room there, then start again.`
  const line = `The start failed: ${said.replace(/\s+/g, ' ').slice(0, LONGEST)}`
  const stack = config?.logLevel === 'debug' ? errors[0]?.stack : undefined
  return stack ? `${line}\n${stack}` : `${line} (LOG_LEVEL=debug shows where)`
}
