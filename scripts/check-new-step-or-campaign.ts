/**
 * `npm run check -- step`: shows what is missing from a new step, campaign, field, call or journey (docs/how-to). It
 * first lists incomplete files. If there are none, it runs the type check, the linter and the tests that cover
 * everything of that kind.
 *
 * Further tests can be added by a part of their path: `npm run check -- step tests/journeys/migration`. `npm test` runs
 * all tests.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { runCommand } from './run-command.ts'

const adding = 'tests/tooling/check-new-journey-or-step.test.ts'
const rules = 'tests/tooling/every-rule-has-a-test.test.ts'
const texts = ['tests/tooling/look-up-step-texts.test.ts', 'tests/tooling/texts-only-in-content.test.ts']
const titles = 'tests/tooling/unique-document-titles.test.ts'
const heads = 'tests/tooling/document-heads.test.ts'
const found = 'tests/tooling/search-indexing.test.ts'
const first = 'tests/tooling/first-edition.test.ts'
const robots = 'tests/server/robots-and-sitemap.test.ts'
const corpus = 'tests/tooling/understanding-corpus.test.ts'
const calls = 'tests/server/every-api-call.test.ts'
const answers = [
  'server/rules/answers.test.ts',
  'tests/server/step-answers-round-trip.test.ts',
  'tests/server/refused-and-accepted-answers.test.ts',
]

/** The suites that send every call of the table. */
const overCalls = [
  'every-api-call',
  'api-description',
  'security-leads',
  'security-texts',
  'security-requests',
  'error-fields',
  'write-rate-limits',
].map((name) => `tests/server/${name}.test.ts`)

/** Tests by kind of piece: files and folders. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  campaign: [
    'src/campaigns',
    'src/edition',
    'tests/tooling/campaigns.test.ts',
    first,
    adding,
    titles,
    heads,
    found,
    robots,
  ],
  field: ['src/funnel', adding, ...texts, ...answers],
  step: ['src/funnel', 'src/site', 'src/app/journeys', adding, ...texts, titles, corpus, calls, ...answers],
  call: ['src/api', ...overCalls],
  journey: [
    'src/funnel',
    'src/site',
    'src/app/journeys',
    'tests/journeys/added-journey.test.ts',
    adding,
    ...texts,
    titles,
    heads,
    ...answers,
  ],
}

const root = path.resolve(import.meta.dirname, '..')
const minutes = 60_000

async function main([kind = '', ...more]: readonly string[]): Promise<number> {
  const files = KINDS[kind]
  if (!files) {
    console.error(`Say what was added: npm run check -- ${Object.keys(KINDS).join(' | ')}`)
    return 2
  }
  for (const file of files) if (!existsSync(path.join(root, file))) throw new Error(`there is no ${file}`)
  const bin = (name: string) => path.join(root, 'node_modules/.bin', name)
  const runTests = async (tests: readonly string[]) =>
    runCommand(bin('vitest'), ['run', '--reporter=minimal', ...tests], { cwd: root, limit: 20 * minutes })
  if (files.includes(adding) && (await runTests([adding])) !== 0) {
    console.error('Add what is missing (listed above), then run this check again. More may follow.')
    return 1
  }
  const checked = await runCommand(bin('oxlint'), ['--type-check', '--quiet'], {
    cwd: root,
    limit: 10 * minutes,
  })
  const tested = await runTests([rules, ...files, ...more])
  return checked || tested
}

process.exitCode = await main(process.argv.slice(2))
