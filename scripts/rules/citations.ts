import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceOf } from './syntax.ts'

const project = path.resolve(import.meta.dirname, '../..')

/** Returns the ids of rules that a text cites: `D14`, `F2.7`, `F§2`. */
export function citedIn(text: string): string[] {
  const ids = /(?<![\w/.§–-])(?:[DSX]\d{1,2}|[FM]\d\.\d{1,2}|[FM]§\d(?:\.\d+)?|[ULA]\d{1,2})(?![\w-])/g
  return [...text.matchAll(ids)].map(([id]) => id)
}

/** Returns citations in forms that refer to nothing in this repository. */
export function strayCitationsIn(text: string): string[] {
  const stray =
    /(?<![\w/-])(?:(?:decisions?|security|faults?) \d+|(?:ux|looks|stack|style|architecture|journeys|conversation)\.md|(?:funnel|marketing)(?:\.md)?,? §\d)/g
  return [...text.matchAll(stray)].map(([found]) => found)
}

/** Returns the comments and test titles of a source file; of other files, the whole text. */
function wordsOf(file: string): string {
  const source = sourceOf(path.join(project, file))
  if (!source) return readFileSync(path.join(project, file), 'utf8')
  const titles = /\.test\.tsx?$/.test(file) ? source.text.match(/^\s*(?:it|test|describe)\b.*$/gm) : null
  return [...source.comments.map((comment) => comment.value), ...(titles ?? [])].join('\n')
}

/** Returns all files that may cite rules, with their text: sources, styles, SQL and documentation. */
export function citingFiles(): { readonly file: string; readonly words: string }[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: project,
  })
  const files = listed.toString().split('\n')
  return files
    .filter((file) => /\.(?:tsx?|css|sql|md|html|ya?ml)$|^Containerfile$/.test(file))
    .filter(
      (file) => !/^docs\/(?:rules\/|coverage-of-)|^(?:scripts\/rules\/|tests\/tooling\/rules)/.test(file),
    )
    .filter((file) => existsSync(path.join(project, file)))
    .map((file) => ({ file, words: wordsOf(file) }))
}
