/**
 * `npm run bench:understand`: measures how long it takes to interpret a chat message, relative to other work in the
 * same run, so that the speed of the machine does not matter. The baseline for messages of the corpus is copying an
 * object through JSON. The baseline for long, repetitive messages is an ordinary message of the same length.
 *
 * `--rounds N` sets the number of rounds; `--check` fails if a target is missed.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'
import type { CorpusLine } from '../../scripts/understand/score-readings.ts'
import { read } from '../../src/understanding/read.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, check: { type: 'boolean', default: false } },
})
const rounds = Number(values.rounds)

/** The day the corpus was written for (src/understanding/corpus/README.md). */
const TODAY = '2026-11-20'
/** Maximum ratios; 60 copies of the object below take about 5 ms on a phone twenty times slower than a desktop. */
const LIMIT = { mean: 15, p99: 60, repeated: 8 }
const LENGTH = 5000

/** An object about as large as an order; copying it takes some ten microseconds on a desktop. */
const PIECE = Object.fromEntries(
  Array.from({ length: 60 }, (_, at) => [`field${at}`, { values: [`value ${at}`, at, at % 2 === 0], at }]),
)

const SEEDS =
  'a|1|1 |a |.|1.|a.|@|a@|a-|12 |rua |rua 1 |ap |ou |nao |nao, |e |maria |maria da |(|11 9|1/|01310-|?|um dois |vinte e |meu nome é |quadra |arroba |a arroba |ponto |\n|dia 1 |quero |5 de | '.split(
    '|',
  )
const STEPS = ['nr-imovel', 'nome', 'planos', 'data-instalacao']
const ORDINARY =
  'oi, boa tarde, eu queria contratar a internet de vocês aqui em casa, porque a que tenho cai muito, e meu vizinho falou bem. '

const folder = path.resolve(import.meta.dirname, '../../src/understanding/corpus')
const corpus = readdirSync(folder)
  .filter((file) => file.endsWith('.jsonl'))
  .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
  .filter(Boolean)
  .map((line) => JSON.parse(line) as CorpusLine)

await loadJourneys()
const situationOf = ({ step, journey }: Pick<CorpusLine, 'step' | 'journey'>) =>
  situationAt(step, TODAY, journey ? [journey] : undefined)

/** Runs tasks in turn, and returns the microseconds of each: the minimum over all rounds. */
function costs(works: readonly (() => unknown)[]): number[] {
  const least = works.map(() => Infinity)
  for (let round = 0; round < rounds; round++)
    works.forEach((work, at) => {
      const start = process.hrtime.bigint()
      work()
      least[at] = Math.min(least[at] ?? Infinity, Number(process.hrtime.bigint() - start) / 1000)
    })
  return least
}

const repeated = (seed: string) => seed.repeat(Math.ceil(LENGTH / seed.length)).slice(0, LENGTH)
const copy = () => JSON.parse(JSON.stringify(PIECE)) as unknown
const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

for (const line of corpus) read(line.text, situationOf(line))
const copies = Array.from({ length: 1000 }, () => copy)
const readings = corpus.map((line) => {
  const situation = situationOf(line)
  return () => read(line.text, situation)
})
const measured = costs([...copies, ...readings])
const piece = mean(measured.slice(0, copies.length))
const sorted = measured.slice(copies.length).toSorted((a, b) => a - b)
const rows: { name: string; ratio: number; limit: number }[] = [
  { name: 'a reading, mean', ratio: mean(sorted) / piece, limit: LIMIT.mean },
  {
    name: 'a reading, p99',
    ratio: (sorted[Math.floor(sorted.length * 0.99)] ?? NaN) / piece,
    limit: LIMIT.p99,
  },
]
for (const step of STEPS) {
  const situation = situationOf({ step })
  const [ordinary = NaN, ...others] = costs(
    [ORDINARY, ...SEEDS].map((seed) => () => read(repeated(seed), situation)),
  )
  const worst = Math.max(...others)
  const seed = SEEDS[others.indexOf(worst)] ?? ''
  const name = `${LENGTH} letters of ${JSON.stringify(seed)} at ${step}`
  rows.push({ name, ratio: worst / ordinary, limit: LIMIT.repeated })
}

console.log(
  `a reading beside one copy of an object (${piece.toFixed(1)} µs here), ${corpus.length} messages;`,
)
console.log(`the slowest repeated message of ${SEEDS.length} beside an ordinary one of its length\n`)
for (const { name, ratio, limit } of rows)
  console.log(`${name.padEnd(48)} ${ratio.toFixed(1)}× (at most ${limit}×) ${ratio <= limit ? '✓' : '✗'}`)
if (values.check && rows.some(({ ratio, limit }) => !(ratio <= limit))) process.exitCode = 1
