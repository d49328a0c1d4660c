/**
 * Plays talks in the chat, in the whole store without a browser, against a real server and database:
 *
 *   npm run talks
 *   npm run talks -- --temper on --name boleto
 *   npm run talks -- --file talks.jsonl --json
 *
 * A talk is a visitor with an aim, a manner of speaking, mistakes and questions (scripts/talks/talk.ts). Printed for
 * each: whether it came to a receipt, what is stored otherwise than meant, its messages, and the needless turns.
 * `--json` prints one line of JSON for each instead, with all that was said.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Played } from './talks/played.ts'
import { reportOf } from './talks/report.ts'
import { ownTalkFiles, readTalks, TEMPERS } from './talks/talk.ts'

const USAGE = 'npm run talks -- [--file talks.jsonl] [--temper yes|on] [--name PART] [--json]'
const root = path.resolve(import.meta.dirname, '..')

function argumentsOf() {
  const { values } = parseArgs({
    options: {
      file: { type: 'string' },
      temper: { type: 'string' },
      name: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
    },
  })
  const tempers = TEMPERS.filter((temper) => values.temper === undefined || values.temper === temper)
  if (tempers.length === 0) throw new Error(`--temper is ${TEMPERS.join(' or ')}`)
  const files = values.file === undefined ? ownTalkFiles() : [path.resolve(values.file)]
  // says what is wrong with them before a server starts
  for (const file of files) readTalks(file)
  return { ...values, tempers, files }
}

function main(): void {
  const { files, tempers, name, json } = argumentsOf()
  const folder = mkdtempSync(path.join(tmpdir(), 'prosa-talks-'))
  const out = path.join(folder, 'played.jsonl')
  try {
    // what Vitest says goes beside the result
    const { status } = spawnSync(
      path.join(root, 'node_modules/.bin/vitest'),
      ['run', '--project', 'journeys', 'tests/journeys/talks.test.ts', '--reporter=dot'],
      {
        cwd: root,
        stdio: ['ignore', 2, 'inherit'],
        env: {
          ...process.env,
          TALKS_FILES: files.join('\n'),
          TALKS_TEMPERS: tempers.join(),
          TALKS_NAME: name,
          TALKS_OUT: out,
        },
      },
    )
    const lines = readFileSync(out, 'utf8').trimEnd()
    process.stdout.write(
      `${json ? lines : reportOf(lines.split('\n').map((line) => JSON.parse(line) as Played))}\n`,
    )
    process.exitCode = status ?? 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

try {
  main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`)
  process.exitCode = 1
}
