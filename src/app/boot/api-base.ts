/** Finds the base URL of the API. */
import { storageKeys } from '../../lib/storage-keys.ts'

/** Turns a host into an origin. If it has no scheme, https is used. */
const originOf = (host: string) => (/^https?:\/\//.test(host) ? host : `https://${host}`)

/** Hosts that `apiHost` in browser storage may name. The build sets them, separated by commas. */
const ALLOWED: readonly string[] = (import.meta.env.VITE_API_HOSTS ?? '')
  .split(',')
  .map((host) => host.trim())
  .filter(Boolean)
  .map(originOf)

/**
 * Base URL of every API call: the page's own origin, the host set at build time, or an override in browser
 * storage that the build allows.
 */
export function apiBase(): string {
  try {
    const override = window.localStorage.getItem(storageKeys.apiHost.key)
    if (override && ALLOWED.includes(originOf(override))) return `${originOf(override)}/api`
  } catch {
    // blocked storage has no override
  }
  return `${import.meta.env.VITE_API_BASE ?? ''}/api`
}
