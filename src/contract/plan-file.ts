import * as z from 'zod/mini'
import { PlanList } from './plan.ts'

/**
 * A benefit of the catalogue (M§3). Its pictures are addresses on this site; `imageDark` is another one only where the
 * light picture would not be seen on a dark ground. Which plan has it is `src/funnel/benefits.ts`.
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

/** GET /json/{file}, whole: an addon's plans, and the benefits of the catalogue in their order. */
export const PlanFile = z.extend(PlanList, { benefits: z.array(Benefit) })
