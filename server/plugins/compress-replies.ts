/** Compresses the server's replies. */
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** The size in bytes below which compression costs more than it saves. */
const WORTHWHILE = 1024

/**
 * Compresses replies if the client accepts it. The settings are fast, but plan lists still shrink to a
 * quarter of their size. (The site's files are compressed at build time.)
 * @param isAsked whether to compress only replies sent with `reply.compress`
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
