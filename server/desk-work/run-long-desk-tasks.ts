/**
 * Runs the desk's long tasks, such as reading files and writing exports, for its routes. This version works without
 * another process; start-work-process.ts has the other.
 */
import type { ImportReader } from '../imports/import-reader.ts'
import {
  tasks,
  type TaskCall,
  type TaskInput,
  type TaskName,
  type TaskParts,
  type TaskResult,
} from './long-desk-tasks.ts'

/** Who asks, and what comes with it. */
export type WorkOptions = {
  /** The person for whom it is done: each has a limit. */
  readonly by: string
  /** A file, in the pieces in which it was sent. */
  readonly pieces?: readonly Buffer[]
  readonly progress?: (done: number, total: number) => void
  /** Ends the work when it is aborted. */
  readonly signal?: AbortSignal | undefined
}

/** Does what the desk asks for and takes long. */
export type DeskWork = {
  /**
   * Does a task.
   * @throws InterruptedWork if it took too long or too much memory
   * @throws HttpError 429 if this person has too much of it under way
   */
  run<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    options: WorkOptions,
  ): Promise<TaskResult<Name>>
  close(): Promise<void>
}

/** Runs a task of this name with its input: the table of tasks says which input belongs to which. */
export function runTask<Name extends TaskName>(
  name: Name,
  parts: TaskParts,
  input: TaskInput<Name>,
  call: TaskCall,
): Promise<TaskResult<Name>> {
  const run = tasks[name] as unknown as (
    ...all: [TaskParts, TaskInput<Name>, TaskCall]
  ) => Promise<TaskResult<Name>>
  return run(parts, input, call)
}

/** Does all work in this process: for tests, and for a server without a database. */
export const deskWorkHere = (parts: TaskParts): DeskWork => ({
  run: (name, input, { pieces = [], progress = () => undefined }) =>
    runTask(name, parts, input, { bytes: Buffer.concat(pieces), progress }),
  close: async () => undefined,
})

/** Reads imports where the desk's work is done. */
export const importReaderBy = (work: DeskWork): ImportReader => ({
  read: (what, pieces, options) => work.run('readImport', what, { by: IMPORTS, pieces, ...options }),
  compare: (what) => work.run('compareImport', what, { by: IMPORTS }),
})

/** Imports run one at a time, whoever asks for them. */
const IMPORTS = 'imports'
