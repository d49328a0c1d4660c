/** Writes a `.br` and a `.gz` file next to every text file in a folder, in parallel; the server picks one. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const text = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/
const worthwhile = 512

/** Brotli's best quality. */
const QUALITY = 11

type Options = {
  readonly log?: (line: string) => void
  /** Folder that is not served to browsers and not compressed. */
  readonly apart?: string
}

export async function compressAll(folder: string, { log = () => {}, apart }: Options = {}): Promise<void> {
  const isApart = (name: string) => apart !== undefined && name.startsWith(apart + path.sep)
  const all = await readdir(folder, { recursive: true })
  const names = all.filter((name) => text.test(name) && !isApart(name))
  const tell = progress(names.length, log)
  await Promise.all(names.map(async (name) => compress(path.join(folder, name)).then(tell)))
}

async function compress(file: string): Promise<void> {
  const body = await readFile(file)
  if (body.length < worthwhile) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    promisify(gzip)(body, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

/** Returns a function to call after each of some pieces: it logs every quarter of them. */
function progress(pieces: number, log: (line: string) => void): () => void {
  let done = 0
  let told = 0
  return () => {
    done += 1
    const quarter = Math.floor((done / pieces) * 4)
    if (quarter === told) return
    told = quarter
    log(`  ${quarter * 25} %`)
  }
}
