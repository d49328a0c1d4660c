/** Links between the pages of docs, and citations of them in the code, point at pages and headings that exist. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const project = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(project, file), 'utf8')
const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: project })].toSorted()
const sources = globSync(
  ['{src,server,scripts,tests,bench}/**/*.{ts,tsx,sql,css}', '*.{ts,yaml}', 'Containerfile'],
  { cwd: project },
).filter((file) => !file.endsWith('doc-links.test.ts'))

const FENCE = /^ *```[^]*?^ *```/gm
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

describe('the documentation', () => {
  it.each(pages)('%s links to what exists', (page) => {
    expect(brokenLinksOf(page)).toEqual([])
  })

  it('is cited by headings that exist', () => {
    expect(sources.length).toBeGreaterThan(1000)
    expect(sources.flatMap((file) => brokenCitationsOf(file).map((each) => `${file}: ${each}`))).toEqual([])
  })
})
