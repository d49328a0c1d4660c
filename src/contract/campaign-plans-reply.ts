/** Schema of the reply of GET /json/{file}: the plans of a campaign, and the possible benefits of plans. */
import * as z from 'zod/mini'
import { PlanListReply } from './plan.ts'

/**
 * A benefit in the catalogue, such as a streaming service. `imageLight` and `imageDark` are URLs on
 * this site. They differ only if the light image would be invisible on a dark background.
 * `src/funnel/plan-benefits.ts` decides which plans have the benefit.
 */
const Benefit = z.object({
  id: z.string(),
  slug: z.string(),
  benefit: z.string(),
  description: z.string(),
  imageLight: z.nullable(z.string()),
  imageDark: z.nullable(z.string()),
})
export type Benefit = z.infer<typeof Benefit>

/** The plans of a campaign, and all benefits in the order in which they are shown. */
export const CampaignPlansReply = z.extend(PlanListReply, { benefits: z.array(Benefit) })
