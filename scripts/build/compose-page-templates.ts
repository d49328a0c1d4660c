/** Composes the HTML of a page: content, styles and preloads in the HTML template that Vite has built. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { cookieBannerSpaceScript } from './cookie-banner-space-script.ts'

type Chunk = {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
/** The files of a build, by their own names and by the source files that are in them. */
export type Manifest = Readonly<Record<string, Chunk>>

/** Lists the files of a build. Vite's own manifest does not say in which file a module is that shares one with others. */
export const manifestOf = (root: string, chunks: readonly Rolldown.OutputChunk[]): Manifest =>
  Object.fromEntries(
    chunks.flatMap(({ fileName: file, imports, moduleIds, viteMetadata }) => {
      const chunk: Chunk = { file, imports, css: [...(viteMetadata?.importedCss ?? [])] }
      return [file, ...moduleIds.map((id) => path.relative(root, id))].map((key) => [key, chunk])
    }),
  )

/** Brotli size in bytes up to which style sheets are inlined; larger pages need another round trip anyway. */
const inlineLimit = 14 * 1024

/** Script of the marketing pages; that of the order is loaded when a visitor touches a form (docs/decisions/0025). */
const marketingEntry = 'src/marketing.tsx'
/** Code that its interactive parts need, which does not run before one of them is used. */
const marketingLater = 'src/app/landing/hydrate-islands.tsx'

const moduleScript = /\s*<script type="module"[^>]*><\/script>/g
const startOfScriptTag = /<(?:link rel="modulepreload"|script type="module")/g
const linkTag = /\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g

/** Returns the manifest keys of the scripts in a shell. */
function entries(shell: string, manifest: Manifest): string[] {
  return Object.keys(manifest).filter((key) => shell.includes(`src="/${manifest[key]?.file}"`))
}

/** Returns the given chunks and everything they import, in load order. */
export function withImportedChunks(manifest: Manifest, entries: readonly string[]): Chunk[] {
  const seen = new Set<Chunk>()
  const visit = (key: string): Chunk[] => {
    const chunk = manifest[key]
    if (!chunk || seen.has(chunk)) return []
    seen.add(chunk)
    // behind what it imports: its style sheet overrides theirs
    return [...(chunk.imports ?? []).flatMap(visit), chunk]
  }
  return entries.flatMap((entry) => {
    if (!manifest[entry]) throw new Error(`a page needs '${entry}', which is not in the build`)
    return visit(entry)
  })
}

/**
 * Returns the template of pages: the HTML shell built by Vite with styles and preloads.
 * @param modules source files whose code the pages need at once, e.g. `src/pages/checkout/CheckoutPage.tsx`; none for
 * the empty page
 */
export const pageTemplate = (
  shell: string,
  manifest: Manifest,
  folder: string,
  modules: readonly string[] = [],
): Promise<string> =>
  withHead(shell, folder, withImportedChunks(manifest, [...entries(shell, manifest), ...modules]))

/**
 * Returns the template of marketing pages, which have their own style sheet.
 * @param shell HTML shell built by Vite; its script is replaced by that of the marketing pages
 * @param sheet style sheet of the marketing pages and their interactive parts
 */
export async function marketingTemplate(
  shell: string,
  manifest: Manifest,
  folder: string,
  sheet: string,
): Promise<string> {
  const entry = manifest[marketingEntry]
  if (!entry) throw new Error(`no '${marketingEntry}' in the build`)
  const own = shell.replace(moduleScript, `<script type="module" crossorigin src="/${entry.file}"></script>`)
  const code = withImportedChunks(manifest, [marketingEntry])
  const islands = Object.keys(manifest).filter((key) => key.startsWith('src/pages/landing/islands/'))
  const parts = withImportedChunks(manifest, [marketingEntry, marketingLater, ...islands])
  // at the end of the page: whatever comes earlier shares the connection with what is read first
  const later = withImportedChunks(manifest, [marketingEntry, marketingLater]).filter(
    (chunk) => !code.includes(chunk),
  )
  const present = new Set(parts.flatMap(({ css = [] }) => css))
  const text = await withHead(own, folder, code, [{ file: '', css: [sheet] }])
  return (
    (await withHeadingFont(text, folder))
      .replace('<title>', (start) => `<script>${cookieBannerSpaceScript}</script>${start}`)
      .replace('</head>', `${presentLinks([...present])}</head>`)
      .replace('</body>', `${later.map(preload).join('')}</body>`)
      // the page can be read, and its form sent, before they run
      .replaceAll(startOfScriptTag, '$& fetchpriority="low"')
  )
}

/**
 * Writes the headings' font into the inlined style sheet. A preload would hold back the first paint for a round trip
 * or two (docs/decisions/0025).
 * @throws if the inlined style sheet does not name the font
 */
async function withHeadingFont(html: string, folder: string): Promise<string> {
  const [address, file] = /url\(([^)]*\/figtree-heading[^)]*\.woff2)\)/.exec(html) ?? []
  if (!address || !file) throw new Error('the marketing pages have no font for headings')
  const font = await readFile(path.join(folder, file), 'base64')
  return html.replace(address, () => `url(data:font/woff2;base64,${font})`)
}

/**
 * Adds the tags of chunks to the shell. Scripts come first, because the browser requests them as soon as it parses the
 * tag and inlined styles are long; then the style sheets, inlined, or linked if they are too large. An inlined sheet
 * also has a disabled link, which loads nothing but tells the module loader that the sheet is present.
 */
async function withHead(
  shell: string,
  folder: string,
  chunks: readonly Chunk[],
  styled: readonly Chunk[] = chunks,
): Promise<string> {
  const scripts = shell.match(moduleScript) ?? []
  const preloads = chunks
    .filter(({ file }) => !scripts.some((script) => script.includes(`"/${file}"`)))
    .map(preload)
  const code = [...preloads, ...scripts.map((script) => script.trim())]
  const style = await styleTags(folder, [...new Set(styled.flatMap((chunk) => chunk.css ?? []))])
  return shell
    .replaceAll(moduleScript, '')
    .replaceAll(linkTag, '')
    .replace('<!--code-->', () => code.join('\n    '))
    .replace('<!--style-->', () => style.join('\n    '))
}

/** Returns a link that fetches a script, and compiles but does not run it. */
const preload = ({ file }: Chunk) => `<link rel="modulepreload" crossorigin href="/${file}">`

/** Returns disabled links, which tell the module loader that these sheets are present. */
const presentLinks = (sheets: readonly string[]) =>
  sheets.map((sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}" disabled>`).join('')

const known = new Map<string, Promise<string[]>>()

/** Returns the style tags of a page, cached, because the sheets must be compressed to measure their size. */
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
