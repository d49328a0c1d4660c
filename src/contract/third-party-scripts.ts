import * as z from 'zod/mini'

/**
 * Reply of GET third-parties (not in the specified API, D61): addresses of the third-party scripts and of the
 * video player that this site is configured to load. A page makes this call only after the visitor has
 * consented to one of them, or when a news item with a video is opened.
 */
export const ThirdParties = z.object({
  success: z.literal(true),
  /** Tag container; needs consent to advertising. */
  container: z.optional(z.string()),
  /** Web chat; needs consent to performance and functionality. */
  webchat: z.optional(z.string()),
  /** Affiliate script of the loyalty campaign; needs consent to advertising. */
  affiliate: z.optional(z.string()),
  /** Video player, loaded when a video is clicked. */
  video: z.optional(z.string()),
})
export type ThirdParties = z.infer<typeof ThirdParties>
