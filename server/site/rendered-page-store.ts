/** Keeps rendered pages: the most visited in memory, all of them on disk. */
import { mkdir, readdir, readFile, utimes } from 'node:fs/promises'
import path from 'node:path'
import { keepNewest, replaceFile, writableFolder } from '../file-and-folder-access.ts'
import { packPage, unpackPage, type FinishedPage } from './pack-rendered-page.ts'

/** Bytes of compressed pages in memory. All pages of an edition, some 550, have 21 MB. */
const LIMIT_BYTES = 8 * 2 ** 20
/** How many folders of pages are kept on disk: one for each edition, build and set of settings that was served. */
const KEPT_FOLDERS = 8

/** Rendered pages by the name of their edition's folder and their own name. */
export type PageStore = {
  inMemory(folder: string, name: string): FinishedPage | undefined
  /** Returns a page from memory or disk; undefined if it is not kept. */
  read(folder: string, name: string): Promise<FinishedPage | undefined>
  /** Keeps a page on disk, if that can be written to, and in memory if visitors ask for it. */
  write(folder: string, name: string, page: FinishedPage, isVisited: boolean): Promise<void>
  /** Returns the names of a folder's pages on disk. */
  list(folder: string): Promise<ReadonlySet<string>>
  /** Notes that a folder is in use, and removes those that have not been for the longest time. */
  use(folder: string): Promise<void>
}

/**
 * Opens the store below DATA_DIR, or in a temporary folder if DATA_DIR cannot be written to. (With a DATABASE_URL the
 * server does not need to write there.)
 * @param onUnwritable called with the first of several errors in succession, each of which leaves a page in memory alone
 */
export function openPageStore(dataDir: string, onUnwritable: (error: unknown) => void): PageStore {
  const place = writableFolder(dataDir, 'pages')
  const pages = new Map<string, FinishedPage>()
  let isWritable = true
  let bytes = 0
  const sizeOf = ({ br, gz }: FinishedPage) => br.length + gz.length

  function forget(key: string): void {
    const page = pages.get(key)
    if (page) bytes -= sizeOf(page)
    pages.delete(key)
  }

  /** Moves a page to the end; pages at the beginning are dropped first. */
  function remember(key: string, page: FinishedPage): void {
    forget(key)
    pages.set(key, page)
    bytes += sizeOf(page)
    for (const [oldest] of pages) {
      if (bytes <= LIMIT_BYTES) break
      forget(oldest)
    }
  }

  const fileOf = (folder: string, name: string) => path.join(place, folder, encodeURIComponent(name))
  const keyOf = (folder: string, name: string) => `${folder} ${name}`

  function inMemory(folder: string, name: string): FinishedPage | undefined {
    const key = keyOf(folder, name)
    const page = pages.get(key)
    if (page) remember(key, page)
    return page
  }

  return {
    inMemory,
    async read(folder, name) {
      const known = inMemory(folder, name)
      if (known) return known
      const file = await readFile(fileOf(folder, name)).catch(() => null)
      const page = file && unpackPage(file)
      if (!page) return undefined
      remember(keyOf(folder, name), page)
      return page
    },
    async write(folder, name, page, isVisited) {
      if (isVisited) remember(keyOf(folder, name), page)
      const file = fileOf(folder, name)
      try {
        await mkdir(path.dirname(file), { recursive: true })
        await replaceFile(file, packPage(page))
        isWritable = true
      } catch (error) {
        // the page is rendered again once it is no more in memory
        if (isWritable) onUnwritable(error)
        isWritable = false
      }
    },
    async list(folder) {
      const names = await readdir(path.join(place, folder)).catch(() => [])
      return new Set(names.map((name) => decodeURIComponent(name)))
    },
    async use(folder) {
      const own = path.join(place, folder)
      try {
        await mkdir(own, { recursive: true })
        await utimes(own, new Date(), new Date())
        await keepNewest(place, KEPT_FOLDERS)
      } catch {
        // another server has removed it, or nothing can be written
      }
    },
  }
}
