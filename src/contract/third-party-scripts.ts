import * as z from 'zod/mini'

/**
 * GET third-parties (ours, D61): the scripts of others and the player that this site is configured to load, by address.
 * A page asks only after a consent that allows one of them, or when a news with a video is opened.
 */
export const ThirdParties = z.object({
  success: z.literal(true),
  /** Tag container: publicity. */
  container: z.optional(z.string()),
  /** Web chat: performance and function. */
  webchat: z.optional(z.string()),
  /** Affiliate script of the loyalty campaign: publicity. */
  affiliate: z.optional(z.string()),
  /** Player of the videos, loaded once one is clicked. */
  video: z.optional(z.string()),
})
export type ThirdParties = z.infer<typeof ThirdParties>
