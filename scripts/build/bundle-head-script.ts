/** Compiles the script in the page's head, and inserts it into index.html. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { minify, transformWithOxc, type Plugin } from 'vite'

const limit = 2048

/**
 * Compiles src/app/server-rendering/head-script.ts, the script in the page's head, to a classic script.
 * @param root folder of the project
 * @throws if it exceeds the size limit, because it blocks the first paint
 */
export async function headScript(root: string): Promise<string> {
  const file = path.join(root, 'src/app/server-rendering/head-script.ts')
  const source = await readFile(file, 'utf8')
  if (/^import (?!type)/m.test(source))
    throw new Error('src/app/server-rendering/head-script.ts must import nothing')
  const { code } = await transformWithOxc(source, file, { target: 'es2020', sourcemap: false })
  const script = code.replaceAll(/^export \{.*\};?\s*$/gm, '')
  const { code: small } = await minify(file, `(()=>{${script}})()`, { module: false })
  const text = small.trim()
  if (Buffer.byteLength(text) > limit)
    throw new Error(`head script: ${Buffer.byteLength(text)} of ${limit} bytes`)
  return text
}

/** Vite plugin that inserts this script before the title of index.html, in development and in the build. */
export function headScriptPlugin(): Plugin {
  let root = ''
  return {
    name: 'prosa:head-script',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const script = await headScript(root)
        return html.replace('<title>', () => `<script>${script}</script>\n    <title>`)
      },
    },
  }
}
