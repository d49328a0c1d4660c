/** A Vite plugin that removes from Vite's preload lists the files that a page has already loaded. */
import path from 'node:path'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')
/** Code on demand that visitors wait for, or that is fetched while they answer the first questions. */
const urgent = new Set(
  [
    'conversation/ChatPage.tsx',
    'conversation/FreeTextInput.tsx',
    'conversation/message-handler.ts',
    'pages/checkout/CheckoutPage.tsx',
    'api/create-api.ts',
    'app/boot/specification-only-server-api.ts',
    'app/journeys/standard/checkout-steps-and-texts.ts',
    'sagas/order.ts',
    // the file of all late forms
    'questions/plans/PlansQuestion.tsx',
  ].map((file) => path.join(root, 'src', file)),
)

/**
 * Vite writes into a file the names of all files that the code it imports on demand needs, to fetch them together. In
 * an order's first scripts these names were 2 KiB of 125. This leaves out the files that the importing file has already
 * loaded, its style sheets too, and, in the order's scripts, those of code that no visitor waits for: it is prefetched in turn
 * (src/app/screen-components.tsx), or with the page that needs it at once (compose-page-templates.ts).
 */
export function trimPreloadLists(): Plugin[] {
  const chunks = new Map<string, Loaded>()

  /** Returns a file and everything that it imports, directly or not. */
  function broughtBy(file: string): ReadonlySet<string> {
    const files = new Set([file])
    for (const each of files) chunks.get(each)?.imports.forEach((name) => files.add(name))
    return files
  }

  const trimScripts: Plugin = {
    name: 'prosa:trim-preload-lists',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies(file, needed, { hostId }) {
            const brought = broughtBy(hostId)
            const isOrder = [...brought].some((name) => name.startsWith('assets/first-'))
            if (isOrder && !chunks.get(file)?.modules.some((module) => urgent.has(module))) return []
            return needed.filter((name) => !brought.has(name))
          },
        },
      },
    }),
    generateBundle: {
      // names are final here, and Vite writes its lists next
      order: 'pre',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk')
            chunks.set(chunk.fileName, {
              modules: chunk.moduleIds,
              imports: chunk.imports,
              sheets: [...(chunk.viteMetadata?.importedCss ?? [])],
            })
      },
    },
  }
  const trimSheets: Plugin = {
    name: 'prosa:trim-preloaded-sheets',
    apply: 'build',
    generateBundle: {
      // Vite has written its lists
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const brought = [...broughtBy(chunk.fileName)].flatMap((file) => chunks.get(file)?.sheets ?? [])
          chunk.code = withoutFiles(chunk.code, new Set(brought))
        }
      },
    },
  }
  return [trimScripts, trimSheets]
}

/** A file of the build: the source files in it, what it imports, and its style sheets. */
type Loaded = {
  readonly modules: readonly string[]
  readonly imports: readonly string[]
  readonly sheets: readonly string[]
}

const LIST = /m\.f=(\[[^\]]*\])/
const INDICES = /__vite__mapDeps\(\[([\d,]*)\]\)/g

/** Removes files from the list of names in a file's code, and from the calls that point into this list. */
export function withoutFiles(code: string, removed: ReadonlySet<string>): string {
  const [, list] = LIST.exec(code) ?? []
  if (list === undefined) return code
  const names = JSON.parse(list) as string[]
  const kept = names.filter((name) => !removed.has(name))
  return code
    .replace(LIST, () => `m.f=${JSON.stringify(kept)}`)
    .replaceAll(INDICES, (_, indices: string) => {
      const wanted = indices.split(',').map((index) => kept.indexOf(names[Number(index)] ?? ''))
      const left = wanted.filter((index) => index >= 0)
      return left.length === 0 ? '[]' : `__vite__mapDeps([${left.join(',')}])`
    })
}
