import type { FastifyInstance } from 'fastify'

/** Only escapes can bring a NUL or half a surrogate pair into a JSON text; neither can be stored. */
const HAS_ESCAPE = /\\u(?:0000|d[89a-f])/i

/** Levels that a body may nest (S22); ours need four. */
const DEEPEST = 32

/**
 * Reads JSON bodies: `__proto__` and `constructor` are removed (S13), NULs too, and what is no proper
 * Unicode text is made one. What nests too deep is refused, and no other kind of body is read.
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

/** A refusal as Fastify's own are; the error handler has its words. */
const tooDeep = () => Object.assign(new Error('the body nests too deep'), { statusCode: 400 })

/** Looks no deeper than it is told, so that no body exhausts the stack. */
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
