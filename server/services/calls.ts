import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import { createSupportRequest } from '../repositories/contacts.ts'
import { addToOutbox } from '../repositories/outbox.ts'
import { entryOf } from './outbox.ts'

/** POST supportRequest: keeps the call that a visitor asks for and tells the operator. `telephone` is digits. */
export async function askForCall(
  context: Context,
  telephone: string,
  channel: string | null,
): Promise<string> {
  const { vault } = context
  const id = randomUUID()
  const at = context.clock.now()
  const entry = entryOf(vault, id, { kind: 'call.requested', data: { telephone, channel } })
  await context.db.transaction(async (sql) => {
    await createSupportRequest(sql, {
      id,
      at,
      telephone: vault.seal(telephone, id),
      lookup: vault.lookup(telephone),
      channel,
    })
    await addToOutbox(sql, id, at, [entry])
  })
  return id
}
