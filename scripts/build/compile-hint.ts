import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const hint = '//# allFunctionsCalledOnLoad\n'
const modules = /<(?:link rel="modulepreload"|script type="module")[^>]*?(?:href|src)="\/([^"]+)"/g

/**
 * Says to V8 that nearly all of the code a page waits for runs at once: its functions are compiled beside the main
 * thread while they arrive, not one by one when they are first called (v8.dev, "explicit compile hints"). Other
 * engines read a comment.
 * @param pages texts of the built pages; what they preload and start gets the hint
 */
export async function hintCode(folder: string, pages: Iterable<string>): Promise<void> {
  const files = new Set(
    [...pages].flatMap((page) => [...page.matchAll(modules)].map(([, file = '']) => file)),
  )
  await Promise.all(
    [...files].map(async (file) => {
      const address = path.join(folder, file)
      await writeFile(address, hint + (await readFile(address, 'utf8')))
    }),
  )
}
