import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { noteLineBefore } from './source-maps.ts'

const hint = '//# allFunctionsCalledOnLoad\n'
const modules = /<(?:link rel="modulepreload"|script type="module")[^>]*?(?:href|src)="\/([^"]+)"/g

/**
 * Tells V8 that nearly all of a page's critical code runs at once, so that its functions are compiled off the main
 * thread while they load rather than one by one on first call (v8.dev, "explicit compile hints"). To other engines it
 * is a comment.
 * @param pages the built pages' HTML; the chunks they preload and start get the hint
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
