/** A visit: the real store and sagas in a tab of ours, talking to the real server. */
import { randomUUID } from 'node:crypto'
import { eventChannel } from 'redux-saga'
import { createApi } from '../../src/api/api.ts'
import { startStore } from '../../src/app/start-store.ts'
import type { StepId, Values } from '../../src/funnel/types.ts'
import type { Destination, Memory, Outside, Remembered, Weather } from '../../src/sagas/outside.ts'
import type { Arrival } from '../../src/sagas/resume/boot.ts'
import { answered, drafted, type Mode, visited } from '../../src/store/events.ts'
import { selectBack, selectFlow, selectPosition, selectSaves } from '../../src/store/selectors.ts'
import type { RootState } from '../../src/store/store.ts'
import { openWire, type Wire } from './wire.ts'

/** What one browser keeps: shared by its tabs (leadId) and by visits of one tab (the rest). */
type Kept = Map<Remembered, string>

function memoryOf(kept: Kept, works = true): Memory {
  return {
    works,
    read: (name) => kept.get(name) ?? null,
    write: (name, value) => void kept.set(name, value),
    drop: (name) => void kept.delete(name),
  }
}

export type VisitOptions = Partial<Arrival> & {
  readonly kept?: Kept
  readonly wire?: Wire
  readonly works?: boolean
}

const PATIENCE_MS = 8_000

export type Visit = ReturnType<typeof openVisit>

/** Opens a page. `base` is the address of the server's API, `now` its clock. */
export function openVisit(base: string, now: () => number, options: VisitOptions = {}) {
  const { kept = new Map(), wire = openWire(), works = true, ...arrival } = options
  const went: Destination[] = []
  const errors: unknown[] = []
  let emit: (weather: Weather) => void = () => {}
  const outside: Outside = {
    api: createApi({ base, fetch: wire.fetch, channel: () => selectFlow(store.getState()).mode }),
    memory: memoryOf(kept, works),
    now,
    uuid: () => randomUUID(),
    go: (destination) => void went.push(destination),
    weather: () =>
      eventChannel<Weather>((listener) => {
        emit = listener
        return () => {}
      }),
    visit: () => ({ origin: 'site', lp_origin: 'LP Padrão' }),
    fetchAhead: () => {},
    report: (error) => void errors.push(error),
  }
  const store = startStore(outside, {
    addon: '',
    mode: 'pages',
    step: 'cep',
    wish: {},
    opening: 'pages',
    idle: false,
    linked: null,
    ...arrival,
  })

  const state = (): RootState => store.getState()
  const flow = () => selectFlow(state())

  /** Waits until something holds of the state. */
  async function until(what: string, holds: (state: RootState) => boolean): Promise<void> {
    if (holds(state())) return
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        stop()
        const { position, phase, wait, problems } = flow()
        const seen = JSON.stringify({ position, phase, wait, problems, saves: selectSaves(state()) })
        reject(new Error(`never: ${what}; ${seen} ${errors.map(String).join()}`))
      }, PATIENCE_MS)
      const stop = store.subscribe(() => {
        if (!holds(state())) return
        clearTimeout(timer)
        stop()
        resolve()
      })
    })
  }

  /** Waits until the visitor stands at a step and can answer it. */
  const at = (step: StepId) =>
    until(step, ({ flow: { position, wait, phase, quiz }, order }) => {
      if (position !== step || wait !== null || phase !== 'ready') return false
      if (step === 'validacao') return quiz !== null
      return step === 'data-instalacao' ? order.freeDates !== null : true
    })

  /** Types into the form of the present step and sends it, as page and composer do. */
  function answer(step: StepId, values: Values): void {
    for (const [name, value] of Object.entries(values)) store.dispatch(drafted({ step, name, value }))
    store.dispatch(answered({ step, values }))
  }

  /** The back link: on a page an address, in the chat an event of its own. */
  function link(step: StepId, mode: Mode = flow().mode): void {
    store.dispatch(visited({ step, mode, how: 'link' }))
  }

  return {
    store,
    wire,
    kept,
    went,
    errors,
    state,
    flow,
    until,
    at,
    answer,
    link,
    position: () => selectPosition(state()),
    back: () => selectBack(state()),
    order: () => state().order,
    saved: () => until('everything saved', (present) => selectSaves(present).items.length === 0),
    weather: (kind: Weather) => emit(kind),
  }
}
