import { setTimeout as wait } from 'node:timers/promises'
import { importWords } from '../../../src/content/desk/imports.ts'
import { modelOfImport } from '../../../src/content/desk/import-columns.ts'
import { importFileProblems } from '../../../src/content/desk/import-problems.ts'
import { deskErrorMessages } from '../../../src/content/desk/server-error-messages.ts'
import type { ImportListProps } from '../../../src/desk/page-data-types/imports.ts'
import { isUuid } from '../../../src/lib/uuid.ts'
import { HttpError } from '../../errors.ts'
import type { Importer } from '../../imports/apply-and-undo-rows.ts'
import { importKindsOf, listImports, showImport } from '../../imports/import-page-data.ts'
import type { ImportRequest } from '../../imports/tables-by-import-kind.ts'
import {
  beginApplying,
  beginImport,
  beginUndoing,
  importNow,
  type BegunImport,
  type Runner,
} from '../../imports/run-imports.ts'
import { importReaderBy } from '../../desk-work/desk-work.ts'
import { readUploads, UPLOAD_MEGABYTES, type Upload } from '../../plugins/file-upload-parser.ts'
import type { FormFields } from '../../plugins/form-parser.ts'
import { discardImport, type ImportRow } from '../../repositories/imports.ts'
import { audit } from '../../services/desk/write-and-check-audit-log.ts'
import { lacksLogIn, loggedInRoute, type DeskRouteParts, type LoggedInVisit } from './desk-route.ts'

const HOME = '/operador/importacoes'
/** Milliseconds that a page waits for the work: most files are done by then. */
const PATIENCE_MS = 1_500
/** Seconds after which the page of an import that is at work is loaded again. */
const RELOAD_S = 2

const { refused } = importWords

type Fields = ImportListProps['fields']

const fieldsIn = ({ tipo = '', rede = '', visitas = '12', remover }: FormFields): Fields => ({
  kind: tipo,
  infra: rede.trim(),
  capacity: visitas.trim(),
  isReplacing: remover === 'sim',
})

/** Reads from the form what is to be imported; returns a sentence that says why if that is not possible. */
function importRequestIn(
  { kind, infra, capacity, isReplacing }: Fields,
  visit: LoggedInVisit,
): ImportRequest | string {
  const known = importKindsOf(visit.user.role).find((each) => each === kind)
  if (known === undefined) return refused.kind
  if (known !== 'municipalities') return { kind: known, isReplacing, infra: null, capacity: null }
  if (infra === '' || infra.length > 60) return refused.infra
  if (!/^\d{1,3}$/.test(capacity)) return refused.capacity
  return { kind: known, isReplacing, infra, capacity: Number(capacity) }
}

const importerOf = ({ user }: LoggedInVisit): Importer => ({ by: user, name: user.email })

