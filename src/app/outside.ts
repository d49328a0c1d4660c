import type { Api } from '../api/api.ts'
import type { Memory, Outside } from '../sagas/outside.ts'
import type { AddressDoor } from './address.ts'
import { uuid } from './uuid.ts'
import { browserWeather } from './weather.ts'

interface Parts {
  readonly api: Api
  readonly door: AddressDoor
  readonly memory: Memory
  readonly visit: Outside['visit']
  readonly fetchAhead: () => void
  readonly report: Outside['report']
}

/** The real outside of the sagas: this browser. */
export function browserOutside({ api, door, memory, visit, fetchAhead, report }: Parts): Outside {
  return {
    api,
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
