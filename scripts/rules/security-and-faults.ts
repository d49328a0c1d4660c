import { testFiles } from './tests-of-rules.ts'
import { readRows } from './rule-rows.ts'
import { titlesOf } from './test-texts.ts'
import { TRUST_LINES, type TrustLine } from './security-and-fault-lines.ts'

/** A rule about security or faults, with the titles of the tests that cite it, by file. */
export type Trusted = {
  readonly id: string
  readonly line: TrustLine
  readonly tests: ReadonlyMap<string, readonly string[]>
}

const PAGES = [
  ['S', 'Security and privacy', 'security.md'],
  ['X', 'Faults', 'faults.md'],
] as const

type Titled = { readonly file: string; readonly title: string }

/** Whether a title contains the id itself, not a longer id that begins with it. */
const names = (title: string, id: string): boolean => new RegExp(`(?<![\\w.])${id}(?![\\w.])`).test(title)

/** Finds the tests of each rule. Only the id in the title of a test or of its groups counts. */
export function trust(lines: Readonly<Record<string, TrustLine>>, tests: readonly Titled[]): Trusted[] {
  return Object.entries(lines).map(([id, line]) => {
    const shown = new Map<string, string[]>()
    for (const { file, title } of tests.filter((test) => names(test.title, id)))
      shown.set(file, [...new Set([...(shown.get(file) ?? []), title])])
    return { id, line, tests: shown }
  })
}

/** Returns the rules of this project with their tests. */
export function trustProject(): Trusted[] {
  return trust(TRUST_LINES, testFiles().flatMap(titlesOf))
}

/** Returns the ids of the rules in security.md and faults.md, in the order of the pages. */
export function trustIds(): string[] {
  const rows = readRows()
  return PAGES.flatMap(([, , name]) => rows.filter(({ page }) => `${page}.md` === name).map(({ id }) => id))
}

/** Returns the ids of the rules that no test proves. */
export function openLines(trusted: readonly Trusted[]): string[] {
  return trusted.filter(({ line, tests }) => tests.size === 0 && !line.run).map(({ id }) => id)
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ')

/** Replaces the placeholders of a title, which are filled when the test runs (`%s`, `$name`, `{}`), by '…'. */
const filled = (title: string): string => title.replace(/%[sdj]|\$\w+|\{\}/g, '…')

function rowOf({ id, line, tests }: Trusted): string {
  const shown = [...tests].map(
    ([file, titles]) => `\`${file}\`: ${titles.map((title) => cell(filled(title))).join('; ')}`,
  )
  if (line.run) shown.push(`\`npm run rig -- ${line.run.rig}\` (\`${line.run.file}\`): ${line.run.shows}`)
  return `| ${id} | ${line.says} | ${shown.length > 0 ? shown.join('<br>') : '**none**'} |`
}

/** Returns the row of the page in docs: id, short text, test files. */
function shortRow({ id, line, tests }: Trusted): string {
  const files = [...tests.keys()].map((file) => `\`${file}\``)
  if (line.run) files.push(`\`npm run rig -- ${line.run.rig}\``)
  return `| ${id} | ${line.says} | ${files.length > 0 ? files.join(', ') : '**none**'} |`
}

/** Returns the text of docs/coverage-of-trust.md: the test files of each rule. */
export const trustPage = (trusted: readonly Trusted[]): string =>
  pageOf(trusted, shortRow, [
    '# Which test files show which line of security and faults',
    '',
    'Written by `npm run rules:coverage` from the titles of the tests; do not edit it. Tests in `rigs/upgrade` run with',
    '`npm run rig -- upgrade`, all others with `npm test`. `reports/coverage-of-trust.md` of such a run quotes the titles.',
  ])

/** Returns the text of the page in reports/, which also contains the titles of the tests. */
export const longTrustPage = (trusted: readonly Trusted[]): string =>
  pageOf(trusted, rowOf, [
    '# Which test shows which line of security and faults',
    '',
    'A test shows a line when its title, or that of a group it is in, names the line’s id; “…” is what a table of cases puts in.',
  ])

function pageOf(
  trusted: readonly Trusted[],
  row: (trusted: Trusted) => string,
  opening: readonly string[],
): string {
  const lines = [...opening]
  for (const [letter, title, page] of PAGES)
    lines.push(
      '',
      `## ${title}`,
      '',
      `Whole: [rules/${page}](rules/${page}).`,
      '',
      '| Id | In short | Shown by |',
      '| --- | --- | --- |',
      ...trusted.filter(({ id }) => id.startsWith(letter)).map(row),
    )
  return `${lines.join('\n')}\n`
}
