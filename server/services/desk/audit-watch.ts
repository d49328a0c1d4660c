import { chmodSync, existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod'
import type { Db } from '../../db/database.ts'
import { jsonIn, makeFolder } from '../../files.ts'
import { auditAfter, auditHead, type AuditHead } from '../../repositories/desk/audit.ts'

const Shape = z.object({ seq: z.int().min(0), chain: z.string() })

const fileIn = (dataDir: string) => join(dataDir, 'audit-head.json')

/**
 * Reads the newest entry of the audit log that a server noted in DATA_DIR, outside the database; undefined if none has
 * been noted.
 */
export function readSeenHead(dataDir: string): AuditHead | undefined {
  const file = fileIn(dataDir)
  if (!existsSync(file)) return undefined
  const read = Shape.safeParse(jsonIn(file))
  return read.success ? read.data : undefined
}

/** Notes the newest entry of the audit log in DATA_DIR. The file is written atomically. */
export function keepSeenHead(dataDir: string, { seq, chain }: AuditHead): void {
  makeFolder(dataDir)
  const fresh = `${fileIn(dataDir)}.${process.pid}`
  writeFileSync(fresh, `${JSON.stringify({ seq, chain })}\n`, { mode: 0o600 })
  chmodSync(fresh, 0o600)
  renameSync(fresh, fileIn(dataDir))
}

/**
 * How the log compares with the entry that was noted. `behind`: it ends before that entry. `other`: it has a different
 * entry in that place.
 */
export type HeadState = 'ok' | 'behind' | 'other'

/**
 * Checks whether the log still contains the entry that was noted. After a restore of an older copy, or if the log was
 * truncated, it does not.
 */
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
 * Notes each new end of the audit log outside the database, in DATA_DIR and in the server's log. Logs an error if the
 * database no longer contains the entry noted last; the note then stays, so that `operator.ts audit` can compare with
 * it.
 * @returns the work to repeat
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
