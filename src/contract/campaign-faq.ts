/** Schema of the call that returns a campaign's frequently asked questions. It is not in the specified API. */
import * as z from 'zod/mini'

/**
 * Reply of GET faq: the questions of the edition's FAQ, with the figures of the campaign's plans. A line of an answer is a
 * paragraph, or an item of a list after '- '; lists and paragraphs are separated by an empty line.
 */
export const CampaignFaq = z.object({
  success: z.literal(true),
  questions: z.array(
    z.object({
      question: z.string(),
      answer: z.string(),
      links: z.array(z.object({ label: z.string(), href: z.string() })),
    }),
  ),
})
export type CampaignFaq = z.infer<typeof CampaignFaq>
