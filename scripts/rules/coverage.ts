/**
 * `npm run rules:coverage`: writes docs/coverage-of-spec.md and docs/coverage-of-trust.md, longer versions with the
 * titles of the tests to reports/, and lists the rules that no test proves.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { coveragePage, longCoveragePage } from './coverage-page.ts'
import { coverProject, openRows } from './tests-of-rules.ts'
import { longTrustPage, openLines, trustPage, trustProject } from './security-and-faults.ts'

const root = path.resolve(import.meta.dirname, '../..')
const covered = coverProject()
const trusted = trustProject()
mkdirSync(path.join(root, 'reports'), { recursive: true })
for (const [file, text] of [
  ['docs/coverage-of-spec.md', coveragePage(covered)],
  ['docs/coverage-of-trust.md', trustPage(trusted)],
  ['reports/coverage-of-spec.md', longCoveragePage(covered)],
  ['reports/coverage-of-trust.md', longTrustPage(trusted)],
] as const)
  writeFileSync(path.join(root, file), text)

const open = [...openRows(covered).map(({ id, rule }) => `${id}  ${rule}`), ...openLines(trusted)]
for (const line of open) console.log(line)
console.log(`rules:coverage: ${covered.length + trusted.length} rows, ${open.length} without a test`)
