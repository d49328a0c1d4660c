/**
 * Asks a running server what must still be seen to before real customers come (docs/go-live.md):
 *
 *   node server/commands/ready.ts
 *   node server/commands/ready.ts https://loja.example
 *
 * Without an address it asks the server of this machine. It sends METRICS_TOKEN, if there is one, and exits with 1 while
 * anything is missing.
 */
import { goLiveTexts, goLiveWords } from '../../src/content/desk/go-live.ts'
import { ConfigError, readConfig } from '../config.ts'
import type { GoLiveState } from '../services/go-live.ts'
import { runMain } from './helpers/command.ts'

const words = goLiveWords.command

const lineOf = ({ item, isDone }: GoLiveState): string => {
  const { name, by, without } = goLiveTexts[item]
  return isDone ? words.done(name) : words.missing(name, by, without)
}

async function main(): Promise<void> {
  const { port, metricsToken } = readConfig()
  const [url = `http://127.0.0.1:${port}`] = process.argv.slice(2)
  const headers = new Headers(metricsToken === undefined ? [] : [['authorization', `Bearer ${metricsToken}`]])
  const reply = await fetch(new URL('/api/operator/ready', url), { headers, redirect: 'error' }).catch(
    (error: unknown) => {
      const why = error instanceof Error && error.cause instanceof Error ? error.cause : error
      throw new ConfigError(words.unreachable(url, why instanceof Error ? why.message : String(why)))
    },
  )
  if (reply.status === 404) throw new ConfigError(words.refused)
  if (!reply.ok) throw new ConfigError(words.unreachable(url, `HTTP ${reply.status}`))
  const { list } = (await reply.json()) as { list: readonly GoLiveState[] }
  const missing = list.filter(({ isDone }) => !isDone)
  process.stdout.write(`${[...list.map(lineOf), goLiveWords.left(missing.length)].join('\n')}\n`)
  if (missing.length > 0) process.exitCode = 1
}

runMain(main)
