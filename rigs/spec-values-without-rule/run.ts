/**
 * `npm run rig -- spec-values-without-rule`: lists the values in the original specification (texts, paths, prices) that
 * no rule in docs/rules states. The specification is not in this repository: `SPEC_DIR` must name its folder.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readRows } from '../../scripts/rules/rule-rows.ts'
import { isStatedByRule, literalsOf, literalsInSpec } from './spec-literals.ts'

const project = path.resolve(import.meta.dirname, '../..')
const folder = process.env.SPEC_DIR
if (!folder) {
  console.error(
    'spec-values-without-rule: SPEC_DIR must name the folder of the specification, with funnel.md and marketing.md',
  )
  process.exit(1)
}

const missing: string[] = []
let compared = 0
const rows = readRows()
for (const page of ['funnel', 'marketing']) {
  const file = path.resolve(project, folder, `${page}.md`)
  if (!existsSync(file)) {
    console.error(`spec-values-without-rule: nothing to compare with, there is no ${file}`)
    process.exit(1)
  }
  const told = rows
    .filter((row) => row.page === page)
    .map(({ rule }) => ({ rule, literals: literalsOf(rule) }))
  const values = literalsInSpec(readFileSync(file, 'utf8'))
  compared += values.length
  for (const { line, value } of values)
    if (!isStatedByRule(value, told)) missing.push(`${page}.md:${line}  ${value}`)
}
for (const line of missing) console.error(line)
console.log(`spec-values-without-rule: ${compared} values compared, ${missing.length} without a row`)
process.exitCode = missing.length > 0 ? 1 : 0
