/** Marks built files with a comment that tells V8 to compile their functions while they load. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { withImportedChunks, type Manifest } from './compose-page-templates.ts'
import { shiftSourceMap } from './move-source-maps.ts'

const hint = '//# allFunctionsCalledOnLoad\n'
/** Bytes from which a file has functions to speak of; a smaller one only passes on what others export. */
const worthwhile = 256
const modules = /<(?:link rel="modulepreload"|script type="module")[^>]*?(?:href|src)="\/([^"]+)"/g

/**
 * Modules that are fetched during an order's first questions: the later questions, and the handlers of every key and
 * click. With the comment, they are compiled while the visitor types, not in the middle of an answer. The code that
 * reads chat messages is not among them: it is as large as all of these, and most of it is not called
 * (docs/decisions/0056).
 */
const soon = [
  'src/app/journeys/standard/checkout-steps-and-texts.ts',
  'src/api/create-api.ts',
  'src/sagas/order.ts',
  // the file of all late forms
  'src/questions/plans/PlansQuestion.tsx',
  'src/questions/order/OrderReceipt.tsx',
  'src/ui/forms/InputMask.ts',
  'src/app/session/start-consent-and-tracking.ts',
  'src/app/counting/count-visit.ts',
]

/** Returns the files of these modules. */
export const filesToCompileEarly = (manifest: Manifest): string[] =>
  withImportedChunks(manifest, soon).map(({ file }) => file)

/**
 * Adds a comment for V8 to chunks that a visitor waits for, which makes it compile their functions off the main thread
 * while they load, instead of one by one on first call (https://v8.dev/blog/explicit-compile-hints). Other engines
 * ignore it.
 * @param pages HTML of the pages' templates; the chunks that they preload and start get the comment
 * @param more further files, relative to the folder
 */
export async function addCompileHints(
  folder: string,
  pages: Iterable<string>,
  more: readonly string[] = [],
): Promise<void> {
  const named = [...pages].flatMap((page) => [...page.matchAll(modules)].map(([, file = '']) => file))
  const files = new Set([...named, ...more])
  await Promise.all(
    [...files].map(async (file) => {
      const address = path.join(folder, file)
      const code = await readFile(address, 'utf8')
      if (code.length < worthwhile) return
      await writeFile(address, hint + code)
      await shiftSourceMap(folder, file)
    }),
  )
}
