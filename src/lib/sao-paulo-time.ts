/** Converts between instants and local times in São Paulo, which are written as '2026-12-01T00:00'. */

const HOUR = 3_600_000

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Returns a time in São Paulo as it is written: '2026-12-01T00:00'. */
export function localTime(at: Date): string {
  const parts = format.formatToParts(at)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/**
 * Returns the instant of a written time in São Paulo, whose offset is 3 hours, in summer time 2; null if there is no
 * such time.
 */
export function instantOf(written: string): Date | null {
  const asUtc = Date.parse(`${written}:00Z`)
  if (Number.isNaN(asUtc)) return null
  const instants = [3, 2].map((hours) => new Date(asUtc + hours * HOUR))
  return instants.find((each) => localTime(each) === written) ?? null
}

/** Returns the end of the day in São Paulo that has an instant. */
export function endOfDay(at: Date): Date {
  const [day = ''] = localTime(at).split('T')
  const nextDay = new Date(Date.parse(`${day}T12:00Z`) + 24 * HOUR).toISOString().slice(0, 10)
  return instantOf(`${nextDay}T00:00`) ?? new Date(at.getTime() + 24 * HOUR)
}

/** Formats a time in São Paulo for display: '27/12/2026 00:00'; '' for none. Another text stays as it is. */
export const formatEditionTime = (time: string | undefined): string =>
  time?.replace(/^(\d+)-(\d+)-(\d+)T(.*)$/, '$3/$2/$1 $4') ?? ''
