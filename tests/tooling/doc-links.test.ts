/** Links between the pages of docs, citations of them in the code, and files and commands that they name: all exist. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { RIGS } from '../../rigs/all-rigs.ts'

const project = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(project, file), 'utf8')
const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: project })].toSorted()
const sources = globSync(
  ['{src,server,scripts,tests,bench,rigs}/**/*.{ts,tsx,sql,css}', '*.{ts,yaml}', 'Containerfile'],
  { cwd: project },
).filter((file) => !file.includes('node_modules/') && !file.endsWith('doc-links.test.ts'))

const FENCE = /^ *```[^]*?^ *```/gm
/** A line of a comment, and the name of a source file in it, with its folders or some of them. */
const COMMENT_LINE = /^\s*(?:\/?\*|\/\/).*$|\/\*.*\*\/$/gm
const SOURCE_FILE = /(?<![\w./-])(?:[\w-]+\/)*[A-Za-z][\w.-]*\.(?:tsx?|css)\b/g
/** `[text](page.md#heading)` on the same or another page. */
const LINK = /\]\((?<to>(?!https?:)[^)#\s]*)(?:#(?<anchor>[^)\s]+))?\)/g
/** `docs/page.md, Heading` in a comment or a message, up to what cannot belong to a heading. */
const CITATION = /(?<page>docs\/[\w/-]+\.md)(?:, "?(?<heading>[A-Z][^").:;]+))?/g
/** How a comment goes on in its next line. */
const NEXT_LINE = /\s*\n\s*(?:\*|--|#|\/\/)?\s*/g

const headingsOf = (page: string): string[] =>
  [
    ...read(page)
      .replaceAll(FENCE, '')
      .matchAll(/^#+ (.+)$/gm),
  ].map(([, heading = '']) => heading.replaceAll('`', ''))
/** The id that a heading has in a rendered page. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

function brokenLinksOf(page: string): string[] {
  return [...read(page).replaceAll(FENCE, '').matchAll(LINK)].flatMap(([link, to = '', anchor]) => {
    const target = to === '' ? page : path.posix.join(path.posix.dirname(page), to)
    if (!existsSync(path.join(project, target))) return [link]
    return anchor === undefined || headingsOf(target).map(anchorOf).includes(anchor) ? [] : [link]
  })
}

function brokenCitationsOf(file: string): string[] {
  const text = read(file).replaceAll(NEXT_LINE, ' ')
  return [...text.matchAll(CITATION)].flatMap(([citation, page = '', heading]) => {
    if (!existsSync(path.join(project, page))) return [citation]
    return heading === undefined || headingsOf(page).includes(heading.trim()) ? [] : [citation]
  })
}

/** `src/lib/cpf.ts` or a folder or glob in what describes the code as it is; rules and how-tos have examples. */
const FILE = /`(?<file>(?:src|server|scripts|tests|bench|rigs|public)\/[^`\s…<]+)`/g
const described = pages.filter((page) => /^(?:README|docs\/(?:decisions\/)?[\w-]+)\.md$/.test(page))

function missingFilesOf(page: string): string[] {
  const named = [...read(page).matchAll(FILE)].map(({ groups }) => groups?.file ?? '')
  return named.filter((file) => globSync(file, { cwd: project }).length === 0)
}

const known = [
  ...globSync('{src,server,scripts,tests,bench,rigs}/**/*.{ts,tsx,css}', { cwd: project }),
  ...globSync('*.ts', { cwd: project }),
]
const knownNames = new Set(known.map((file) => path.posix.basename(file)))
const knownFiles = new Set(known)

/** Names of files in a source's comments: whole paths exist, and of a part of a path its last name does. */
function unknownFilesIn(file: string): string[] {
  const named = (read(file).match(COMMENT_LINE) ?? []).flatMap((line) => line.match(SOURCE_FILE) ?? [])
  return named.filter((name) =>
    /^(?:src|server|scripts|tests|bench|rigs)\//.test(name)
      ? !knownFiles.has(name)
      : !knownNames.has(path.posix.basename(name)),
  )
}

describe('the documentation', () => {
  it('links to what exists', () => {
    expect(pages.length).toBeGreaterThan(50)
    expect(pages.flatMap((page) => brokenLinksOf(page).map((each) => `${page}: ${each}`))).toEqual([])
  })

  it('says on each page for whom it is', () => {
    const forWhom = pages.filter((page) => /^docs\/(?:how-to\/)?(?!README)[\w-]+\.md$/.test(page))
    expect(forWhom.length).toBeGreaterThan(25)
    expect(forWhom.filter((page) => !/^# .+\n\nFor /.test(read(page)))).toEqual([])
  })

  it('lists each decision record in one row of their table, in order', () => {
    const records = globSync('[0-9]*.md', { cwd: path.join(project, 'docs/decisions') }).toSorted()
    const rows = read('docs/decisions/README.md').matchAll(/^- \[\d{4}\]\((?<file>[^)]+)\)/gm)
    expect(records.length).toBeGreaterThan(50)
    expect([...rows].map(({ groups }) => groups?.file)).toEqual(records)
  })

  it('names files that exist', () => {
    expect(described.flatMap((page) => missingFilesOf(page).map((each) => `${page}: ${each}`))).toEqual([])
  })

  it('lists what a newcomer looks for, with a file in every line', () => {
    const [, table = ''] = read('docs/where-things-are.md').split('\n## ')
    const rows = table.match(/^- .+(?:\n {2}.+)*$/gm) ?? []
    expect(rows.length).toBeGreaterThanOrEqual(60)
    expect(rows.filter((row) => row.match(FILE) === null)).toEqual([])
  })

  it('is followed by comments that name files which exist', () => {
    const code = sources.filter((file) => /\.(?:tsx?|css)$/.test(file))
    expect(code.flatMap((file) => unknownFilesIn(file).map((name) => `${file}: ${name}`))).toEqual([])
  })

  it('is cited by headings that exist', () => {
    expect(sources.length).toBeGreaterThan(1000)
    expect(sources.flatMap((file) => brokenCitationsOf(file).map((each) => `${file}: ${each}`))).toEqual([])
  })
})

/** `npm run name`, and the rig that it runs. */
const COMMAND = /\bnpm run (?<name>[a-z][\w:]*(?:-\w+)*)(?: -- (?<option>[a-z][\w:-]*))?/g
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

function missingCommandsOf(file: string): string[] {
  const text = read(file).replaceAll(NEXT_LINE, ' ')
  return [...text.matchAll(COMMAND)].flatMap(([command, name = '', option]) => {
    const isThere = name === 'rig' && option ? Object.hasOwn(RIGS, option) : Object.hasOwn(scripts, name)
    return isThere ? [] : [`${file}: ${command}`]
  })
}

describe('commands', () => {
  it('exist wherever they are named', () => {
    expect([...pages, ...sources].flatMap(missingCommandsOf)).toEqual([])
  })

  it('are all in docs/commands.md, and rigs in docs/rigs.md', () => {
    const commands = read('docs/commands.md')
    const isNamed = (name: string) => new RegExp(`[\`\\s]${name}[\`\\s,]`).test(commands)
    expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([])
    const rigs = read('docs/rigs.md')
    expect(Object.keys(RIGS).filter((name) => !rigs.includes(`\n| \`${name}\``))).toEqual([])
    expect(Object.values(RIGS).filter(({ file }) => !existsSync(path.join(project, file)))).toEqual([])
  })
})
