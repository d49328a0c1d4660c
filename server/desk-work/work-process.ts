/**
 * The process that works for the desk, so that no file, preview or export stops or slows visitors. The server starts it
 * (start-work-process.ts), and may end it at any moment; it ends itself when the server is gone.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { systemClock } from '../clock.ts'
import { openDatabase } from '../db/database.ts'
import { loadKeys } from '../security/secret-keys.ts'
import { makeVault } from '../security/encryption-vault.ts'
import { storedEditions } from '../editions/stored-editions.ts'
import { siteSettingsOf } from '../site/collect-render-input.ts'
import { loadScriptlessPages } from '../site/built-site.ts'
import { endedCampaignPage } from '../site/shop-preview-renderer.ts'
import { startPageRenderer } from '../site/page-renderer.ts'
import { runTask } from './run-long-desk-tasks.ts'
import type { FromWork, SentError, ToWork, WorkSetup } from './work-process-messages.ts'
import type { TaskInput, TaskName, TaskParts } from './long-desk-tasks.ts'

/**
 * The niceness of this process: it gets about a tenth of a busy processor and all of an idle one
 * (https://man7.org/linux/man-pages/man7/sched.7.html, "The nice value"). With less, the desk's pages would be late
 * whenever many visitors order.
 */
const NICENESS = 10
/** Connections to the database: an import stores rows on one while previews and exports read on the other. */
const CONNECTIONS = 2

/** Gives way to the server: in processor time, and where the machine's memory ends. */
function giveWay(): void {
  try {
    // on Linux each thread has a niceness of its own; threads that start later inherit it
    for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), NICENESS)
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // these files exist only on Linux
    setPriority(NICENESS)
  }
}

async function prepare({ config, databaseUrl }: WorkSetup): Promise<TaskParts> {
  // connections that are lost while idle are opened anew
  const onError = () => undefined
  const db = openDatabase({ ...config.database, url: databaseUrl, pool: CONNECTIONS, onError })
  const vault = makeVault(loadKeys(config))
  const settings = siteSettingsOf(config, vault)
  return {
    db,
    config,
    vault,
    settings,
    clock: systemClock,
    editions: storedEditions(db),
    renderer: startPageRenderer(config.siteDir),
    ended: endedCampaignPage(await loadScriptlessPages(config.siteDir), settings),
  }
}

const tell = (message: FromWork) => process.send?.(message)

function sentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { message: String(error) }
  const { message, stack } = error
  return { message, stack, code: 'code' in error ? error.code : undefined }
}

giveWay()
let parts: Promise<TaskParts> | undefined
const files = new Map<number, Buffer[]>()

async function work(id: number, task: TaskName, input: TaskInput<TaskName>): Promise<void> {
  const bytes = Buffer.concat(files.get(id) ?? [])
  files.delete(id)
  try {
    if (!parts) throw new Error('there is a task before the setup')
    const progress = (done: number, total: number) => tell({ id, done, total })
    tell({ id, result: await runTask(task, await parts, input, { bytes, progress }) })
  } catch (error) {
    tell({ id, error: sentError(error) })
  }
}

process.on('message', (message: ToWork) => {
  if ('setup' in message) {
    parts = prepare(message.setup)
    // each task says so
    parts.catch(() => undefined)
  } else if ('piece' in message) {
    const known = files.get(message.id)
    if (known) known.push(message.piece)
    else files.set(message.id, [message.piece])
  } else void work(message.id, message.task, message.input as TaskInput<TaskName>)
})
process.on('disconnect', () => process.exit())
// a terminal, or a manager of services, tells all processes: the server ends this one when it needs it no more
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)
