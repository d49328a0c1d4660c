/**
 * Renders pages, PDF files and pictures in a worker thread, one at a time. Pages that visitors wait for come first.
 */
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { RenderInput } from '../../src/app/server-rendering/page-renderer-input.ts'
import type { OfferPicture } from '../../src/content/landing/choose-offer-share-picture.ts'
import { readBuildName } from './read-build-name.ts'
import type { FinishedPage } from './pack-rendered-page.ts'
import type { PdfWords } from './draw-pdf.ts'
import type { RenderedBuild, RenderReply, RenderTask } from './page-renderer-thread.ts'

/** Renders pages, PDF files and pictures. */
export type PageRenderer = {
  /** Names the build: as long as the name is the same, the same source gives the same page. */
  readonly build: string
  /**
   * Renders a page.
   * @param isAwaited whether a visitor is waiting for it; it is then rendered before pages for which no visitor is
   *   waiting
   * @throws if the page cannot be rendered
   */
  render(source: RenderInput, isAwaited: boolean): Promise<FinishedPage>
  /** Draws a PDF file by its name, with what it says of the operator. */
  pdf(file: string, words: PdfWords): Promise<Buffer>
  /** Draws the picture of a shared link, as JPEG. Pages that a visitor waits for come first. */
  picture(picture: OfferPicture): Promise<Buffer>
  /** Ends the thread. What is not rendered by then is refused. */
  close(): Promise<void>
}

/** Milliseconds after which a page that is not rendered never will be. It takes 20, and the first one 500. */
const LIMIT_MS = 20_000
/** Milliseconds without work after which the thread ends, and its memory is free again. */
const IDLE_MS = 10_000
/** The largest heap of the thread in MiB. More would only make its garbage wait longer (docs/decisions/0114). */
const HEAP = { maxOldGenerationSizeMb: 40, maxYoungGenerationSizeMb: 2 }

type Made = Exclude<RenderReply, { readonly error: string }>

/** With `node --watch` a thread also posts which modules it imports. */
const isReply = (message: object): message is RenderReply =>
  'error' in message || 'page' in message || 'bytes' in message

type Job = {
  readonly task: RenderTask
  readonly isAwaited: boolean
  readonly resolve: (made: Made) => void
  readonly reject: (error: Error) => void
}

/**
 * Returns the renderer of a built site; null if the site was not built.
 * @param limitMs milliseconds that a page may take
 */
export function startPageRenderer(siteFolder: string, limitMs = LIMIT_MS): PageRenderer | null {
  const folder = path.join(siteFolder, 'renderer')
  try {
    const { build } = readBuildName(folder)
    return { build, ...startRenderer({ folder, build }, limitMs) }
  } catch {
    return null
  }
}

function startRenderer(built: RenderedBuild, limitMs: number): Omit<PageRenderer, 'build'> {
  const waiting: Job[] = []
  let running: Job | null = null
  let thread: Worker | null = null
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  function next(): void {
    clearTimeout(timer)
    const at = Math.max(
      waiting.findIndex(({ isAwaited }) => isAwaited),
      0,
    )
    const [job] = waiting.splice(at, 1)
    running = job ?? null
    if (!job) {
      timer = setTimeout(() => void end(), IDLE_MS).unref()
      return
    }
    timer = setTimeout(() => void giveUp(`not rendered within ${limitMs} ms`), limitMs).unref()
    try {
      thread ??= start()
      thread.postMessage(job.task)
    } catch (error) {
      // the system allows no more threads, for example
      void giveUp(String(error))
    }
  }

  function start(): Worker {
    const worker = new Worker(new URL('./page-renderer-thread.ts', import.meta.url), {
      workerData: built,
      resourceLimits: HEAP,
    })
    // a server that closes does not wait for it
    worker.unref()
    worker.on('message', (reply: object) => {
      if (thread !== worker || !isReply(reply)) return
      const job = running
      if ('error' in reply) job?.reject(new Error(reply.error))
      else job?.resolve(reply)
      next()
    })
    const lose = (error: Error) => {
      if (thread === worker) void giveUp(error.message)
    }
    worker.on('error', lose)
    worker.on('exit', (code) => lose(new Error(`the thread ended with ${code}`)))
    return worker
  }

  /** Ends a thread that is of no more use; the next page gets another one. */
  async function giveUp(why: string): Promise<void> {
    const job = running
    const ending = end()
    job?.reject(new Error(why))
    next()
    await ending
  }

  async function end(): Promise<void> {
    const old = thread
    thread = null
    await old?.terminate()
  }

  const ask = (task: RenderTask, isAwaited: boolean) =>
    new Promise<Made>((resolve, reject) => {
      if (isClosed) throw new Error('the renderer is closed')
      waiting.push({ task, isAwaited, resolve, reject })
      if (!running) next()
    })

  return {
    async render(source, isAwaited) {
      const made = await ask({ kind: 'page', source }, isAwaited)
      if (!('page' in made)) throw new Error('the thread answered something else')
      const { br, gz, ...rest } = made.page
      return { ...rest, br: buffer(br), gz: buffer(gz) }
    },
    async pdf(file, words) {
      const made = await ask({ kind: 'pdf', file, words }, true)
      if (!('bytes' in made)) throw new Error('the thread answered something else')
      return buffer(made.bytes)
    },
    async picture(picture) {
      const made = await ask({ kind: 'picture', picture }, false)
      if (!('bytes' in made)) throw new Error('the thread answered something else')
      return buffer(made.bytes)
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      for (const { reject } of [...waiting.splice(0), ...(running ? [running] : [])])
        reject(new Error('the renderer is closed'))
      running = null
      await end()
    },
  }
}

/** Bytes lose their class when they cross threads. */
const buffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
