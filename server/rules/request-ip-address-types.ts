/** Types for the IP addresses of requests and orders, which are used to detect floods from one IP network. */

/**
 * The IP address that a request came from. `isHidden` is true if it seems to have come through an untrusted proxy,
 * because all visitors then have the proxy's IP address.
 */
export type RequestIpAddress = { readonly address: string; readonly isHidden: boolean }

/** Counts orders by the IP network that they come from. No IP address is stored. */
export type OrderIpAddresses = {
  /**
   * Returns the IP address to whose IP networks the visits of an order are attributed. Returns null for addresses that
   * many customers share: that of an untrusted proxy, and those of shops and call centres named in the settings.
   */
  addressOf(requestIp: RequestIpAddress): string | null
  /** Counts an order, to notice days on which one IP network placed too many; resolves when that is stored. */
  count(requestIp: RequestIpAddress): Promise<void>
}
