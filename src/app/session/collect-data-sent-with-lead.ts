/**
 * Returns a function that collects what is sent with a lead besides the visitor's answers: the campaign, the source of
 * the visit, the A/B version and browser data.
 */
import { addonFields } from '../../campaigns/campaign-request-fields.ts'
import type { PageCampaign } from '../../campaigns/campaign-types.ts'
import { cleanTrackingValue, trackingFrom } from '../../lib/tracking-parameters.ts'
import type { Dependencies } from '../../sagas/runtime/dependencies.ts'
import type { KeptSource } from '../server-rendering/early-input-and-tracking-script.ts'
import { readProtocol } from './third-party-chat-protocol-number.ts'
import type { Session } from './collect-browser-data.ts'
import type { Version } from './ab-version.ts'

type Opened = {
  campaign: PageCampaign
  path: string
  query: URLSearchParams
  /** The tracking parameters that the script in the page's head stored; undefined if there are none. */
  source: KeptSource | undefined
  version: Version
  /** Provides the browser's data; without it, none is sent. */
  session?: Session
}

export function dataSentWithLead({
  campaign,
  path,
  query,
  source,
  version,
  session = { deviceInfo: () => ({}), told: () => ({}) },
}: Opened): Dependencies['visit'] {
  const tracking = trackingFrom(new URLSearchParams(Object.entries(source ?? {})))
  // visitors who come from another chat bring its protocol number in the URL
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
      ...addonFields(campaign),
      ...campaign.flags,
    }
  }
}
