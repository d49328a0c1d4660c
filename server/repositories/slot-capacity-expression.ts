/**
 * SQL expression for the number of visits that fit into an installation slot: as set at the desk, or else the capacity
 * of its team.
 * @param slot alias of the table `installation_slots`
 * @param team SQL expression for the capacity of its team in the area in question
 */
export const capacityOf = (slot: string, team: string): string =>
  `(case when ${slot}.is_closed then 0 else coalesce(${slot}.set_capacity, ${team}) end)`
