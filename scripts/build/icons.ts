import path from 'node:path'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import type { IconShapes } from '../../src/ui/icon.ts'

const file = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/
const frame = path.resolve(import.meta.dirname, '../../src/ui/icon.ts')

/** The `<svg>` element that the icon library renders. Its class names are not used. */
const shell =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="[\w -]+" aria-hidden="true">(.*)<\/svg>$/
const shape = /<([a-z]+)((?: [a-z][a-z0-9]*="[^"<>&]*")*)><\/\1>/g
const attribute = / (\w+)="([^"]*)"/g

/**
 * Returns the shapes of an icon, parsed from what the library renders.
 * @param name name as in `lucide-react/icons/<name>`
 * @throws if `src/ui/icon.ts` could not draw it
 */
export async function iconShapes(name: string): Promise<IconShapes> {
  const { default: Icon } = (await import(`lucide-react/icons/${name}`)) as { default: ComponentType }
  const markup = renderToStaticMarkup(createElement(Icon))
  const inside = shell.exec(markup)?.[1]
  if (inside === undefined || inside.replaceAll(shape, '') !== '')
    throw new Error(`the icon ${name} is not of the usual kind: ${markup}`)
  return [...inside.matchAll(shape)].map(([, tag = '', attributes = '']) => [
    tag,
    Object.fromEntries([...attributes.matchAll(attribute)].map(([, key = '', value = '']) => [key, value])),
  ])
}

/**
 * Vite plugin that replaces the library's components by their shapes, in the same files, so that the licence is still
 * listed.
 */
export function iconsPlugin(): Plugin {
  return {
    name: 'prosa:icons',
    apply: 'build',
    // bundled, so that prerendered pages have the same icons
    config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
    transform: {
      filter: { id: file },
      handler: async (_, id) => {
        const shapes = await iconShapes(file.exec(id)?.[1] ?? '')
        const code = `import { icon } from ${JSON.stringify(frame)}\nexport default /* @__PURE__ */ icon(${JSON.stringify(shapes)})\n`
        return { code, map: null }
      },
    },
  }
}
