/**
 * Schema of the reply of GET third-parties, which is not part of the specification: the URLs of the third-party scripts
 * and the video player that are configured for this site. A page makes this call only after the visitor has consented,
 * or opened a news item with a video.
 */
import * as z from 'zod/mini'

export const ThirdPartiesReply = z.object({
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
export type ThirdPartiesReply = z.infer<typeof ThirdPartiesReply>
