/**
 * Returns the URL of the player for a video. Playback starts immediately, because the visitor opened the player with a
 * click.
 */

/**
 * The video quality to request from the player. It applies only if the video is available in this quality.
 */
const QUALITY = 'hd1080'

/**
 * @param player URL of the provider's player; the id of the video is appended to its path, and its query is
 * kept
 */
export function videoPlayerUrl(player: string, id: string): string {
  const url = new URL(player)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${encodeURIComponent(id)}`
  url.searchParams.set('vq', QUALITY)
  url.searchParams.set('autoplay', '1')
  return url.href
}
