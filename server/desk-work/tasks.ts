/**
 * What the desk asks for that takes long: reading files, rendering previews, writing exports. The same code runs in the
 * process beside the server (work-process.ts) and, in tests, inside it.
 */
import { compareImport, readImportFile, type ImportOnDay } from '../imports/read-and-compare-file.ts'
import type { RenderInput } from '../../src/app/server-rendering/page-renderer-input.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { Vault } from '../security/vault.ts'
import { exportedDay, type ExportOfDay } from '../services/desk/exports.ts'
import type { PageRenderer } from '../site/render-in-worker-thread.ts'

/** What the tasks need. */
export type TaskParts = {
  readonly db: Db
  readonly clock: Clock
  readonly vault: Vault
  /** Renders pages; null if the site was not built. */
  readonly renderer: Pick<PageRenderer, 'render'> | null
}

/** What a task gets beside its input: the file that was sent, and a function that hears how far it is. */
export type TaskCall = {
  readonly bytes: Buffer
  readonly progress: (done: number, total: number) => void
}

export const tasks = {
  readImport: (parts: TaskParts, what: ImportOnDay, { bytes, progress }: TaskCall) =>
    readImportFile(parts, what, bytes, progress),

  compareImport: (parts: TaskParts, what: ImportOnDay) => compareImport(parts, what),

  /** A page that is not served, for a preview. */
  async render({ renderer }: TaskParts, source: RenderInput) {
    if (!renderer) throw new Error('the site was not built')
    return renderer.render(source, true)
  },

  exportDay: (parts: TaskParts, part: ExportOfDay) => exportedDay(parts, part),
} as const

type Tasks = typeof tasks
export type TaskName = keyof Tasks
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[1]
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>
