/** Decides which server an order's API calls go to. It may differ from the server that sent the page. */
import type { ClientOptions } from '../../api/http-client.ts'
import { ALL_CAPABILITIES, capabilitiesOf } from '../../contract/server-capabilities.ts'
import { storageKeys } from '../../lib/storage-keys.ts'

/**
 * The API of the page's own server. The site's own calls (counts, errors, scripts) go to it no matter where orders go.
 */
export const OWN_API = '/api'

export interface ApiServer extends Pick<ClientOptions, 'base' | 'can' | 'fetch'> {
  /** Whether it is the page's own server. Another one may offer only what the specification names. */
  readonly isOwn: boolean
  /** Whether the browser's storage names it, so that the page may have been rendered for a server that can do more or less. */
  readonly isFromStorage?: boolean
}

/** The page's own server. */
export const ownServer = (base = OWN_API): ApiServer => ({
  base,
  can: ALL_CAPABILITIES,
  fetch: (...args) => window.fetch(...args),
  isOwn: true,
})

/** Returns what the server wrote into the page's head (src/app/server-rendering/insert-into-template.ts). */
const written = (name: 'api-url' | 'api-hosts' | 'api-can') =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/**
 * Returns the base URL that `apiHost` in browser storage names, in full or by its host; undefined if none is allowed.
 */
function override(): string | undefined {
  try {
    const stored = window.localStorage.getItem(storageKeys.apiHost.key)?.replace(/\/$/, '')
    if (!stored) return undefined
    const named = /^https?:\/\//.test(stored) ? stored : `https://${stored}`
    const allowed = written('api-hosts').split(' ').filter(Boolean)
    return allowed.find((base) => base === named || new URL(base).origin === named)
  } catch {
    // blocked storage has no override
    return undefined
  }
}

/** Sends a request to another server, without credentials even where that shares the site's origin. */
const fetchAbroad: typeof fetch = (url, init) => window.fetch(url, { ...init, credentials: 'omit' })

/** The server to which calls go: the one that `apiHost` names, else that of the server's settings, else its own. */
export function chooseApiServer(): ApiServer {
  const named = override()
  const base = named ?? (written('api-url') || OWN_API)
  const isOwn = new URL(base, location.href).href === new URL(OWN_API, location.href).href
  if (isOwn) return ownServer(base)
  return {
    base,
    can: capabilitiesOf(written('api-can').split(' ')),
    fetch: fetchAbroad,
    isOwn,
    isFromStorage: named !== undefined,
  }
}
