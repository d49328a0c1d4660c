import type { PageCampaign } from '../campaigns/types.ts'
import type { Tracking } from '../contract/common.ts'
import { cleanTrackingValue, trackingFrom } from '../lib/tracking.ts'
import type { Outside } from '../sagas/runtime/outside.ts'
import { readProtocol } from './protocol.ts'
import type { Session } from './session/open.ts'
import type { Version } from './version.ts'

const TRACKING_KEY = 'prosa.tracking'

/** Tracking parameters of this visit: from the address, else from the page it started on. */
function trackingOf(query: URLSearchParams): Tracking {
  const found = trackingFrom(query)
  try {
    if (Object.keys(found).length) {
      sessionStorage.setItem(TRACKING_KEY, JSON.stringify(found))
      return found
    }
    const kept = new URLSearchParams(JSON.parse(sessionStorage.getItem(TRACKING_KEY) ?? '{}'))
    return trackingFrom(kept)
  } catch {
    return found // blocked storage or something strange in it: this page's parameters are enough
  }
}

/**
 * What is sent with a lead besides the answers (F§3): campaign name and flags, tracking, version. `origin` marks
 * visitors from the WhatsApp chat.
 * @param session browser data, once known
 */
export function visitOf(
  campaign: PageCampaign,
  path: string,
  query: URLSearchParams,
  version: Version,
  session: Session = { deviceInfo: () => ({}), told: () => ({}) },
): Outside['visit'] {
  const tracking = trackingOf(query)
  // who comes from a chat elsewhere brings its protocol along
  let protocol = cleanTrackingValue(query.get('webcare_tuid') ?? '') || undefined
  if (!protocol) {
    readProtocol((found) => {
      protocol = found
    })
  }
  return () => {
    const deviceInfo = session.deviceInfo()
    return {
      version,
      webcare_tuid: protocol,
      ...tracking,
      ...session.told(),
      ...(deviceInfo.user_prefs2 ? { user_prefs2: deviceInfo.user_prefs2 } : {}),
      ...(Object.keys(deviceInfo).length > 0 ? { deviceInfo } : {}),
      userAgent: navigator.userAgent.slice(0, 512),
      origin: path.startsWith('/chat-tct') ? 'whatsapp' : 'site',
      lp_origin: campaign.lpOrigin,
      ...campaign.flags,
    }
  }
}
