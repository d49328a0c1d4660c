/** Collects the browser data that is sent with a lead. Old service workers are removed at the same time. */
import type { DeviceInfo } from '../../contract/lead-answers/bank-info.ts'
import { storageKeys } from '../../lib/storage-keys.ts'
import { type GaIds, gaIds } from '../../lib/google-analytics-ids.ts'
import { exposedFor } from '../counting/experiment-exposure.ts'

export interface Session {
  /** Returns the browser data that is sent with a lead; unknown values are left out. */
  deviceInfo: () => DeviceInfo
  /**
   * Returns other data that is sent with a lead: the ids in the cookies of Google Analytics, and the number of days
   * since the browser entered the A/B experiment.
   */
  told: () => GaIds & { exposedFor?: number }
}

declare global {
  interface Window {
    tim_prefs?: { init?: () => void }
    /** Set by a script of the operator, if there is one. */
    jsc?: unknown
    hdim_payload?: unknown
  }
}

/** Milliseconds between checks for the cookies and preferences. */
const RETRY = 500

/** Maximum lengths in characters that the API accepts (src/contract/new-lead.ts). */
const LIMITS = { cookies: 4096, user_prefs2: 4096, jsc: 8192, hdim_payload: 8192 } as const

/**
 * Does the startup work that can wait until after the first question. It unregisters service workers,
 * starts the preferences script, and copies cookies and preferences into the session, retrying every 500 ms
 * until both exist.
 * @param report called with failures while the browser is online; a failure has no other effect
 */
export function collectBrowserData(report: (error: unknown, where: string) => void): Session {
  const copied: DeviceInfo = {}
  const copy = () => {
    const found = { cookies: document.cookie, user_prefs2: storedPrefs() }
    Object.assign(copied, present(found))
    if (!copied.cookies || !copied.user_prefs2) setTimeout(copy, RETRY)
  }
  const log = (where: string) => (error: unknown) => {
    if (navigator.onLine) report(error, where)
  }
  unregisterServiceWorkers().catch(log('service workers'))
  loadPrefs().catch(log('tim_prefs'))
  copy()
  return {
    deviceInfo: () => ({
      ...copied,
      ...present({ jsc: window.jsc, hdim_payload: window.hdim_payload }),
    }),
    told: () => {
      const days = exposedFor()
      return {
        ...gaIds(document.cookie),
        ...(days !== undefined && { exposedFor: days }),
      }
    },
  }
}

async function unregisterServiceWorkers(): Promise<void> {
  // missing without TLS and in some in-app browsers
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map((each) => each.unregister()))
}

async function loadPrefs(): Promise<void> {
  const script = document.createElement('script')
  script.src = '/scripts/tim_prefs.js'
  script.async = true
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', () => reject(new Error('did not load')))
    document.head.append(script)
  })
  window.tim_prefs?.init?.()
}

function storedPrefs(): string | null {
  try {
    return window.sessionStorage.getItem(storageKeys.preferences.key)
  } catch {
    return null
  }
}

/** Returns only the string values, cut to the lengths that the API accepts. */
function present(found: Partial<Record<keyof DeviceInfo, unknown>>): DeviceInfo {
  const texts = Object.entries(found).flatMap(([name, value]) =>
    typeof value === 'string' && value !== ''
      ? [[name, value.slice(0, LIMITS[name as keyof DeviceInfo])]]
      : [],
  )
  return Object.fromEntries(texts) as DeviceInfo
}
