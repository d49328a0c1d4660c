/** Schema of the regulations, summaries and contracts of plans. */
import * as z from 'zod/mini'

/** A regulation, summary or contract, and the plans that it applies to. */
const RegulationText = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  skus: z.array(z.string()),
})

/**
 * Reply of GET plans/regulationsAndSummaries/getAll: all regulations, summaries and contracts. `sumarries` is
 * the specification's spelling.
 */
export const Regulations = z.object({
  success: z.literal(true),
  regulations: z.array(RegulationText),
  sumarries: z.array(RegulationText),
  contracts: z.array(RegulationText),
})
export type Regulations = z.infer<typeof Regulations>
