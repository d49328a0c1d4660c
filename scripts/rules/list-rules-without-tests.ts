/**
 * `npm run rules:coverage` lists the rules that no test names in its title, and counts them;
 * `npm run rules:coverage -- F2.7 S5` lists the test files of those rules.
 */
import { testFilesByRuleId, rulesWithoutTest, rulesToTest } from './match-tests-to-rules.ts'

const files = testFilesByRuleId()
const asked = process.argv.slice(2)
for (const id of asked) console.log([id, ...(files.get(id) ?? ['no test'])].join('\n  '))
if (asked.length === 0) {
  const rows = rulesToTest()
  const open = rulesWithoutTest(rows, files)
  for (const { id, rule } of open) console.log(`${id}  ${rule}`)
  console.log(`rules:coverage: ${rows.length} rows, ${open.length} without a test`)
}