/** Adds the desk's pages that import files: upload, preview of the changes, import and undo. */
export function importRoutes(parts: DeskRouteParts): void {
  const { app, desk, work: deskWork } = parts
  const { db } = desk
  const leaving = new AbortController()
  const working = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    leaving.abort()
    await Promise.all(working)
  })
  const runner: Runner = {
    ...desk,
    reader: importReaderBy(deskWork),
    leaving: leaving.signal,
    onError: (err) => app.log.error({ err }, 'an import failed'),
  }

  /** Lets work go on after its page was answered, which waits a moment for it. */
  async function begun({ done }: BegunImport): Promise<void> {
    const work = done.finally(() => void working.delete(work))
    working.add(work)
    const patience = new AbortController()
    const late = wait(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined)
    await Promise.race([work, late])
    patience.abort()
  }

  const showAll = async (visit: LoggedInVisit, fields: Fields, problem: string | null = null, status = 200) =>
    visit.show(
      {
        page: 'imports',
        data: {
          kinds: importKindsOf(visit.user.role),
          megabytes: UPLOAD_MEGABYTES,
          fields,
          problem,
          imports: await listImports(desk, visit.user.role),
        },
      },
      { status },
    )

  /** @throws HttpError if there is no such import, or it is not for this person */
  async function importOf(visit: LoggedInVisit): Promise<ImportRow> {
    const { handle } = visit.request.params as { handle: string }
    const row = isUuid(handle) ? await importNow(db, handle) : undefined
    if (!row) throw new HttpError(404, 'not_found', deskErrorMessages.noImport)
    if (!importKindsOf(visit.user.role).includes(row.kind))
      throw new HttpError(403, 'origin', deskErrorMessages.notYourPage)
    return row
  }

  async function showOne(visit: LoggedInVisit, row: ImportRow, problem: string | null = null, status = 200) {
    const data = await showImport(desk, row, visit.user.role, problem)
    if (data.percent !== null) visit.reply.header('refresh', RELOAD_S)
    return visit.show({ page: 'import', data }, { status })
  }

  loggedInRoute(parts, 'GET', HOME, (visit) => showAll(visit, fieldsIn({})))

  loggedInRoute(parts, 'GET', `${HOME}/modelo`, (visit) => {
    const { tipo } = visit.request.query as { tipo?: unknown }
    const kind = importKindsOf(visit.user.role).find((each) => each === tipo)
    if (kind === undefined) throw new HttpError(404, 'not_found', deskErrorMessages.noPage)
    return visit.reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="modelo-${kind}.csv"`)
      .send(modelOfImport(kind))
  })

  loggedInRoute(parts, 'GET', `${HOME}/:handle`, async (visit) => showOne(visit, await importOf(visit)))

  readUploads(app, lacksLogIn, (scope) =>
    loggedInRoute({ ...parts, app: scope }, 'POST', HOME, async (visit) => {
      const fields = fieldsIn(visit.form)
      const upload: Upload | null = visit.request.upload
      const file = upload && (await upload.read())
      if (file === 'busy') return showAll(visit, fields, refused.busy, 409)
      if (file === 'too large')
        return showAll(visit, fields, importFileProblems.tooLarge(UPLOAD_MEGABYTES), 413)
      if (!file || (file.name === '' && file.pieces.length === 0))
        return showAll(visit, fields, refused.noFile, 400)
      const importRequest = importRequestIn(fields, visit)
      if (typeof importRequest === 'string') return showAll(visit, fields, importRequest, 400)
      const work = await beginImport(runner, importRequest, file, importerOf(visit))
      if (!work) return showAll(visit, fields, refused.busy, 409)
      await begun(work)
      return visit.go(`${HOME}/${work.id}`)
    }),
  )

  /** Adds a form of an import's page that begins work. */
  const form = (
    action: string,
    begin: (
      row: ImportRow,
      importer: Importer,
      fields: FormFields,
    ) => Promise<BegunImport | 'busy' | 'other'>,
  ) =>
    loggedInRoute(parts, 'POST', `${HOME}/:handle/${action}`, async (visit) => {
      const row = await importOf(visit)
      if (visit.form.certeza !== 'sim') return showOne(visit, row, refused.notSure, 400)
      const work = await begin(row, importerOf(visit), visit.form)
      if (work === 'busy') return showOne(visit, row, refused.busy, 409)
      if (work === 'other') return showOne(visit, await importOf(visit), refused.other, 409)
      await begun(work)
      return visit.go(`${HOME}/${row.id}`)
    })

  // a page that is still open may show an earlier comparison than the one that is stored
  form('confirmar', async (row, importer, { visto }) =>
    row.outcome?.checksum === visto ? beginApplying(runner, row, importer) : 'other',
  )
  form('desfazer', (row, importer) => beginUndoing(runner, row.id, importer))

  loggedInRoute(parts, 'POST', `${HOME}/:handle/descartar`, async (visit) => {
    const row = await importOf(visit)
    const isDiscarded = await db.transaction(async (sql) => {
      if (!(await discardImport(sql, row.id))) return false
      const detail = { imported: row.kind }
      await audit(sql, desk, { by: visit.user, what: 'import_discarded', detail })
      return true
    })
    if (!isDiscarded) return showOne(visit, await importOf(visit), refused.other, 409)
    return visit.go(`${HOME}?feito=importacao-descartada`)
  })
}
