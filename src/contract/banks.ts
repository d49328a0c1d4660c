import * as z from 'zod/mini'

/** Reply of GET banks: the banks from which a bill can be paid by direct debit. */
export const Banks = z.object({
  success: z.literal(true),
  banks: z.array(z.object({ id: z.string(), code: z.string(), name: z.string() })),
})
export type Banks = z.infer<typeof Banks>
