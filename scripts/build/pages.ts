import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Addresses whose first question stands in the HTML (decisions 35), and the file each is written to. */
export const prerendered = {
  '/': 'index.html',
  '/chat': 'chat/index.html',
  '/checkout/cep/': 'checkout/cep/index.html',
} as const

/** What `src/app/prerender.tsx` gives back for a path. */
export type Rendered = {
  readonly html: string
  /** Title, description, canonical: replaces the shell's title. */
  readonly head?: string
  /** Lazily loaded source files that this page needs at once, e.g. `src/pages/checkout/CepPage.tsx`. */
  readonly modules?: readonly string[]
}

type Chunk = {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>

/** Bytes of brotli up to which a page carries its style sheets itself: one more than that is one round trip. */
const inlineLimit = 14 * 1024

/** What the shell itself starts. */
export function entries(shell: string, manifest: Manifest): string[] {
  return Object.keys(manifest).filter((key) => shell.includes(`src="/${manifest[key]?.file}"`))
}

/** Every chunk that the named ones need, in the order of need. */
export function closure(manifest: Manifest, entries: readonly string[]): Chunk[] {
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(visit)
  }
  for (const entry of entries) {
    if (!manifest[entry])
      throw new Error(`prerender names '${entry}', which is no entry of its own in the build`)
    visit(entry)
  }
  return [...seen].flatMap((key) => manifest[key] ?? [])
}

/** Puts a rendered page, its style and its preloads into the shell that Vite built. */
export async function compose(
  shell: string,
  manifest: Manifest,
  folder: string,
  address: string,
  page: Rendered,
): Promise<string> {
  const chunks = closure(manifest, [...entries(shell, manifest), ...(page.modules ?? [])])
  const sheets = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))]
  const preloads = chunks
    .map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk.file}">`)
    .filter((tag) => !shell.includes(tag) && !shell.includes(`src="${/href="([^"]+)"/.exec(tag)?.[1]}"`))
  const withStyle = await withSheets(shell, folder, sheets)
  return withStyle
    .replace('<!--head-->', () => preloads.join('\n    '))
    .replace(/<title>.*<\/title>/, (title) => page.head ?? title)
    .replace(
      '<div id="root"><!--page--></div>',
      () => `<div id="root" data-page="${address}">${page.html}</div>`,
    )
}

/**
 * The shell with the page's style sheets inlined, or linked when they are too large for that. Each inlined sheet
 * leaves a disabled link behind: it loads nothing, and tells the module loader that the sheet is there.
 */
export async function withSheets(shell: string, folder: string, sheets: readonly string[]): Promise<string> {
  const bare = shell.replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')
  if (sheets.length === 0) return bare
  const texts = await Promise.all(sheets.map((sheet) => readFile(path.join(folder, sheet), 'utf8')))
  const css = texts.join('\n').trim()
  const small = brotliCompressSync(css).length <= inlineLimit
  const links = sheets.map(
    (sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}"${small ? ' disabled' : ''}>`,
  )
  const tags = small ? [`<style>${css}</style>`, ...links] : links
  return bare.replace('</title>', () => `</title>\n    ${tags.join('\n    ')}`)
}
