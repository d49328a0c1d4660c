/**
 * The lint plugin `architecture`, which registers all rules of this folder. Its rule `architecture/imports` is defined
 * here: it enforces the table of allowed imports (allowed-imports.ts) and the order of the layers (imports-follow-layers.ts). The rule
 * compares resolved paths, and covers dynamic imports, re-exports and `import('…')` types.
 */
import path from 'node:path'
import { engineRefusal } from './engine-imports-no-journey.ts'
import { layerRefusal } from './imports-follow-layers.ts'
import { noStepIdComparison } from './no-step-id-comparison.ts'
import {
  packagesOfEffectsModule,
  effectsModule,
  folders,
  forbiddenPackages,
  notForBrowsers,
  pageDataTypes,
  readsFolders,
  allowedImports,
  type Folder,
} from './allowed-imports.ts'

type Node = { readonly type: string }
type Literal = Node & { readonly value?: unknown }
type Specifier = { readonly importKind?: string; readonly exportKind?: string }
type ImportNode = Node & {
  readonly source?: Literal | null
  readonly importKind?: string
  readonly exportKind?: string
  readonly specifiers?: readonly Specifier[]
}
type Context = {
  readonly cwd: string
  readonly filename: string
  report(problem: { readonly node: Node; readonly message: string }): void
}

/**
 * Returns the folder of the table that a file belongs to, from its path relative to the project; null for other files.
 */
export function folderOf(relative: string): Folder | null {
  const segments = relative.split('/')
  const name = segments[0] === 'src' ? segments[1] : segments[0]
  const isFolder = segments.length > (segments[0] === 'src' ? 2 : 1)
  if (!isFolder && relative.startsWith('src/')) return 'app'
  return folders.find((folder) => folder === name) ?? null
}

/**
 * Returns the reason why an import is forbidden, or null if it is allowed.
 * @param file importing file, relative to the project
 * @param source import specifier
 * @param typeOnly whether only types are imported
 */
export function architectureRefusal(file: string, source: string, typeOnly: boolean): string | null {
  const from = folderOf(file)
  if (!source.startsWith('.')) return packageRefusal(file, from, source)
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), source))
  if (target.startsWith('..')) return `'${source}' leaves the project`
  const to = folderOf(target)
  if (to === null && target.startsWith('src/')) return `'${target}' is in no folder of the table`
  if (from === to) return layerRefusal(file, target)
  if (from === null || to === null) return null
  const isOfBrowsers = file.startsWith('src/') && from !== 'edition'
  if (notForBrowsers.test(target) && isOfBrowsers && !typeOnly && !isTest(file)) {
    return `'${target}' is not for browsers: a page carries its campaign's settings`
  }
  const row = allowedImports[from]
  if (row.values.includes(to) || (to === 'tests' && isTest(file))) return null
  if (
    row.types?.includes(to) &&
    /^server\/(?:rules|services|repositories)\//.test(file) &&
    !pageDataTypes.test(target)
  ) {
    return `'${target}' is a page: say here what it shows, or in src/scriptless-pages/page-data-types.ts`
  }
  if (row.types?.includes(to)) {
    return typeOnly ? null : `${from} may import only types of ${to}: write 'import type'`
  }
  return `${from} must not import ${to} (see scripts/lint/allowed-imports.ts)`
}

function packageRefusal(file: string, from: Folder | null, source: string): string | null {
  if (from === null || isTest(file)) return null
  if (file.startsWith('src/') && source.startsWith('node:') && !readsFolders.test(file))
    return `src runs in browsers: no '${source}'`
  if (from === 'sagas' && packagesOfEffectsModule.includes(source) && file !== effectsModule) {
    return `saga effects come through ${effectsModule}`
  }
  const banned = forbiddenPackages[from]?.find((name) => source === name || isSubpath(source, name))
  return banned ? `${from} must do without '${banned}'` : null
}

/** Whether a specifier is a subpath of a package; zod/mini is not counted, because the small library is allowed. */
function isSubpath(source: string, name: string): boolean {
  return source.startsWith(`${name}/`) && source !== 'zod/mini'
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file)
}

function isTypeOnly(node: ImportNode): boolean {
  if (node.type === 'TSImportType') return true
  if (node.importKind === 'type' || node.exportKind === 'type') return true
  const specifiers = node.specifiers ?? []
  return specifiers.length > 0 && specifiers.every((s) => s.importKind === 'type' || s.exportKind === 'type')
}

/** Makes a lint rule from a function that checks one import: static, dynamic, re-export or `import('…')` type. */
const judging = (judge: (file: string, source: string, typeOnly: boolean) => string | null) => ({
  create(context: Context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/')
    const check = (node: ImportNode): void => {
      const source = node.source?.value
      if (typeof source !== 'string') return
      const message = judge(file, source, isTypeOnly(node))
      if (message) context.report({ node, message })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    }
  },
})

export default {
  meta: { name: 'architecture' },
  rules: {
    imports: judging(architectureRefusal),
    engine: judging(engineRefusal),
    'step-ids': noStepIdComparison,
  },
}
