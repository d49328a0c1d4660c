/** Compiles the scripts in the page's head, and inserts them into index.html. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { minify, transformWithOxc, type Plugin } from 'vite'

/** The most bytes of each script, because they block the first paint. */
const limits = { 'early-input-and-tracking-script': 2048, 'recovery-script': 2400 } as const

/**
 * Compiles a script in the page's head to a classic script.
 * @param root folder of the project
 * @param name its file in src/app/server-rendering
 * @throws if it exceeds its limit
 */
export async function headScript(
  root: string,
  name: keyof typeof limits = 'early-input-and-tracking-script',
): Promise<string> {
  const file = path.join(root, `src/app/server-rendering/${name}.ts`)
  const source = await readFile(file, 'utf8')
  if (/^import (?!type)/m.test(source)) throw new Error(`${name}.ts must import nothing`)
  const { code } = await transformWithOxc(source, file, { target: 'es2020', sourcemap: false })
  const script = code.replaceAll(/^export \{.*\};?\s*$/gm, '')
  const { code: small } = await minify(file, `(()=>{${script}})()`, { module: false })
  const text = small.trim()
  if (Buffer.byteLength(text) > limits[name])
    throw new Error(`${name}: ${Buffer.byteLength(text)} of ${limits[name]} bytes`)
  return text
}

/** Vite plugin that inserts these scripts before the title of index.html, in development and in the build. */
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
        const scripts = [await headScript(root), await headScript(root, 'recovery-script')]
        const tags = scripts.map((script) => `<script>${script}</script>\n    `).join('')
        return html.replace('<title>', () => `${tags}<title>`)
      },
    },
  }
}
