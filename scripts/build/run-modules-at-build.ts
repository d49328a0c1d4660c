/**
 * A Vite plugin for modules that read the project's folders: it runs them during the build, and bundles their
 * results instead of their code.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

type Exported = Readonly<Record<string, object>>

const asData = (exported: Exported) =>
  Object.entries(exported).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)

/** Modules that compute their exports from the project's folders. Browsers get the results instead. */
const COMPUTED: readonly string[] = [
  'src/site/checkout-paths.ts',
  'src/site/journey-roots.ts',
  'src/content/desk/collect-step-names-and-option-labels.ts',
  'src/content/all-journey-words.ts',
  'src/content/visitor-question-titles.ts',
  'src/lib/coded-word-lists.ts',
]

const root = path.resolve(import.meta.dirname, '../..')
const computed = new Set(COMPUTED.map((file) => path.join(root, file)))

/** Vite plugin that replaces these modules by their computed exports. */
export function runModulesAtBuildPlugin(): Plugin {
  return {
    name: 'prosa:computed',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?')
      if (!computed.has(file)) return null
      return asData((await import(pathToFileURL(file).href)) as Exported).join('\n')
    },
  }
}
