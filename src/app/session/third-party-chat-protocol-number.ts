/** Reads the protocol number of the third-party web chat on the page. */
const TRIES = 10
const PAUSE = 1000

/** Functions that a web chat may offer. */
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
 * Reads the protocol number (webcare_tuid) of a web chat widget on the page. It tries once a second in the
 * background, up to ten times. Most pages have no widget, which is not an error.
 */
export function readProtocol(found: (protocol: string) => void): void {
  let tries = 0
  const look = () => {
    let protocol: unknown
    try {
      protocol = window.webchat?.protocol?.()
    } catch {
      protocol = undefined // a third-party script may fail; the order goes on
    }
    if (typeof protocol === 'string' && protocol) return found(protocol.slice(0, 256))
    tries += 1
    if (tries < TRIES) setTimeout(look, PAUSE)
  }
  look()
}
