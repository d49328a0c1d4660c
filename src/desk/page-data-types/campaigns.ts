/** A campaign with its visits and orders of the last 30 days, and what these bring in, in cents a month. */
export type CampaignRow = {
  readonly prefix: string
  readonly journey: string
  /** Names of the plans on sale, cheapest first. */
  readonly plans: readonly string[]
  /** Whether search engines must not index it. */
  readonly isHidden: boolean
  readonly visits: number
  readonly orders: number
  readonly cents: number
}
