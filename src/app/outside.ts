import type { Api } from '../api/api.ts'
import type { Memory, Outside } from '../sagas/outside.ts'
import type { AddressDoor } from './address.ts'
import { uuid } from './uuid.ts'
import { browserSignals } from './connection.ts'

interface Parts {
  readonly api: Api
  readonly door: AddressDoor
  readonly storage: Memory
  readonly visit: Outside['visit']
  readonly fetchAhead: () => void
  readonly report: Outside['report']
}

/** The real outside of the sagas: this browser. */
export function browserOutside({ api, door, storage, visit, fetchAhead, report }: Parts): Outside {
  return {
    api,
    memory: storage,
    now: () => Date.now(),
    uuid,
    go: door.go,
    weather: browserSignals,
    visit,
    fetchAhead,
    report,
  }
}
