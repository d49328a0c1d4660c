import { call, delay, outside } from '../effects.ts'

const PATIENCE_FOR_BATCH = 8
const PAUSE_MS = 250

/** Versions that answers had when the page before this one sent them on leaving, by wire step. */
function sentOnLeaving(text: string | null): [string, number][] {
  try {
    const sent: unknown = JSON.parse(text ?? '{}')
    if (typeof sent !== 'object' || sent === null) return []
    return Object.entries(sent).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
  } catch {
    return [] // corrupted or of an old format: as if nothing was sent (faults 20)
  }
}

/**
 * GET lead, until it holds what was sent on leaving or that is plainly not coming any more (two seconds).
 */
export function* fetchLead(leadId: string) {
  const { api, memory } = yield* outside()
  const awaited = sentOnLeaving(memory.read('sent'))
  for (let attempt = 0; ; attempt += 1) {
    const lead = yield* call(api.lead.load, leadId)
    const isHere = awaited.every(([wire, before]) => (lead.versions[wire] ?? 0) > before)
    if (isHere || attempt >= PATIENCE_FOR_BATCH) {
      memory.drop('sent')
      return lead
    }
    yield* delay(PAUSE_MS)
  }
}
