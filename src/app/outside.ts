import { createApi } from '../api/api.ts'
import type { Memory, Outside } from '../sagas/outside.ts'
import type { Mode } from '../store/events.ts'
import type { AddressDoor } from './AddressBridge.tsx'
import { apiBase } from './api-base.ts'
import { uuid } from './uuid.ts'
import { browserWeather } from './weather.ts'

interface Parts {
  readonly door: AddressDoor
  readonly memory: Memory
  readonly channel: () => Mode
  readonly visit: Outside['visit']
  readonly fetchAhead: () => void
  readonly report: Outside['report']
}

/** The real outside of the sagas: this browser. */
export function browserOutside({ door, memory, channel, visit, fetchAhead, report }: Parts): Outside {
  return {
    api: createApi({ base: apiBase(), fetch: (...args) => window.fetch(...args), channel }),
    memory,
    now: () => Date.now(),
    uuid,
    go: door.go,
    weather: browserWeather,
    visit,
    fetchAhead,
    report,
  }
}
