/** A Vite plugin that lets every file that is loaded late be tried again, so that the source says only `import()`. */
import path from 'node:path'
import { parseAst, type Plugin } from 'vite'

const src = path.resolve(import.meta.dirname, '../../src')
const helper = path.join(src, 'lib/import-with-new-url-on-retry.ts')
/**
 * Files that import what a page works without: masks, pulling a drawer, the session. It is not tried again, because a
 * file that fails twice may reload a page whose form is not stored (`onImportFailed`).
 */
const optional = [
  'app/counting/count-visit.ts',
  'app/session/lazy-consent-and-tracking.ts',
  'app/session/start-consent-and-tracking.ts',
  'ui/forms/MaskedField.tsx',
  'ui/overlay/Dialog.tsx',
].map((file) => path.join(src, file))
/** Stands, until the files are written, for the name under which a file exports the module. */
const NAME = '__name_of_module__'
/** An import of a file and, if several modules share that file, the one that is taken from it; then the mark. */
const RENDERED =
  /(?<file>import\(["'`][^"'`]+["'`]\))(?:\.then\(\(?(?<all>\w+)\)?\s*=>\s*\k<all>\.(?<name>[\w$]+)\))?(?<rest>(?:(?!import\(|=>)[^])*?),\s*["'`]__name_of_module__["'`]/g
/** The mark of an import whose module is in the same file. */
const UNUSED = /,\s*["'`]__name_of_module__["'`]/g

type Rendered = { readonly file: string; readonly name?: string; readonly rest: string }

type Node = { readonly type: string; readonly start: number; readonly end: number }

/** Returns the imports on demand of files that are named, from the last one to the first. */
function importsIn(code: string): Node[] {
  const found: Node[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    else if (value !== null && typeof value === 'object') {
      const node = value as Node & { source?: Node }
      if (node.type === 'ImportExpression' && node.source?.type === 'Literal') found.push(node)
      Object.values(value).forEach(visit)
    }
  }
  visit(parseAst(code).body)
  return found.toSorted((a, b) => b.start - a.start)
}

/** Wraps each `import()` of the code in `importWithNewUrlOnRetry`. */
export function withRetries(code: string): string {
  const wrapped = importsIn(code).reduce(
    (text, { start, end }) =>
      `${text.slice(0, start)}__retry(() => ${text.slice(start, end)}, "${NAME}")${text.slice(end)}`,
    code,
  )
  return `import { importWithNewUrlOnRetry as __retry } from ${JSON.stringify(helper)};${wrapped}`
}

/**
 * Names for each import the module that is meant, because a second try gets a file, and several modules may share one:
 * `import('./forms.js').then((n) => n.t)` becomes `import('./forms.js')` with the name `t`.
 */
export const withNames = (code: string): string =>
  code
    .replace(RENDERED, (...match) => {
      const { file, name, rest } = match.at(-1) as Rendered
      return name === undefined ? file + rest : `${file}${rest}, "${name}"`
    })
    .replace(UNUSED, '')

/** Vite plugin that wraps every `import()` of the source in `importWithNewUrlOnRetry` (docs/decisions/0056). */
export function retryImports(): Plugin {
  return {
    name: 'prosa:retry-imports',
    apply: 'build',
    transform(code, id, options) {
      if (
        options?.ssr ||
        !id.startsWith(src) ||
        id === helper ||
        optional.includes(id) ||
        !code.includes('import(')
      )
        return null
      // one line stays one line, so the source map still fits
      return { code: withRetries(code), map: null }
    },
    renderChunk: (code) => (code.includes(NAME) ? { code: withNames(code), map: null } : null),
  }
}
