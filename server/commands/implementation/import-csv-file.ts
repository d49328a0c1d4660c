/** Runs `npm run import`: imports one CSV file and reports the progress, or undoes the last import. */
import { readArguments } from '../helpers/command.ts'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { importChangeText, importWords } from '../../../src/content/desk/imports.ts'
import type { ImportKind } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { systemClock } from '../../clock.ts'
import { ConfigError, type Config } from '../../config.ts'
import type { Importer } from '../../imports/apply-rows.ts'
import { importReaderHere } from '../../imports/import-reader.ts'
import type { ImportRequest } from '../../imports/import-tables.ts'
import {
  beginApplying,
  beginImport,
  beginUndoing,
  changesOfImport,
  importNow,
  undoableImport,
  type BegunImport,
  type Runner,
} from '../../imports/run-imports.ts'
import type { ImportRow } from '../../repositories/imports.ts'
import { withDatabaseAndVault } from '../helpers/database.ts'

const USAGE = `usage: import-csv-file.ts coverage|ceps|streets|customers|lines FILE.csv [--replace] [--dry-run] [--infra NAME [--capacity N]]
       import-csv-file.ts undo`

const OPTIONS = {
  replace: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  infra: { type: 'string' },
  capacity: { type: 'string', default: '12' },
} as const

const BUSY = 'another import is running: try again when it has ended'

type AskedImport = {
  readonly request: ImportRequest
  readonly file: string
  readonly bytes: Buffer
  readonly isDry: boolean
}

const KINDS: readonly string[] = ['coverage', 'ceps', 'streets', 'customers', 'lines'] satisfies ImportKind[]
const isKind = (text: string): text is ImportKind => KINDS.includes(text)

function asked(args: readonly string[]): AskedImport | 'undo' {
  const { positionals, values } = readArguments(OPTIONS, USAGE, args)
  const [kind = '', file] = positionals
  if (kind === 'undo' && file === undefined) return 'undo'
  if (!isKind(kind) || !file || !/^\d{1,4}$/.test(values.capacity)) throw new ConfigError(USAGE)
  if (values.infra !== undefined && kind !== 'coverage') throw new ConfigError(USAGE)
  const isReplacing = values.replace
  const request: ImportRequest =
    values.infra === undefined
      ? { kind, isReplacing, infra: null, capacity: null }
      : { kind: 'municipalities', isReplacing, infra: values.infra, capacity: Number(values.capacity) }
  return { request, file, bytes: bytesOf(file), isDry: values['dry-run'] }
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new ConfigError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
}

/** What an import needs: the configuration, the user who runs it, and a function that reports its progress. */
type CommandParts = {
  readonly config: Config
  readonly user: string
  readonly progress: (line: string) => void
}

/**
 * Imports a CSV file, or undoes the last import.
 * @param args as on the command line
 * @returns what was done, in words
 * @throws ConfigError with what is wrong with the arguments or with the file
 */
export async function importFile(args: readonly string[], parts: CommandParts): Promise<string> {
  const wanted = asked(args)
  return withDatabaseAndVault(parts.config, async (db, vault) => {
    const importer: Importer = { by: 'command', name: parts.user, detail: { user: parts.user } }
    const errors: unknown[] = []
    const onError = (error: unknown) => void errors.push(error)
    const onProgress = inPercent(parts.progress)
    const reader = importReaderHere({ db, vault })
    const runner = { db, clock: systemClock, vault, reader, errors, onError, onProgress }
    return wanted === 'undo' ? undo(runner, importer) : run(runner, wanted, importer, parts.progress)
  })
}

/** A runner that keeps the first error. */
type CommandRunner = Runner & { readonly errors: readonly unknown[] }

/** Waits for work, and returns the import after it. */
async function after({ db, errors }: CommandRunner, { id, done }: BegunImport): Promise<ImportRow> {
  await done
  if (errors.length > 0) throw errors[0]
  const row = await importNow(db, id)
  if (!row) throw new Error(`import ${id} is gone`)
  return row
}

async function run(
  runner: CommandRunner,
  { request, file, bytes, isDry }: AskedImport,
  importer: Importer,
  print: (line: string) => void,
): Promise<string> {
  const begun = await beginImport(runner, request, { name: basename(file), pieces: [bytes] }, importer)
  if (!begun) throw new ConfigError(BUSY)
  const read = await after(runner, begun)
  if (!read.outcome) throw new ConfigError(problemsOf(file, read))
  for (const line of told(read)) print(line)
  if (isDry) return `${file}: nothing was imported (--dry-run).`
  if (changesOfImport(read.outcome) === 0) return `${file}: nothing changes.`
  const work = await beginApplying(runner, read, importer)
  if (typeof work === 'string') throw new ConfigError(BUSY)
  const applied = await after(runner, work)
  if (applied.state !== 'applied')
    throw new ConfigError(`${file}: nothing was imported\n${importWords.notes[applied.note ?? 'failed']}`)
  return `${applied.rows} rows of ${file} were imported.`
}

function problemsOf(file: string, { problems, problemCount }: ImportRow): string {
  const more = problemCount > problems.length ? [`… and ${problemCount - problems.length} more`] : []
  return [`${file}: nothing was imported`, ...problems, ...more].join('\n')
}

/** What a file changes, in lines. */
function told({ kind, outcome }: ImportRow): string[] {
  if (!outcome) return []
  const { added, changed, removed, same, kept, unknown, newNetworks = [], examples } = outcome
  return [
    `${added} new, ${changed} changed, ${removed} removed, ${same} unchanged`,
    ...examples.map((each) => `  ${importChangeText(kind, each)}`),
    ...(kept > 0 ? [importWords.kept(kept)] : []),
    ...(unknown.length > 0 ? [importWords.unknown(unknown)] : []),
    ...(newNetworks.length > 0 ? [importWords.newNetworks(newNetworks)] : []),
  ]
}

async function undo(runner: CommandRunner, importer: Importer): Promise<string> {
  const { db, clock } = runner
  const last = await undoableImport(db, clock.now())
  if (!last) throw new ConfigError('there is no import that can be undone')
  const work = await beginUndoing(runner, last.id, importer)
  if (typeof work === 'string') throw new ConfigError(BUSY)
  const { state, note } = await after(runner, work)
  if (state !== 'undone') throw new ConfigError(importWords.notes[note ?? 'failed'])
  return `The import of ${last.fileName} was undone.`
}

/** Prints how far the work is, every five per cent. */
function inPercent(print: (line: string) => void): (done: number, total: number) => void {
  let shown = -1
  return (done, total) => {
    const percent = Math.floor((done / Math.max(total, 1)) * 100)
    // a new part of the work begins again
    if (percent >= shown && percent < shown + 5 && done < total) return
    shown = percent
    print(`${done} of ${total} (${percent}%)`)
  }
}
