import * as z from 'zod/mini'

/**
 * GET renewalBaseUser/check-client/{cpf}: whether the holder of a document is a customer, and which journey fits (D40).
 * The reply contains nothing else.
 */
export const ClientCheck = z.object({
  success: z.literal(true),
  isClient: z.boolean(),
  flow: z.nullable(z.enum(['renewal', 'migration'])),
})
export type ClientCheck = z.infer<typeof ClientCheck>

/**
 * GET customers/availability (not in the specified API): whether renewal and migration work; read before the visitor is
 * asked for a document (D88). False if they require a code that cannot be mailed; their look-ups are then refused with
 * 409 `unavailable`.
 */
export const Availability = z.object({ success: z.literal(true), isAvailable: z.boolean() })
