import * as z from 'zod/mini'

/**
 * Reply of GET third-parties (not in the specified API): URLs of the third-party scripts and of the
 * video player that this site is configured to load. A page makes this call only after the visitor has
 * consented to a third-party script, or when a news item with a video is opened.
 */
export const ThirdPartyUrls = z.object({
  success: z.literal(true),
  /** URL of the tag container (tag manager); needs consent to advertising. */
  container: z.optional(z.string()),
  /** URL of the web chat; needs consent to performance and functionality. */
  webchat: z.optional(z.string()),
  /** URL of the loyalty campaign's affiliate script; needs consent to advertising. */
  affiliate: z.optional(z.string()),
  /** URL of the video player, which is loaded when a video is clicked. */
  video: z.optional(z.string()),
  /** Ids of the videos at that player's provider, by news item. */
  videos: z.record(z.string(), z.string()),
})
export type ThirdPartyUrls = z.infer<typeof ThirdPartyUrls>
