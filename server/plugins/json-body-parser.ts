/** Accepts only JSON request bodies, and removes `__proto__`, NULs and malformed Unicode from them. */
import type { FastifyInstance } from 'fastify'

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
