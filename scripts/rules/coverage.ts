/** `npm run rules:coverage`: writes docs/coverage-of-spec.md and docs/coverage-of-trust.md, and lists what no test shows. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { coveragePage } from './coverage-page.ts'
import { coverProject, openRows } from './cover.ts'
import { openLines, trustPage, trustProject } from './trust.ts'

const docs = path.resolve(import.meta.dirname, '../../docs')
const covered = coverProject()
writeFileSync(path.join(docs, 'coverage-of-spec.md'), coveragePage(covered))
const trusted = trustProject()
writeFileSync(path.join(docs, 'coverage-of-trust.md'), trustPage(trusted))

const open = [...openRows(covered).map(({ id, rule }) => `${id}  ${rule}`), ...openLines(trusted)]
for (const line of open) console.log(line)
console.log(`rules:coverage: ${covered.length + trusted.length} rows, ${open.length} without a test`)
