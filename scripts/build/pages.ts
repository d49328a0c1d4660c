import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Other addresses of the start page (D50), written for visitors without a campaign only. */
const landings = {
  '/ofertas': 'ofertas/index.html',
  '/novo-cliente': 'novo-cliente/index.html',
  '/700mb': '700mb/index.html',
  '/500mb': '500mb/index.html',
  '/1gb': '1gb/index.html',
} as const

/**
 * Address → file of what is prerendered for a campaign (D35): start page, chat and the page of the first question.
 * @param prefix '' for no campaign
 * @param first path of that page
 */
export const prerenderedOf = (prefix: string, first: string): Readonly<Record<string, string>> => ({
  '/': 'index.html',
  '/chat': 'chat/index.html',
  [first]: `${first.replace(/^\/|\/$/g, '')}/index.html`,
  ...(prefix ? {} : landings),
})

/** What `src/app/prerender.tsx` gives back for a path. */
export type Rendered = {
  readonly html: string
  /** Title, description, canonical: replaces the shell's title. */
  readonly head?: string
  /** Said in its place while a stored order is on its way (D11). */
  readonly waiting?: string
  /** Lazily loaded source files that this page needs at once, e.g. `src/pages/checkout/CepPage.tsx`. */
  readonly modules?: readonly string[]
}

type Chunk = {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>

/** Brotli size in bytes up to which style sheets are inlined: beyond that they cost another round trip anyway. */
const inlineLimit = 14 * 1024

/** The shell's own entry points. */
function entries(shell: string, manifest: Manifest): string[] {
  return Object.keys(manifest).filter((key) => shell.includes(`src="/${manifest[key]?.file}"`))
}

/** The named chunks and everything they import, in load order. */
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

/** Inserts a rendered page, its styles and its preloads into the shell built by Vite. */
export async function compose(
  shell: string,
  manifest: Manifest,
  folder: string,
  address: string,
  page: Rendered,
): Promise<string> {
  const chunks = closure(manifest, [...entries(shell, manifest), ...(page.modules ?? [])])
  const waiting = page.waiting ? ` data-waiting="${page.waiting}"` : ''
  return (await withHead(shell, folder, chunks))
    .replace(/<title>.*<\/title>/, (title) => page.head ?? title)
    .replace('<!--page-->', () => page.html)
    .replace('<div id="root">', `<div id="root" data-page="${address}"${waiting}>`)
}

/** The page for every URL that is not prerendered. */
export async function emptyShell(shell: string, manifest: Manifest, folder: string): Promise<string> {
  const text = await withHead(shell, folder, closure(manifest, entries(shell, manifest)))
  return text.replace('<!--page-->', '')
}

const moduleScript = /\s*<script type="module"[^>]*><\/script>/g
const linkTag = /\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g

/**
 * Adds the chunks' tags to the shell: scripts first, because the browser requests them as soon as it reads the tag
 * and the inlined styles are long; then the style sheets, inlined, or linked when too large. Each inlined sheet
 * leaves a disabled link, which loads nothing but tells the module loader that the sheet is present.
 */
async function withHead(shell: string, folder: string, chunks: readonly Chunk[]): Promise<string> {
  const scripts = shell.match(moduleScript) ?? []
  const preloads = chunks
    .filter(({ file }) => !scripts.some((script) => script.includes(`"/${file}"`)))
    .map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  const code = [...preloads, ...scripts.map((script) => script.trim())]
  const style = await styleTags(folder, [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))])
  return shell
    .replaceAll(moduleScript, '')
    .replaceAll(linkTag, '')
    .replace('<!--code-->', () => code.join('\n    '))
    .replace('<!--style-->', () => style.join('\n    '))
}

const known = new Map<string, Promise<string[]>>()

/** Shared by every campaign's pages: compressing them to measure their size is the slow part. */
function styleTags(folder: string, sheets: readonly string[]): Promise<string[]> {
  const name = [folder, ...sheets].join('\n')
  const tags = known.get(name) ?? readStyles(folder, sheets)
  known.set(name, tags)
  return tags
}

async function readStyles(folder: string, sheets: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(sheets.map((sheet) => readFile(path.join(folder, sheet), 'utf8')))
  const css = texts.join('\n').trim()
  const isSmall = brotliCompressSync(css).length <= inlineLimit
  const links = sheets.map(
    (sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}"${isSmall ? ' disabled' : ''}>`,
  )
  return isSmall && css ? [`<style>${css}</style>`, ...links] : links
}
