const TRIES = 10
const PAUSE = 1000

interface Webchat {
  protocol?: () => unknown
}

declare global {
  interface Window {
    webchat?: Webchat
  }
}

/**
 * The chat protocol (webcare_tuid) of a web chat on the page: read in the background, every second, ten times
 * (F§9, D11). A page without one is the usual case and says nothing.
 */
export function readProtocol(found: (protocol: string) => void): void {
  let tries = 0
  const look = () => {
    let protocol: unknown
    try {
      protocol = window.webchat?.protocol?.()
    } catch {
      protocol = undefined // a script of someone else's may fail; the order goes on (X28)
    }
    if (typeof protocol === 'string' && protocol) return found(protocol.slice(0, 256))
    tries += 1
    if (tries < TRIES) setTimeout(look, PAUSE)
  }
  look()
}
