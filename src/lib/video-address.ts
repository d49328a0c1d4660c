/** Providers play at this quality where a video has it (M2.65). */
const QUALITY = 'hd1080'

/**
 * The address of a video's player, which starts immediately: it is loaded by a click.
 * @param player address of the provider's player; the video's id is added to its path, its query stays
 */
export function videoAddress(player: string, id: string): string {
  const url = new URL(player)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${encodeURIComponent(id)}`
  url.searchParams.set('vq', QUALITY)
  url.searchParams.set('autoplay', '1')
  return url.href
}
