/**
 * Detects that the audit log was truncated or replaced by an older copy, by recording its newest entry
 * outside the database.
 */
import { existsSync } from 'node:fs'
import { chmod, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod'
import type { Db } from '../../db/database.ts'
import { readJsonFile, makeFolder } from '../../file-and-folder-access.ts'
import { auditAfter, auditHead, type AuditHead } from '../../repositories/desk/audit-log.ts'

const Shape = z.object({ seq: z.int().min(0), chain: z.string() })

const fileIn = (dataDir: string) => join(dataDir, 'audit-head.json')

/**
 * Reads the number and the hash of the newest audit log entry that a server has recorded in a file in
 * DATA_DIR. The file is outside the database, so that a truncated log is noticed. Returns undefined if there
 * is no valid file.
 */
export function readSeenHead(dataDir: string): AuditHead | undefined {
  const file = fileIn(dataDir)
  if (!existsSync(file)) return undefined
  const read = Shape.safeParse(readJsonFile(file))
  return read.success ? read.data : undefined
}

/**
 * Records the number and the hash of the newest audit log entry in a file in DATA_DIR, atomically. If the disk hangs,
 * nothing else is delayed.
 */
export async function keepSeenHead(dataDir: string, { seq, chain }: AuditHead): Promise<void> {
  makeFolder(dataDir)
  const fresh = `${fileIn(dataDir)}.${process.pid}`
  await writeFile(fresh, `${JSON.stringify({ seq, chain })}\n`, { mode: 0o600 })
  await chmod(fresh, 0o600)
  await rename(fresh, fileIn(dataDir))
}

/**
 * How the audit log compares with the entry recorded outside the database. `behind`: the log ends before that
 * entry. `other`: the log has a different entry with that number.
 */
export type HeadState = 'ok' | 'behind' | 'other'

/**
 * Checks whether the audit log still contains the entry recorded outside the database. It does not if an
 * older copy of the database was restored or the log was truncated.
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
 * Creates the periodic check of the audit log. It records each new last entry outside the database: in
 * DATA_DIR and in the server's log. If the database no longer contains the entry recorded before, it logs an
 * error and keeps the record, so that `desk-accounts-and-audit.ts audit` can compare with it.
 * @returns the function to call periodically
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
    await keepSeenHead(dataDir, head)
    if (head.seq > 0) log.info({ audit: { seq: head.seq, chain: head.chain } }, 'the audit log has grown')
  }
}
