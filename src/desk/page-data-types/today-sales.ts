/** Data of today's sales on the desk's home page. */

export type SalesTotal = { readonly orders: number; readonly cents: number }

export type TodaySalesProps = {
  /** yyyy-mm-dd. */
  readonly day: string
  readonly today: SalesTotal
  /** The same weekday a week ago: until this time of day, and until its end. */
  readonly byNow: SalesTotal
  readonly weekAgo: SalesTotal
}
