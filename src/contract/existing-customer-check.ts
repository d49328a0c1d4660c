/** Schemas of the call that asks whether the holder of a CPF is a customer, and of the one that asks whether that look-up works now. */
import * as z from 'zod/mini'

/**
 * Reply of GET renewalBaseUser/check-client/{cpf}: whether the holder of a CPF is a customer, and which
 * journey fits them, renewal or migration. The reply contains nothing else.
 */
export const ClientCheck = z.object({
  success: z.literal(true),
  isClient: z.boolean(),
  flow: z.nullable(z.enum(['renewal', 'migration'])),
})
export type ClientCheck = z.infer<typeof ClientCheck>

/**
 * Reply of GET customers/availability (not in the specified API): whether renewal and migration are
 * available. Clients check this before they ask for a document. `isAvailable` is false if a code is
 * required but cannot be sent by e-mail. Calls that look up a customer are then refused with 409
 * `unavailable`.
 */
export const Availability = z.object({ success: z.literal(true), isAvailable: z.boolean() })
