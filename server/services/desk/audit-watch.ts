import { chmodSync, existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod'
import type { Db } from '../../db/database.ts'
import { jsonIn, makeFolder } from '../../files.ts'
import { auditAfter, auditHead, type AuditHead } from '../../repositories/desk/audit.ts'

const Shape = z.object({ seq: z.int().min(0), chain: z.string() })

const fileIn = (dataDir: string) => join(dataDir, 'audit-head.json')

/** The newest audit log entry seen by this process, kept outside the database; undefined: none yet. */
export function readSeenHead(dataDir: string): AuditHead | undefined {
  const file = fileIn(dataDir)
  if (!existsSync(file)) return undefined
  const read = Shape.safeParse(jsonIn(file))
  return read.success ? read.data : undefined
}

/** Written atomically. */
export function keepSeenHead(dataDir: string, { seq, chain }: AuditHead): void {
  makeFolder(dataDir)
  const fresh = `${fileIn(dataDir)}.${process.pid}`
  writeFileSync(fresh, `${JSON.stringify({ seq, chain })}\n`, { mode: 0o600 })
  chmodSync(fresh, 0o600)
  renameSync(fresh, fileIn(dataDir))
}

/** `behind`: the log ends before an entry that was seen; `other`: it has a different entry in that place. */
export type HeadState = 'ok' | 'behind' | 'other'

/** Whether the database still has an entry that was seen in it: a restored copy or a truncated log does not. */
export async function compareHead(db: Db, seen: AuditHead): Promise<HeadState> {
  if (seen.seq === 0) return 'ok'
  const [entry] = await auditAfter(db, seen.seq - 1, 1)
  if (entry?.seq !== seen.seq) return 'behind'
  return entry.chain === seen.chain ? 'ok' : 'other'
}

export type AuditWatchParts = {
  db: Db
  dataDir: string
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
}

/**
 * Notes each new end of the audit log outside the database, in DATA_DIR and in the log stream, and logs an error when
 * the database no longer has what was noted. The note is then kept for `operator.ts audit` to compare with.
 * @returns work to be repeated
 */
export function watchAudit({ db, dataDir, log }: AuditWatchParts): () => Promise<void> {
  let last: string | undefined
  return async () => {
    const head = await auditHead(db)
    if (!head || head.chain === last) return
    const seen = readSeenHead(dataDir)
    const state = seen ? await compareHead(db, seen) : 'ok'
    last = head.chain
    if (state !== 'ok') {
      log.error(
        { audit: { seq: head.seq, seen: seen?.seq, state } },
        'the audit log lacks what was seen in it',
      )
      return
    }
    if (head.chain === seen?.chain) return
    keepSeenHead(dataDir, head)
    if (head.seq > 0) log.info({ audit: { seq: head.seq, chain: head.chain } }, 'the audit log has grown')
  }
}
