/** Types for where requests and orders come from, so that floods from one IP network are noticed. */

/**
 * Where a request came from. `isHidden` is true if it seems to have come through an untrusted proxy, because all
 * visitors then have the proxy's IP address.
 */
export type RequestSource = { readonly address: string; readonly isHidden: boolean }

/** Where orders come from. No IP address is stored. */
export type OrderSources = {
  /**
   * Returns the IP address by whose networks the visits of an order are counted. Returns null for addresses that many
   * customers share: that of an untrusted proxy, and those of shops and call centres named in the settings.
   */
  addressOf(source: RequestSource): string | null
  /** Counts an order, so that days on which one network placed too many are noticed; resolves when that is stored. */
  count(source: RequestSource): Promise<void>
}
