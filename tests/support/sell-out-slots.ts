import type { Server } from './e2e-test.ts'

/** Books every installation slot that a test's visitor wants, as if other visitors had been faster. */
export async function sellOutWantedSlots(server: Server): Promise<void> {
  await server.sql(
    `insert into installation_slots (team, day, period, capacity, booked)
     select a.team, to_date(wish->>'date', 'DD/MM/YYYY'), wish->>'period', a.team_capacity, a.team_capacity
     from leads l join coverage_areas a on a.id = l.place->>'area',
       jsonb_array_elements(l.answers->'scheduleDate'->'schedules') as wish
     on conflict (team, day, period) do update set capacity = excluded.capacity, booked = excluded.capacity`,
  )
}
