import * as z from 'zod/mini'

/**
 * Reply of GET tim-api/address-info/complementTypes: the kinds of complement (flat, tower, …) that a network
 * uses in its addresses. The query parameter `infraco` names the network.
 */
export const ComplementTypes = z.object({
  success: z.literal(true),
  complementTypes: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type ComplementTypes = z.infer<typeof ComplementTypes>
