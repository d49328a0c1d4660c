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

/** Writes the functions that load the code of each journey, so that each journey gets its own bundle. */
const asImports = (exported: Exported) =>
  Object.entries(exported).map(([name, value]) => {
    const loads = Object.keys(value).map(
      (id) => `${JSON.stringify(id)}: () => import('./${id}/browser-bundle.ts')`,
    )
    return `export const ${name} = { ${loads.join(', ')} }`
  })

/** Modules that compute their exports from the project's folders. Browsers get the results instead. */
const COMPUTED: Readonly<Record<string, (exported: Exported) => readonly string[]>> = {
  'src/site/checkout-paths.ts': asData,
  'src/site/journey-roots.ts': asData,
  'src/content/desk/collect-step-names-and-option-labels.ts': asData,
  'src/content/load-journey-words.ts': asData,
  'src/app/journeys/journey-loaders.ts': asImports,
}

const root = path.resolve(import.meta.dirname, '../..')
const writers = new Map(Object.entries(COMPUTED).map(([file, write]) => [path.join(root, file), write]))

/** Vite plugin that replaces these modules by their computed exports. */
export function runModulesAtBuildPlugin(): Plugin {
  return {
    name: 'prosa:computed',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?')
      const write = writers.get(file)
      if (!write) return null
      return write((await import(pathToFileURL(file).href)) as Exported).join('\n')
    },
  }
}
