/**
 * The worker thread that renders pages, so that rendering does not delay visitors' requests
 * (server/site/page-renderer.ts).
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import type { PageTemplates, RenderInput } from '../../src/app/server-rendering/page-renderer-input.ts'
import type { AddressOfPicture, OfferPicture } from '../../src/content/landing/choose-offer-share-picture.ts'
import { readBuildName } from './read-build-name.ts'
import { finishPage, type FinishedPage } from './pack-rendered-page.ts'
import type { PdfWords } from './draw-pdf.ts'
import { addressOfPicture } from './signed-share-picture-urls.ts'

/** The bundle that the build leaves in `renderer/pages.js`. */
type Renderer = {
  readonly renderPage: (
    source: RenderInput,
    templates: PageTemplates,
    addressOfPicture: AddressOfPicture,
  ) => Promise<string>
}

/** A request to the thread. */
export type RenderTask =
  | { readonly kind: 'page'; readonly source: RenderInput }
  /** A PDF file by its name, with what it says of the operator. */
  | { readonly kind: 'pdf'; readonly file: string; readonly words: PdfWords }
  /** The picture of a shared link. */
  | { readonly kind: 'picture'; readonly picture: OfferPicture }

export type RenderReply =
  | { readonly page: FinishedPage }
  | { readonly bytes: Uint8Array }
  | { readonly error: string }

/** Which build the thread renders pages of. */
export type RenderedBuild = { readonly folder: string; readonly build: string }

const { folder, build } = workerData as RenderedBuild
// its pages would be kept under the name of this build
if (readBuildName(folder).build !== build)
  throw new Error('another build has replaced that of this server: start it again')
const [{ renderPage }, templates] = await Promise.all([
  import(pathToFileURL(path.join(folder, 'pages.js')).href) as Promise<Renderer>,
  readFile(path.join(folder, 'templates.json'), 'utf8').then((text) => JSON.parse(text) as PageTemplates),
])

setFlagsFromString('--expose-gc')
/**
 * Collects what drawing has left behind. The engine does not know of the memory that the library holds for each
 * picture, some 7 MB, and would let a dozen of them wait.
 */
const freeDrawings = runInNewContext('gc') as () => void

async function work(task: RenderTask): Promise<RenderReply> {
  if (task.kind === 'page') {
    const { source } = task
    const address: AddressOfPicture = (picture) => addressOfPicture(source.site.pictureKey, picture)
    return { page: finishPage(await renderPage(source, templates, address)) }
  }
  if (task.kind === 'picture') {
    const { drawPicture } = await import('./draw-share-picture.ts')
    const bytes = await drawPicture(task.picture)
    freeDrawings()
    return { bytes }
  }
  const { drawPdf } = await import('./draw-pdf.ts')
  return { bytes: await drawPdf(task.file, task.words) }
}

const failure = (error: unknown): RenderReply => ({
  error: error instanceof Error ? (error.stack ?? error.message) : String(error),
})

parentPort?.on('message', (task: RenderTask) => {
  void work(task)
    .catch(failure)
    .then((reply) => parentPort?.postMessage(reply))
})
