/** Writes a `.br` and a `.gz` file next to every text file in a folder, in parallel; the server picks one. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { progress } from './progress.ts'

const text = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/
const worthwhile = 512

/** Brotli's best quality, and one that takes a third of the time and produces 2 % more bytes. */
const quality = { best: 11, quick: 10 } as const

type Options = {
  readonly log?: (line: string) => void
  /** Folder that is not served to browsers and not compressed. */
  readonly apart?: string
  /** Folder whose many pages are compressed with the quick quality. */
  readonly quick?: string
}

export async function compressAll(
  folder: string,
  { log = () => {}, apart, quick }: Options = {},
): Promise<void> {
  const isIn = (name: string, below: string | undefined) =>
    below !== undefined && name.startsWith(below + path.sep)
  const all = await readdir(folder, { recursive: true })
  const names = all.filter((name) => text.test(name) && !isIn(name, apart))
  const tell = progress(names.length, log)
  await Promise.all(
    names.map(async (name) =>
      compress(path.join(folder, name), quality[isIn(name, quick) ? 'quick' : 'best']).then(tell),
    ),
  )
}

async function compress(file: string, quality: number): Promise<void> {
  const body = await readFile(file)
  if (body.length < worthwhile) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    promisify(gzip)(body, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
