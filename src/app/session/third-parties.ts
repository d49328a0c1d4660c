/** Loads the third-party scripts that the visitor consents to: tag manager, affiliate script and web chat. */
import type { ThirdPartiesReply } from '../../contract/third-party-script-urls.ts'
import type { Purpose } from '../../lib/cookie-consent.ts'
import type { NewsVideos } from '../../pages/landing/landing-services.ts'
import { OWN_API } from '../boot/choose-api-server.ts'
import { isAllowed } from './consent.ts'

type Name = Exclude<keyof ThirdPartiesReply, 'success' | 'video' | 'videos'>
type Addresses = Partial<ThirdPartiesReply>

/** Consent that each script needs. */
const NEEDS: Readonly<Record<Name, Purpose>> = { container: 'publi', affiliate: 'publi', webchat: 'func' }
const names = Object.keys(NEEDS) as Name[]

let asked: Promise<Addresses> | null = null
const loading = new Map<Name, Promise<void>>()

/** Fetches the configured URLs. Returns none if the request fails; the next call tries again. */
async function addresses(): Promise<Addresses> {
  asked ??= fetch(`${OWN_API}/third-parties`).then((reply) => {
    if (!reply.ok) throw new Error(`third-parties: ${reply.status}`)
    return reply.json() as Promise<Addresses>
  })
  try {
    return await asked
  } catch {
    asked = null
    return {}
  }
}

/** Adds a script to the page. Resolves when the script has run or failed; a blocked script breaks nothing. */
function load(address: string): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    for (const end of ['load', 'error']) script.addEventListener(end, () => resolve())
    document.head.append(script)
  })
}

/**
 * Returns the URL of a script. For the affiliate script, it includes the page's URL without its query, which
 * may contain a code from a link.
 */
function addressOf(name: Name, address: string): string {
  if (name !== 'affiliate') return address
  const url = new URL(address, location.href)
  url.searchParams.set('url_product', location.origin + location.pathname)
  return url.href
}

/**
 * Loads each script that the visitor's consent allows, once.
 * @param isAffiliate whether the page belongs to the loyalty campaign
 */
export async function loadAllowedThirdParties(isAffiliate: boolean): Promise<void> {
  const wanted = () => names.filter((name) => isAllowed(NEEDS[name]) && (name !== 'affiliate' || isAffiliate))
  if (wanted().length === 0) return
  const found = await addresses()
  // the choice may have changed in the meantime
  for (const name of wanted()) {
    const address = found[name]
    if (typeof address === 'string' && !loading.has(name)) loading.set(name, load(addressOf(name, address)))
  }
}

/** Resolves once the web chat has loaded or failed, or if it is not being loaded. */
export async function webchatSettled(): Promise<void> {
  await addresses()
  await loading.get('webchat')
}

/**
 * Returns the URL of the video player and the ids of the videos by news item; null if no player is configured or the
 * configuration cannot be fetched.
 */
export async function newsVideos(): Promise<NewsVideos | null> {
  const { video: player, videos: ids = {} } = await addresses()
  return player === undefined ? null : { player, ids }
}
