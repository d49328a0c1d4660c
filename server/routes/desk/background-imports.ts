/** Runs imports for the desk's pages: the work goes on after a page was answered, until the server stops. */
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Importer } from '../../imports/apply-rows.ts'
import type { ImportReader } from '../../imports/import-reader.ts'
import {
  beginApplying,
  beginImport,
  beginUndoing,
  type BegunImport,
  type ImportFile,
  type Runner,
} from '../../imports/run-imports.ts'
import type { ImportRequest } from '../../imports/import-tables.ts'
import type { ImportRow } from '../../repositories/imports.ts'
import type { DeskContext } from '../../services/desk/desk-context.ts'

/** Milliseconds that a page waits for the work: most files are done by then. */
const PATIENCE_MS = 1_500

/** Begins work on imports. */
export type ImportWork = ReturnType<typeof importWork>

export function importWork(app: FastifyInstance, desk: DeskContext, reader: ImportReader) {
  const leaving = new AbortController()
  const working = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    leaving.abort()
    await Promise.all(working)
  })
  const runner: Runner = {
    ...desk,
    reader,
    leaving: leaving.signal,
    onError: (err) => app.log.error({ err }, 'an import failed'),
  }

  /** Waits a moment for work, which goes on afterwards. */
  async function begun<Refused extends string | null>(work: BegunImport | Refused) {
    if (work === null || typeof work === 'string') return work
    const ending = work.done.finally(() => void working.delete(ending))
    working.add(ending)
    const patience = new AbortController()
    const late = wait(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined)
    await Promise.race([ending, late])
    patience.abort()
    return { id: work.id }
  }

  return {
    /** @returns null if a server works on another import */
    read: async (request: ImportRequest, file: ImportFile, importer: Importer) =>
      begun(await beginImport(runner, request, file, importer)),
    apply: async (row: ImportRow, importer: Importer) => begun(await beginApplying(runner, row, importer)),
    undo: async ({ id }: ImportRow, importer: Importer) => begun(await beginUndoing(runner, id, importer)),
  }
}
