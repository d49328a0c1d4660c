import type { FastifyInstance } from 'fastify'

/** Only escapes can put a NUL or a lone surrogate into a JSON text; PostgreSQL can store neither. */
const HAS_ESCAPE = /\\u(?:0000|d[89a-f])/i

/** Maximum nesting depth of a body (S22); ours need four. */
const DEEPEST = 32

/**
 * Parses JSON bodies: removes `__proto__` and `constructor` (S13) as well as NULs, and repairs malformed Unicode.
 * Rejects bodies that nest too deep and any other content type.
 */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    void parse(request, text, (error, body: unknown) => {
      if (error) done(error)
      else if (!isShallow(body, DEEPEST)) done(tooDeep())
      else done(null, HAS_ESCAPE.test(text) ? storable(body) : body)
    })
  })
}

/** Shaped like Fastify's own errors, so the error handler has a message for it. */
const tooDeep = () => Object.assign(new Error('the body nests too deep'), { statusCode: 400 })

/** Stops at a maximum depth, so that no body exhausts the stack. */
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
