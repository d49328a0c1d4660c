/** The messages between the server and the process that works for the desk. */
import type { Config } from '../config.ts'
import type { TaskName } from './long-desk-tasks.ts'

/** What the process needs to begin. */
export type WorkSetup = {
  readonly config: Config
  /** The address of the database, for the role that the server has. */
  readonly databaseUrl: string
}

/** To the process: how to begin; then for each task the pieces of its file, and what is to be done. */
export type ToWork =
  | { readonly setup: WorkSetup }
  | { readonly id: number; readonly piece: Buffer }
  | { readonly id: number; readonly task: TaskName; readonly input: unknown }

/** An error as it crosses processes: `code` is that of the database or the system. */
export type SentError = {
  readonly message: string
  readonly stack?: string | undefined
  readonly code?: unknown
}

export type FromWork =
  | { readonly id: number; readonly done: number; readonly total: number }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: SentError }
