/** `npm run rules:coverage`: writes docs/coverage-of-spec.md and lists the rows that no test shows. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { coveragePage } from './coverage-page.ts'
import { coverProject, openRows } from './cover.ts'

const file = path.resolve(import.meta.dirname, '../../docs/coverage-of-spec.md')
const covered = coverProject()
writeFileSync(file, coveragePage(covered))

const open = openRows(covered)
for (const { id, rule } of open) console.log(`${id}  ${rule}`)
console.log(`rules:coverage: ${covered.length} rows, ${open.length} without a test`)
