import { advice } from '../../content/plan-advice.ts'
import { streamingServiceNames } from '../../content/streaming-service-names.ts'
import type { SaidHousehold } from '../../funnel/plan-advice.ts'

const { told } = advice

/** Returns what is known about the household in words: ['4 pessoas', 'jogos on-line']. */
export function householdInWords({ people, count, use, series }: SaidHousehold): string[] {
  return [
    ...(count ? [told.count(count)] : people ? [told[people]] : []),
    ...(use === 'games' || use === 'work' ? [told[use]] : []),
    ...(series && series !== 'none' ? [streamingServiceNames[series] ?? ''] : []),
  ].filter(Boolean)
}
