import * as z from 'zod/mini'

/** Reply of GET banks: the banks that can be chosen for direct debit. */
export const Banks = z.object({
  success: z.literal(true),
  banks: z.array(z.object({ id: z.string(), code: z.string(), name: z.string() })),
})

export type Banks = z.infer<typeof Banks>
