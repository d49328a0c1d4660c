import type { FastifyInstance } from 'fastify'

/** Maximum bytes of a desk form. */
const LIMIT = 16 * 1024

/** A form as it was sent: each field once, as text. */
export type FormFields = Readonly<Record<string, string>>

/** Reads forms as browsers send them without scripts; if a field is sent twice, the last one counts. */
export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LIMIT },
    (_request, text, done) => {
      const fields = [...new URLSearchParams(text)].map(([name, value]) => [name, storable(value)])
      done(null, Object.fromEntries(fields))
    },
  )
}

/** PostgreSQL can store neither a NUL nor a lone surrogate. */
const storable = (value: string): string => value.replaceAll('\0', '').toWellFormed()
