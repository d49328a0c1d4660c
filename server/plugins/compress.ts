import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Bytes below which compression costs more than it saves. */
const WORTHWHILE = 1024

/**
 * Replies of the API compressed for who asks for it, quickly rather than small: plan lists shrink to a quarter.
 * (The site's files are compressed when it is built.)
 */
export async function compressReplies(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: WORTHWHILE,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 4 },
  })
}
