/** Type of a row in the desk's table of calls by desk user: calls taken, people reached, orders, and waiting time. */
export type DeskUserCallsRow = {
  /** The person's e-mail address; null for the row with all people. */
  readonly email: string | null
  readonly taken: number
  /** Calls in which the desk user spoke with someone. */
  readonly reached: number
  /** Calls with an order that is tied to them. */
  readonly sold: number
  /** The median of the minutes that people waited for a call. */
  readonly wait: number | null
}
