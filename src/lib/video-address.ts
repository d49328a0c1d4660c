/** Builds the address of a video's player. */

/** The video quality that the player is asked for. It applies only if the video has this quality (M2.65). */
const QUALITY = 'hd1080'

/**
 * Returns the address of a video's player. Playback starts immediately, because the visitor opened the player
 * with a click.
 * @param player address of the provider's player; the video's id is appended to its path, its query is kept
 */
export function videoAddress(player: string, id: string): string {
  const url = new URL(player)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${encodeURIComponent(id)}`
  url.searchParams.set('vq', QUALITY)
  url.searchParams.set('autoplay', '1')
  return url.href
}
