import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import { createSupportRequest } from '../repositories/contacts.ts'
import type { CreationKey } from '../repositories/leads.ts'
import { addToOutbox } from '../repositories/outbox.ts'
import { creationKey, onceById } from './creation.ts'
import { entryOf } from './outbox.ts'

/** POST supportRequest: stores a callback request and notifies the operator, once per key. `telephone` is digits. */
export function askForCall(
  context: Context,
  telephone: string,
  key: string | null,
  channel: string | null,
): Promise<string> {
  const creation = creationKey(context, key, { to: 'call', telephone })
  return onceById(context, creation, () => makeCall(context, telephone, creation, channel))
}

async function makeCall(
  context: Context,
  telephone: string,
  key: CreationKey,
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
      key,
    })
    await addToOutbox(sql, id, at, [entry])
  })
  return id
}
