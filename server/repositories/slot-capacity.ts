/**
 * SQL expression for how many visits an installation slot has room for: what somebody has set, else what its team makes.
 * @param slot alias of the table `installation_slots`
 * @param team the capacity of its team in the area that asks
 */
export const capacityOf = (slot: string, team: string): string =>
  `(case when ${slot}.is_closed then 0 else coalesce(${slot}.set_capacity, ${team}) end)`
