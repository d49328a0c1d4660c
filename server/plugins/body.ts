import type { FastifyInstance } from 'fastify'

/** Only escapes can bring a NUL or half a surrogate pair into a JSON text; neither can be stored. */
const HAS_ESCAPE = /\\u(?:0000|d[89a-f])/i

/** How deep a body may nest; ours need four. */
const DEEPEST = 32

/**
 * Reads JSON bodies: `__proto__` and `constructor` are removed (security 13), NULs too, and what is no proper
 * Unicode text is made one. No other kind of body is read.
 */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    void parse(request, text, (error, body: unknown) => {
      if (error || !HAS_ESCAPE.test(text)) done(error, body)
      else done(null, storable(body, 0))
    })
  })
}

function storable(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value
  if (Array.isArray(value)) return value.map((each) => storable(each, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [storable(name, depth + 1), storable(each, depth + 1)]),
  )
}
