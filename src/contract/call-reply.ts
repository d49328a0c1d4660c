/** Schema of the reply to a request for a phone call. */
import * as z from 'zod/mini'
import { CreatedReply } from './common.ts'

/**
 * Reply of POST supportRequest. `alreadyRequested` (not in the specified API): this telephone is already waiting for a
 * call, and the request was only counted.
 */
export const CallReply = z.extend(CreatedReply, { alreadyRequested: z.optional(z.literal(true)) })
