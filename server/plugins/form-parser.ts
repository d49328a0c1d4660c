/** Parses HTML forms without files, for the pages that the server renders. */
import type { FastifyInstance } from 'fastify'

/** The maximum size of a form: 16 KiB, in bytes. */
const LIMIT = 16 * 1024

/** The fields of a form as text, by name. */
export type FormFields = Readonly<Record<string, string>>

/** Makes the app parse HTML forms. If a field is sent twice, the last value is used. */
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

/** Removes what PostgreSQL cannot store: NULs and lone surrogates. */
const storable = (value: string): string => value.replaceAll('\0', '').toWellFormed()
