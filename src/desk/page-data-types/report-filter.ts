/** Filter values of a desk page with statistics. '' means no restriction. Days are yyyy-mm-dd. */
export type FilterValues = {
  readonly from: string
  readonly to: string
  readonly journey: string
  readonly campaign: string
  readonly channel: string
  readonly device: string
}
