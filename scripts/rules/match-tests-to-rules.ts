/** Finds the tests of each rule in docs/rules: those whose title contains the rule's id, such as F2.7. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readRows, type RuleRow } from './read-rules-from-docs.ts'

const project = path.resolve(import.meta.dirname, '../..')

/**
 * The title of a test or a group. `itInFullRun` or `describeInFullRun` before it, or `onlyInFullRun` after it, leaves it
 * to `npm run test:full`.
 */
const TITLE =
  /(?:\b(?:it|test|describe|(?<left>itInFullRun|describeInFullRun))(?:\.\w+)*\(|[)`]\()\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>(?<full>,\s*onlyInFullRun\b)?/g
/** The text that a row of a test table adds to the title: `'no network (F8.1)'`, or only `'F2.7, F2.8'`. */
const PART_OF_TITLE = /\((?<ids>[A-Z][\w., ]*)\)['"`]|['"](?<only>[FM]\d+\.\d+(?:, [FM]\d+\.\d+)*)['"]/g
const ID = /(?<![\w.])[A-Z]\d+(?:\.\d+)?(?![\w.]*\w)/g

/** Returns the ids of rules in the titles of the tests of a file. */
export function idsInTitles(source: string): string[] {
  const titles = [...source.matchAll(TITLE)].flatMap(({ groups }) =>
    (groups?.full ?? groups?.left) ? [] : groups?.title,
  )
  const whole = source.replaceAll(TITLE, '')
  const parts = [...whole.matchAll(PART_OF_TITLE)].map(({ groups }) => groups?.ids ?? groups?.only)
  return [...titles, ...parts].flatMap((text) => text?.match(ID) ?? [])
}

/** Returns the test files whose titles name a rule, by its id. */
export function testFilesByRuleId(): ReadonlyMap<string, ReadonlySet<string>> {
  const exclude = (name: string) => name === 'node_modules'
  const files = globSync('{src,server,scripts,tests,rigs}/**/*.test.{ts,tsx}', { cwd: project, exclude })
  const found = new Map<string, Set<string>>()
  for (const file of files.toSorted())
    for (const id of idsInTitles(readFileSync(path.join(project, file), 'utf8')))
      found.set(id, (found.get(id) ?? new Set()).add(file))
  return found
}

/** Whether the specification leaves a point open: a ruling settles it, and there is nothing to show. */
const isLeftOpen = ({ rule }: RuleRow): boolean =>
  /\b(?:is|are) not given\b/.test(rule) && !rule.includes('`')

/** Returns the rules that need a test: those of the specification, of security and of faults. */
export const rulesToTest = (): RuleRow[] =>
  readRows().filter((row) => ['funnel', 'marketing', 'security', 'faults'].includes(row.page))

export function rulesWithoutTest(
  rows: readonly RuleRow[],
  named: Pick<ReadonlyMap<string, unknown>, 'has'>,
): RuleRow[] {
  return rows.filter((row) => !named.has(row.id) && !isLeftOpen(row))
}
