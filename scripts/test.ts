/**
 * `npm test`: every check of the house, one after the other, with the real counts of their reports. The last line
 * is `N passed, N failed, N skipped`; it fails when anything failed and when a suite ran no test.
 */
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { browserPath } from './browser.ts'
import { fromPlaywright, fromVitest, nothing, plus, type Counts } from './test/counts.ts'
import { run } from './run.ts'

const root = path.resolve(import.meta.dirname, '..')
const reports = path.join(root, 'reports')
const bin = (name: string): string => path.join(root, 'node_modules/.bin', name)
const minutes = 60_000

type Suite = { readonly name: string; readonly run: () => Promise<Counts> }

/** A check without a report of its own counts as one test. */
function check(name: string, command: string, args: readonly string[]): Suite {
  return {
    name,
    run: async () => {
      const ok = (await run(command, args, { cwd: root, limit: 5 * minutes })) === 0
      return { ...nothing, passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
    },
  }
}

function vitest(name: string, projects: readonly string[]): Suite {
  const report = path.join(reports, `${name}.json`)
  const args = ['run', ...projects.flatMap((project) => ['--project', project])]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name,
    run: async () => {
      const code = await run(bin('vitest'), [...args, ...reporters], { cwd: root, limit: 15 * minutes })
      return fromVitest(name, report, code)
    },
  }
}

/** No test of its own, but nothing stands on a site that could not be built. */
const build: Suite = {
  name: 'build',
  run: async () => ({ ...(await check('build', process.execPath, ['scripts/build.ts']).run()), passed: 0 }),
}

const endToEnd: Suite = {
  name: 'end to end',
  run: async () => {
    const report = path.join(reports, 'e2e.json')
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM: browserPath() }
    const args = ['test', '--reporter=list,json']
    const code = await run(bin('playwright'), args, { cwd: root, limit: 20 * minutes, env })
    return fromPlaywright('end to end', report, code)
  },
}

const suites: readonly Suite[] = [
  check('types', bin('tsc'), []),
  check('lint', bin('oxlint'), []),
  check('format', bin('prettier'), ['--check', '--log-level', 'warn', '.']),
  build,
  vitest('unit', ['unit', 'dom']),
  vitest('journeys', ['journeys']),
  vitest('server', ['server']),
  endToEnd,
]

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
let total = nothing
const lines: string[] = []
for (const suite of suites) {
  console.log(`\n── ${suite.name}`)
  const started = performance.now()
  const counts = await suite.run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return { ...nothing, failed: 1 }
  })
  total = plus(total, counts)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const { passed, failed, skipped } = counts
  lines.push(`${suite.name.padEnd(12)} ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)`)
}
console.log(`\n${lines.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed > 0 ? 1 : 0
