import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Below this many bytes compression costs more than it saves. */
const WORTHWHILE = 1024

/**
 * Compresses API replies for clients that accept it, favouring speed over size: plan lists shrink to a quarter. (The
 * site's files are compressed at build time.)
 * @param isAsked compress only replies that ask for it, by `reply.compress`
 */
export async function compressReplies(app: FastifyInstance, { isAsked = false } = {}): Promise<void> {
  await app.register(compress, {
    global: !isAsked,
    encodings: ['br', 'gzip'],
    threshold: WORTHWHILE,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 4 },
  })
}
