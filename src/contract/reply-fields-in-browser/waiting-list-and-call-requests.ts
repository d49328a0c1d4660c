/** Fields that the browser reads from replies about the waiting list and call requests. */
import * as z from 'zod/mini'
import { Id, orUndefined, type ReplyTable, schemaOf } from './define-reply-fields.ts'

const success = z.literal(true)

/** POST and PUT lead-no-coverage. */
export const entryTable = { required: { success, id: Id } } as const satisfies ReplyTable
export const EntryReply = schemaOf(entryTable)

/** DELETE lead-no-coverage. */
export const withdrawnTable = {
  required: { success },
  optional: { id: orUndefined(Id) },
} as const satisfies ReplyTable
export const WithdrawalReply = schemaOf(withdrawnTable)

/** POST supportRequest. */
export const callTable = {
  required: { success, id: Id },
  ours: { alreadyRequested: orUndefined(z.literal(true)) },
} as const satisfies ReplyTable
export const CallReply = schemaOf(callTable)
