/** Schemas of replies with lists: banks, legal documents of plans, the plans of a campaign with their benefits. */
import * as z from 'zod/mini'
import { Plan } from './plan.ts'

/** Reply of GET banks: the banks that can be chosen for direct debit. */
export const Banks = z.object({
  success: z.literal(true),
  banks: z.array(z.object({ id: z.string(), code: z.string(), name: z.string() })),
})

export type Banks = z.infer<typeof Banks>

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

/**
 * The part of the reply of GET /json/{file} that the order pages read: the plans of a campaign, without the
 * benefits.
 */
export const PlanListReply = z.object({ success: z.literal(true), plans: z.array(Plan) })
export type PlanListReply = z.infer<typeof PlanListReply>

/**
 * A benefit in the catalogue, such as a streaming service. `imageLight` and `imageDark` are URLs on
 * this site. They differ only if the light image would be invisible on a dark background.
 * `src/funnel/landing-plans.ts` decides which plans have the benefit.
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
