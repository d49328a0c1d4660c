/**
 * Runs `npm run conformance`: reads its arguments, asks before anything is changed on the other backend, sends it
 * the calls of the specification, and prints a report.
 */
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { report } from './report.ts'
import { OPTIONS, type CommandLineValue, type CallValues } from './request-values.ts'
import { judgeJourneys, checkAllCalls } from './check-all-calls.ts'

/** The name of the person who orders, if the command line does not give one. */
const SOMEBODY = {
  name: 'Maria da Silva',
  'birth-date': '15/03/1985',
  'mother-name': 'Ana da Silva',
  'due-date': '10',
} as const

const USAGE = `usage: npm run conformance -- URL [--origin URL] [--write [--yes]] [values]

URL is the whole base of the calls, such as https://api.example.com/v1. Without --write only calls are asked that
change and send nothing. With --write an order is made there, and its last request is sent twice, which must make no
second one: use a backend that is meant for it.

  --origin URL              origin of the site: asks whether its browsers may call (CORS)
${Object.entries(OPTIONS)
  .map(([name, what]) => `  --${name.padEnd(24)}${what}`)
  .join('\n')}
`

export interface Terminal {
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
  /** Asks the person at the terminal; null if there is none. */
  readonly ask: (question: string) => Promise<string | null>
  readonly now: () => Date
}

const STRINGS = Object.fromEntries(
  Object.keys(OPTIONS).map((name) => [name, { type: 'string' } as const]),
) as Record<CommandLineValue, { readonly type: 'string' }>

function asked(args: readonly string[]) {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...STRINGS, origin: { type: 'string' }, write: { type: 'boolean' }, yes: { type: 'boolean' } },
  })
  const [base = ''] = positionals
  if (positionals.length !== 1 || !/^https?:\/\//.test(base) || !URL.canParse(base))
    throw new Error('One URL is needed.')
  const { write = false, yes = false, origin, ...given } = values
  return {
    base: base.replace(/\/+$/, ''),
    writes: write,
    isConfirmed: yes,
    origin,
    values: given,
  }
}

/** Returns the exit code of the command: 1 if a journey cannot be finished, 2 if its arguments are wrong. */
export async function checkAnotherBackend(args: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> {
  let wish: ReturnType<typeof asked>
  try {
    wish = asked(args)
  } catch (error) {
    terminal.complain(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
    return 2
  }
  const { base, writes, isConfirmed, origin } = wish
  if (writes && !isConfirmed) {
    const { host } = new URL(base)
    const answer = await terminal.ask(`This makes an order at ${base}. Type ${host} to go on: `)
    if (answer?.trim() !== host) {
      terminal.complain('Nothing was sent. Without a terminal, --yes confirms.\n')
      return 2
    }
  }
  const values: CallValues = { ...SOMEBODY, ...wish.values }
  const seen = await checkAllCalls({ base, values, writes, origin, now: terminal.now() })
  const verdicts = judgeJourneys(seen)
  terminal.print(report(base, seen, verdicts))
  return verdicts.some(({ canFinish }) => canFinish === 'no') ? 1 : 0
}

export const processTerminal: Terminal = {
  print: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
  now: () => new Date(),
  async ask(question) {
    if (!process.stdin.isTTY) return null
    const prompt = createInterface({ input: process.stdin, output: process.stdout })
    try {
      return await prompt.question(question)
    } finally {
      prompt.close()
    }
  },
}
