import { randomUUID } from 'node:crypto'
import type { OutboxEntry } from '../repositories/outbox.ts'
import type { OutboxNotice } from '../rules/outbox-notice-types.ts'
import type { Vault } from '../security/encryption-vault.ts'

/** Turns a notice into an outbox row. `subject` is the id of the record that the notice is about. */
export const outboxEntryOf = (vault: Vault, subject: string, notice: OutboxNotice): OutboxEntry => ({
  id: randomUUID(),
  kind: notice.kind,
  payload: vault.seal(JSON.stringify(notice.data), subject),
})
