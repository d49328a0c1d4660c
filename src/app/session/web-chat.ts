const TRIES = 10
const PAUSE = 1000

/** What a web chat may offer (D45). */
export type WebchatFunction =
  | 'pageView'
  | 'funnelStep'
  | 'event'
  | 'addToShoppingCart'
  | 'checkout_semcobertura'
  | 'checkout'
  | 'protocol'
type Webchat = Partial<Record<WebchatFunction, (...told: unknown[]) => unknown>>

declare global {
  interface Window {
    webchat?: Webchat
  }
}

/**
 * Reads the protocol id (webcare_tuid) of a web chat widget on the page: polled in the background every second, ten
 * times (F§9, D11). Most pages have none, which is not an error.
 */
export function readProtocol(found: (protocol: string) => void): void {
  let tries = 0
  const look = () => {
    let protocol: unknown
    try {
      protocol = window.webchat?.protocol?.()
    } catch {
      protocol = undefined // a third-party script may fail; the order goes on (X28)
    }
    if (typeof protocol === 'string' && protocol) return found(protocol.slice(0, 256))
    tries += 1
    if (tries < TRIES) setTimeout(look, PAUSE)
  }
  look()
}
