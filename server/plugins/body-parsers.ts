/** Accepts only JSON request bodies, and removes `__proto__`, NULs and malformed Unicode from them. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import multipart, { type MultipartFile } from '@fastify/multipart'
import { importWords } from '../../src/content/desk/imports.ts'
import { serverErrorMessages } from '../../src/content/server-error-messages.ts'
import { HttpError, invalidFieldError } from '../api-errors.ts'
import { giveSlowClientMoreTime, LONGEST_ARRIVAL_MS } from '../cut-off-slow-clients.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route needs the text of its body, to check a signature over it. */
    keepsText?: boolean
  }
  interface FastifyRequest {
    /** The body as it was sent, for a route that says `keepsText`; '' for all others. */
    bodyText: string
  }
}

/**
 * Finds the escapes of NULs and lone surrogates, which PostgreSQL cannot store. JSON text can contain them
 * only as escapes.
 */
const HAS_ESCAPE = /\\u(?:0000|d[89a-f])/i

/** The maximum nesting depth of a body; the API's own bodies need four. */
const DEEPEST = 32

/**
 * Makes the app accept only JSON bodies. Removes `__proto__`, `constructor` and NULs from them, and
 * repairs malformed Unicode. Rejects bodies that are nested too deeply.
 */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.removeAllContentTypeParsers()
  app.decorateRequest('bodyText', '')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (request.routeOptions.config.keepsText) request.bodyText = text
    void parse(request, text, (error, body: unknown) => {
      if (error) done(error)
      else if (!isShallow(body, DEEPEST)) done(tooDeep())
      else done(null, HAS_ESCAPE.test(text) ? storable(body) : body)
    })
  })
}

/** Makes an error of the same shape as Fastify's own, for which the error handler has a message. */
const tooDeep = () => Object.assign(new Error('the body nests too deep'), { statusCode: 400 })

/**
 * Returns whether a value is nested at most this deep. It looks no deeper, so that no body can exhaust the
 * stack.
 */
function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1))
}

function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(storable)
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [storable(name), storable(each)]))
}

/** The largest file that is taken, in MB: the streets of a state. */
export const UPLOAD_MEGABYTES = 40
const MOST_BYTES = UPLOAD_MEGABYTES * 1_000_000

/** How many bytes of incoming files are kept in memory: a file that arrives slowly leaves room for another one. */
const MOST_KEPT = 2 * MOST_BYTES

/** A file as it was sent. It is never put together here: copying 40 MB would hold visitors up. */
export type SentFile = { readonly name: string; readonly pieces: readonly Buffer[] }

/** The file of a form, which has not been read yet: it is the last field. */
type Upload = {
  /**
   * Reads the file; 'busy' if too many others are arriving, 'too large' as soon as it has more bytes than `most`.
   */
  read(most?: number): Promise<SentFile | 'busy' | 'too large'>
}

declare module 'fastify' {
  interface FastifyRequest {
    upload: Upload | null
    /** The unread rest of a form. */
    rest: MultipartFile['file'] | null
  }
}

/** The most characters of a file's name that are kept. */
const LONGEST_NAME = 100

/**
 * Adds routes whose forms may contain a file. The fields before the file are in `request.body`, as for every form, so
 * that the form is checked before the file is read.
 * @param isStranger whether the request is not read at all, because its sender is not logged in
 */
export function readUploads(
  app: FastifyInstance,
  isStranger: (request: FastifyRequest) => boolean,
  routes: (scope: FastifyInstance) => void,
): void {
  app.decorateRequest('upload', null)
  app.decorateRequest('rest', null)
  /** Bytes of the files that are arriving. */
  let kept = 0

  async function read(file: MultipartFile, most: number): Promise<SentFile | 'busy' | 'too large'> {
    let chunks: Buffer[] = []
    let isBusy = false
    let arrived = 0
    const size = () => chunks.reduce((sum, { length }) => sum + length, 0)
    try {
      // the rest of a file that is too large is received without being kept, after the reply
      const pieces = file.file.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
      for await (const chunk of pieces) {
        arrived += chunk.length
        if (arrived > most) return 'too large'
        isBusy ||= kept + chunk.length > MOST_KEPT
        if (isBusy) {
          kept -= size()
          chunks = []
        } else {
          kept += chunk.length
          chunks.push(chunk)
        }
      }
    } catch (error) {
      unreadable(error)
    } finally {
      kept -= size()
    }
    if (isBusy) return 'busy'
    // browsers send a file without a name if none was chosen
    const name = ((file.filename as string | undefined) ?? '')
      .replaceAll('\0', '')
      .toWellFormed()
      .slice(-LONGEST_NAME)
    return { name, pieces: chunks }
  }

  void app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: {
        // one more, by which a file that is too large is known while it is read
        fileSize: MOST_BYTES + 1,
        files: 1,
        fields: 20,
        fieldSize: 1_000,
        fieldNameSize: 100,
        headerPairs: 20,
      },
    })
    scope.addHook('onRoute', (route) => {
      // 40 MB at 2 Mbit/s
      route.handlerTimeout = LONGEST_ARRIVAL_MS
    })
    scope.addHook('preValidation', async (request) => {
      if (!request.isMultipart() || isStranger(request)) return
      giveSlowClientMoreTime(request.raw, LONGEST_ARRIVAL_MS)
      const encoding = request.headers['content-encoding'] ?? 'identity'
      if (encoding !== 'identity') throw new HttpError(415, 'content_type', importWords.refused.encoded)
      const fields: Record<string, string> = {}
      const parts = request.parts()
      for (;;) {
        const { value: part, done } = await parts.next().catch(unreadable)
        if (done || !part) break
        if (part.type === 'file') {
          request.upload = { read: (most = MOST_BYTES) => read(part, most) }
          request.rest = part.file
          break
        }
        // a field whose sender calls it JSON is a value of any kind
        if (typeof part.value !== 'string') unreadable(null)
        fields[part.fieldname] = part.value.replaceAll('\0', '').toWellFormed()
      }
      request.body = fields
    })
    // a file that was refused is received, too, so that its sender gets the reply and the connection can be used again
    scope.addHook('onResponse', (request, _reply, done) => {
      request.rest?.resume()
      done()
    })
    routes(scope)
  })
}

/** @throws HttpError if the request is not a form */
function unreadable(error: unknown): never {
  if (error instanceof Error && 'statusCode' in error) throw error
  throw invalidFieldError('', serverErrorMessages.unreadable)
}
