import * as z from 'zod/mini'

/** GET banks: the banks from which a bill can be paid by direct debit. "A banks response must contain banks." */
export const Banks = z.object({
  success: z.literal(true),
  banks: z.array(z.object({ id: z.string(), code: z.string(), name: z.string() })),
})
export type Banks = z.infer<typeof Banks>
