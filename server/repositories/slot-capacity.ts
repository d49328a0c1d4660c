/** SQL expressions for the capacity of an installation slot: its team's, unless the desk has set another one by hand. */

/**
 * Whether the capacity of a slot was set by hand: it is 0, or not the one that the team had when the slot was last
 * booked. Rows from earlier releases did not store the team's capacity.
 * @param slot alias of the table `installation_slots`
 */
export const isSetByHand = (slot: string): string =>
  `(${slot}.capacity = 0 or ${slot}.capacity <> coalesce(${slot}.team_capacity, ${slot}.capacity))`

/**
 * How many visits a slot has room for.
 * @param team the capacity of its team in the area that asks
 */
export const capacityOf = (slot: string, team: string): string =>
  `(case when ${isSetByHand(slot)} then ${slot}.capacity else ${team} end)`
