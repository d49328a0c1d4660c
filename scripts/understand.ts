/**
 * Shows how the chat understands a message:
 *
 *   npm run understand -- --step nome "meu nome é joão pereira"
 *   npm run understand -- --file corpus.jsonl [--json] [--today 2026-11-20]
 *
 * The first form prints the meaning of the message as a line of JSON. The second compares the meanings of all
 * messages in a corpus with the expected ones; with --json it prints one meaning per line. The meaning is what the chat
 * would record, not only what the reader itself finds.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isIsoDate, todayInSaoPaulo } from '../src/lib/iso-dates.ts'
import type { Reading } from '../src/understanding/reading-types.ts'
import { readAsChat } from './understand/read-message-as-chat.ts'
import { reportOf } from './understand/report.ts'
import { loadJourneys, situationAt } from './understand/visitor-state-at-question.ts'
import { scoreReading, type CorpusLine } from './understand/score-readings.ts'

const USAGE = 'npm run understand -- --step STEP "TEXT" | --file CORPUS.jsonl [--json] [--today YYYY-MM-DD]'

/** A mistake in the arguments, reported without a stack trace. */
class UsageError extends Error {}

/** Messages other than questions that the chat answers, by their id. */
const besides = (
  { step }: CorpusLine,
  { advice, agreed, wrong, facts, command, answers, doubts, unanswered, person, wayOut, smalltalk }: Reading,
): readonly string[] => {
  const admitted = unanswered ? ['sem-resposta'] : []
  if (command !== null || facts.length > 0 || Object.keys(answers).length > 0) return admitted
  const isNo = step === 'confirmacao' && (wrong || agreed === false)
  const said = [
    ...(advice ? ['conselho'] : []),
    ...(isNo ? ['nao-confirmo'] : []),
    ...(person ? [`pessoa-${person}`] : []),
    ...(wayOut ? [`pedido-${wayOut}`] : []),
    ...admitted,
  ]
  // small talk is replied to only if nothing else is
  return said.length > 0 || doubts.length > 0 || smalltalk === null ? said : [`conversa-${smalltalk}`]
}

function shown(line: CorpusLine, reading: Reading): string {
  const { answers, doubts, command } = reading
  const more = besides(line, reading)
  const facts = [...reading.facts, ...more]
  const clear = reading.clear || (more.length > 0 && doubts.length === 0)
  return JSON.stringify({ answers, doubts, command, facts, clear })
}

async function main(): Promise<void> {
  const { values, positionals } = argumentsOf()
  const today = values.today ?? todayInSaoPaulo(new Date())
  if (!isIsoDate(today)) throw new UsageError(`--today is a date like 2026-11-20, not ${today}`)
  await loadJourneys()
  const readAt = ({ step, text, journey }: CorpusLine): Reading => {
    const situation = situationAt(step, today, journey ? [journey] : undefined)
    return readAsChat(text, situation)
  }
  if (values.file === undefined) {
    if (values.step === undefined || positionals.length === 0) throw new UsageError(USAGE)
    const line = { step: values.step, text: positionals.join(' ') }
    print(shown(line, readAt(line)))
    return
  }
  const lines = linesOf(values.file)
  const readings = lines.map((line) => ({ line, reading: readAt(line) }))
  if (values.json) {
    for (const { line, reading } of readings) print(shown(line, reading))
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
