import { isLeftOpen, type Covered } from './tests-of-rules.ts'

/** Maximum number of tests listed for a rule. */
const NAMED = 2

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ')

function line({ row, tests }: Covered): string {
  const named = tests.slice(0, NAMED).map((test) => `\`${test.file}\`: ${cell(test.title)}`)
  const none = isLeftOpen(row) ? `settled by ${row.see.join(', ')}` : '**none**'
  const shown = named.length > 0 ? named.join('<br>') : none
  return `| ${row.id} | ${cell(row.rule)} | ${row.see.join(', ')} | ${shown} |`
}

/** Returns the row of the page in docs: id of the rule and test files. */
function shortLine({ row, tests }: Covered): string {
  const files = [...new Set(tests.slice(0, NAMED).map(({ file }) => `\`${file}\``))]
  const none = isLeftOpen(row) ? `settled by ${row.see.join(', ')}` : '**none**'
  return `| ${row.id} | ${files.length > 0 ? files.join(', ') : none} |`
}

/** Returns the text of docs/coverage-of-spec.md: the test files of each rule. */
export function coveragePage(covered: readonly Covered[]): string {
  return [
    '# Which test files show which rule',
    '',
    'Written by `npm run rules:coverage` from [the rules](rules/README.md) and the tests; do not edit it. At most two tests of',
    'a rule are named; `reports/coverage-of-spec.md` of such a run quotes the rules and the titles of the tests.',
    '',
    '| Id | Shown by |',
    '| --- | --- |',
    ...covered.map(shortLine),
    '',
  ].join('\n')
}

/** Returns the text of the page in reports/, which also contains each rule and the titles of its tests. */
export function longCoveragePage(covered: readonly Covered[]): string {
  const lines = [
    '# Which test shows which rule',
    '',
    'A test shows a row when it names the row’s id and its own text, with the tables that feed it, holds every value of the row',
    'and asserts one of them. A row that states a whole text needs no id. At most two tests are named here.',
    'Where the spec leaves something open, _See_ names the ruling that settles it.',
  ]
  let heading = ''
  for (const entry of covered) {
    const here = entry.row.headings.filter((part) => part).join(' · ')
    if (here !== heading)
      lines.push('', `## ${here}`, '', '| Id | Rule | See | Shown by |', '| --- | --- | --- | --- |')
    heading = here
    lines.push(line(entry))
  }
  return `${lines.join('\n')}\n`
}
