import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** Modules that compute their exports from the project's folders. Browsers get the computed data instead. */
const COMPUTED = ['src/site/checkout-paths.ts', 'src/site/journey-roots.ts', 'src/content/desk/step-names.ts']

const root = path.resolve(import.meta.dirname, '../..')
const files = new Set(COMPUTED.map((file) => path.join(root, file)))

/** Vite plugin that replaces these modules by their computed exports. */
export function computedPlugin(): Plugin {
  return {
    name: 'prosa:computed',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?')
      if (!files.has(file)) return null
      const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
