/** A host as the base of a call; without a scheme it is reached by https. */
const originOf = (host: string) => (/^https?:\/\//.test(host) ? host : `https://${host}`)

/** Hosts a stored override may name; set at build time, comma-separated (D26, S26). */
const ALLOWED: readonly string[] = (import.meta.env.VITE_API_HOSTS ?? '')
  .split(',')
  .map((host) => host.trim())
  .filter(Boolean)
  .map(originOf)

/** Base URL of every call: same origin, the build's own host, or a stored override that the build allows. */
export function apiBase(): string {
  try {
    const override = window.localStorage.getItem('apiHost')
    if (override && ALLOWED.includes(originOf(override))) return `${originOf(override)}/api`
  } catch {
    // blocked storage has no override
  }
  return `${import.meta.env.VITE_API_BASE ?? ''}/api`
}
