/** Data of the desk's page on cities: how many of the checked addresses had no coverage or no offer. */
export type UncoveredCity = {
  /** Null for addresses without a known city. */
  readonly place: string | null
  /** All checks that found nothing to sell. */
  readonly asked: number
  /** Those of an address without a network, and how many of their visitors wait for one. */
  readonly withoutNetwork: number
  readonly waiting: number
  /** Those of an address with a network that has no free port or no offer, and how many wait for one. */
  readonly withoutOffer: number
  readonly waitingForPort: number
}
