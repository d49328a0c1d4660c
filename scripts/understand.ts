/**
 * Shows how the chat understands a message:
 *
 *   npm run understand -- --step nome "meu nome é joão pereira" [--why]
 *   npm run understand -- --file corpus.jsonl [--json] [--today 2026-11-20]
 *
 * The first form prints the meaning of the message as a line of JSON; --why says before it which rule decided. The second
 * compares the meanings of all messages in a corpus with the expected ones; with --json it prints one meaning per line.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isIsoDate, todayInSaoPaulo } from '../src/lib/iso-dates.ts'
import { partsOf } from '../src/understanding/asked-parts.ts'
import { commandIn } from '../src/understanding/commands.ts'
import { read } from '../src/understanding/read.ts'
import type { Reading, Situation } from '../src/understanding/reading.ts'
import { nearestTopics, sureness } from '../src/understanding/topics.ts'
import { reportOf } from './understand/report.ts'
import { loadJourneys, situationAt } from './understand/visitor-state-at-question.ts'
import { scoreReading, type CorpusLine } from './understand/score-readings.ts'

const USAGE =
  'npm run understand -- --step STEP "TEXT" [--why] | --file CORPUS.jsonl [--json] [--today YYYY-MM-DD]'

/** A mistake in the arguments, reported without a stack trace. */
class UsageError extends Error {}

function shown({ answers, doubts, command, facts, clear, unanswered }: Reading): string {
  const all = unanswered ? [...facts, 'sem-resposta'] : facts
  return JSON.stringify({ answers, doubts, command, facts: all, clear }, (name, value: unknown) =>
    // only the chat is told that there is no flat
    name === 'home' ? undefined : value,
  )
}

/** Says which rules decided: the lines of the reader itself, then the topics of each part, and the command. */
function explain(text: string, situation: Situation): void {
  const say = (line: string) => process.stderr.write(`${line}\n`)
  read(text, situation, say)
  for (const part of partsOf(text)) {
    const near = nearestTopics(part, situation)
    const scores = near.slice(0, 3).map(({ id, score }) => `${id} ${score.toFixed(2)}`)
    say(`topics of ${JSON.stringify(part.trim())}: ${sureness(near).toFixed(2)} sure; ${scores.join(', ')}`)
  }
  say(`command: ${commandIn(text) ?? 'none'}`)
}

async function main(): Promise<void> {
  const { values, positionals } = argumentsOf()
  const today = values.today ?? todayInSaoPaulo(new Date())
  if (!isIsoDate(today)) throw new UsageError(`--today is a date like 2026-11-20, not ${today}`)
  await loadJourneys()
  const situationOf = ({ step, journey }: CorpusLine) =>
    situationAt(step, today, journey ? [journey] : undefined)
  if (values.file === undefined) {
    if (values.step === undefined || positionals.length === 0) throw new UsageError(USAGE)
    const line = { step: values.step, text: positionals.join(' ') }
    if (values.why) explain(line.text, situationOf(line))
    print(shown(read(line.text, situationOf(line))))
    return
  }
  const lines = linesOf(values.file)
  const readings = lines.map((line) => ({ line, reading: read(line.text, situationOf(line)) }))
  if (values.json) {
    for (const { reading } of readings) print(shown(reading))
    return
  }
  const judged = readings.map(({ line, reading }) => ({
    line,
    reading,
    verdict: scoreReading(line, reading),
  }))
  print(reportOf(judged, shown))
}

function argumentsOf() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        step: { type: 'string' },
        file: { type: 'string' },
        json: { type: 'boolean' },
        today: { type: 'string' },
        why: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? `${error.message}\n${USAGE}` : USAGE)
  }
}

function linesOf(file: string): CorpusLine[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as CorpusLine)
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

main().catch((error: unknown) => {
  const isExpected = error instanceof UsageError || /no journey asks/.test(String(error))
  const text =
    error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
})
