import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { noteLineBefore } from './source-maps.ts'

const hint = '//# allFunctionsCalledOnLoad\n'
const modules = /<(?:link rel="modulepreload"|script type="module")[^>]*?(?:href|src)="\/([^"]+)"/g

/**
 * Adds a comment for V8 to a page's critical chunks, which makes it compile their functions off the main thread while
 * they load, instead of one by one on first call (v8.dev, "explicit compile hints"). Other engines ignore it.
 * @param pages HTML of the built pages; the chunks that they preload and start get the comment
 */
export async function hintCode(folder: string, pages: Iterable<string>): Promise<void> {
  const files = new Set(
    [...pages].flatMap((page) => [...page.matchAll(modules)].map(([, file = '']) => file)),
  )
  await Promise.all(
    [...files].map(async (file) => {
      const address = path.join(folder, file)
      await writeFile(address, hint + (await readFile(address, 'utf8')))
      await noteLineBefore(folder, file)
    }),
  )
}
