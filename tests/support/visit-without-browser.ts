/** Opens a visit for journey tests: the real store and sagas in a simulated tab, connected to a real server. */
import { randomUUID } from 'node:crypto'
import { eventChannel } from 'redux-saga'
import { campaigns } from './first-shop.ts'
import { createApi } from '../../src/api/create-api.ts'
import { restrictToSpecification } from '../../src/api/specification-only-server/specified-calls.ts'
import { ALL_CAPABILITIES, type Capabilities } from '../../src/contract/server-capabilities.ts'
import { TIMEOUT_SECONDS } from '../../src/api/http-client.ts'
import { addonFields } from '../../src/campaigns/campaign-request-fields.ts'
import { startStore } from '../../src/app/boot/start-store.ts'
import type { JourneyParts } from '../../src/app/journeys/register-journey.ts'
import { journeyParts as standard } from '../../src/app/journeys/standard.ts'
import { firstStep, pageOf, stepOf } from '../../src/funnel/journey-registry.ts'
import { isOptional } from '../../src/funnel/optional-questions.ts'
import type { JourneyId, Mode, StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import type { Arrival } from '../../src/sagas/journey/start-or-restore-order.ts'
import type {
  BrowserSignal,
  ClientStorage,
  Destination,
  Dependencies,
  StoredName,
  Tracker,
} from '../../src/sagas/runtime/dependencies.ts'
import { adaptJourneyToServer } from '../../src/sagas/specification-only-server/adapt-journey-to-server.ts'
import {
  answersSubmitted,
  correctionRequested,
  draftChanged,
  stepVisited,
} from '../../src/store/redux-actions.ts'
import { selectBack, selectUi, selectPosition, selectSaves } from '../../src/store/selectors.ts'
import type { RootState } from '../../src/store/root-reducer.ts'
import { openFaultyConnection, type FaultyConnection } from './faulty-connection.ts'

/** What one browser keeps: shared by its tabs (ids of records) and by visits of one tab (the rest). */
type Kept = Map<StoredName, string>

function storageOf(kept: Kept, works = true): ClientStorage {
  return {
    works,
    read: (name) => kept.get(name) ?? null,
    write: (name, value) => void kept.set(name, value),
    drop: (name) => void kept.delete(name),
  }
}

export type VisitOptions = Partial<Arrival> & {
  readonly kept?: Kept
  readonly wire?: FaultyConnection
  readonly works?: boolean
  /** Path of the opened address, below the campaign's prefix; by default no particular page. */
  readonly path?: string
  /** The journey's parts; those of the standard order by default. */
  readonly parts?: JourneyParts
  /** Data that is sent with a lead in addition to what every visit of these tests sends. */
  readonly told?: Partial<ReturnType<Dependencies['visit']>>
  /** When the screen shows what has changed; immediately by default. */
  readonly painted?: Dependencies['painted']
  /** How long a call may take; as long as the product allows by default. */
  readonly timeoutSeconds?: number
  /** What the server can do beyond the specification; all that ours can by default. */
  readonly can?: Capabilities
  /** Milliseconds after which something that is awaited has not come. */
  readonly patienceMs?: number
  /** Receives the order's progress; none by default. */
  readonly tracker?: Tracker
  /** How its code is loaded; already loaded by default. */
  readonly loadTracker?: Dependencies['loadTracker']
}

/** Whether a question is one of ours that may be skipped. */
const maySkip = (journey: JourneyId, id: StepId): boolean =>
  isOptional(stepOf({ journey }, id)) && pageOf({ journey }, id).isExtra === true

const nobody: Tracker = {
  path: () => '/',
  pageView: () => {},
  funnel: () => {},
  webchat: () => {},
  ecommerce: () => {},
}

const PATIENCE_MS = 15_000

export type Visit = ReturnType<typeof openVisit>

/** Opens a page. `base` is the address of the server's API, `now` its clock. */
export function openVisit(base: string, now: () => number, options: VisitOptions = {}) {
  const {
    kept = new Map(),
    wire = openFaultyConnection(),
    works = true,
    parts = standard,
    told = {},
    painted = async () => {},
    tracker = nobody,
    loadTracker = async () => tracker,
    path = '',
    timeoutSeconds = TIMEOUT_SECONDS,
    patienceMs = PATIENCE_MS,
    can = ALL_CAPABILITIES,
    ...arrival
  } = options
  const went: Destination[] = []
  const opened: string[] = []
  const errors: unknown[] = []
  const listeners = new Set<(signal: BrowserSignal) => void>()
  const rules = campaigns.settingsOf(options.prefix ?? '')
  // the first call is made while the store is created
  let channel = (): Mode => arrival.mode ?? 'pages'
  const outside: Dependencies = {
    openApi: (signal) =>
      createApi({
        base,
        fetch: wire.fetch,
        can,
        ...(can.has('kept-orders') ? {} : { admit: restrictToSpecification }),
        channel: () => channel(),
        timeoutSeconds,
        signal,
      }),
    can,
    storage: storageOf(kept, works),
    ...adaptJourneyToServer(parts, can),
    loadJourney: async () => parts.later?.(),
    now,
    serverTime: async () => now(),
    uuid: () => randomUUID(),
    go: (destination) => void went.push(destination),
    path: () => path,
    open: (path) => void opened.push(path),
    signals: () =>
      eventChannel<BrowserSignal>((listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      }),
    visit: () => ({
      origin: 'site',
      lp_origin: 'LP Padrão',
      ...addonFields(rules),
      ...rules.flags,
      ...told,
    }),
    loadMessageReader: async () => {},
    painted,
    fetchAhead: () => {},
    loadTracker,
    report: (error) => void errors.push(error),
  }
  const store = startStore(outside, {
    journey: parts.id,
    prefix: '',
    mode: 'pages',
    step: firstStep({ journey: parts.id }),
    wish: {},
    opening: 'pages',
    idle: false,
    linked: null,
    ...arrival,
  })

  channel = () => selectUi(store.getState()).mode
  const state = (): RootState => store.getState()
  const ui = () => selectUi(state())

  /** Waits until something holds for the state. */
  async function until(what: string, holds: (state: RootState) => boolean): Promise<void> {
    if (holds(state())) return
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        stop()
        const { position, phase, wait, problems } = ui()
        const seen = JSON.stringify({ position, phase, wait, problems, saves: selectSaves(state()) })
        reject(new Error(`never: ${what}; ${seen} ${errors.map(String).join()}`))
      }, patienceMs)
      const stop = store.subscribe(() => {
        if (!holds(state())) return
        clearTimeout(timer)
        stop()
        resolve()
      })
    })
  }

  const isReadyAt = (step: StepId, { ui: { position, wait, phase, quiz }, order }: RootState): boolean => {
    if (position !== step || wait !== null || phase !== 'ready') return false
    if (step === 'validacao') return quiz !== null
    return step === 'data-instalacao' ? order.facts.freeDates !== null : true
  }

  /** Whether the question on the screen is one that the visitor may skip. */
  const canSkip = ({ ui: { position, wait, phase } }: RootState): boolean =>
    wait === null && phase === 'ready' && maySkip(parts.id, position)

  /** Skips an optional question. */
  function skip(): void {
    const { position } = ui()
    if (canSkip(state())) answer(position, state().order.answers[position]?.values ?? {})
  }

  /**
   * Waits until the visitor is at a step and can answer it. Questions of ours that may be skipped are skipped on the
   * way, so that a test does not depend on which of them a journey asks between two others.
   */
  async function at(step: StepId): Promise<void> {
    let isThere = false
    await until(step, (present) => {
      // it may be no more when the test goes on
      isThere = isReadyAt(step, present)
      return isThere || canSkip(present)
    })
    if (isThere) return
    const before = selectPosition(state())
    skip()
    await until(step, (present) => selectPosition(present) !== before)
    await at(step)
  }

  /** Types into the form of the present step and sends it, as page and composer do. */
  function answer(step: StepId, values: Values): void {
    for (const [name, value] of Object.entries(values)) store.dispatch(draftChanged({ step, name, value }))
    store.dispatch(answersSubmitted({ answers: { [step]: values } }))
    // "É casa ou apartamento?": nothing more to say
    if (store.getState().order.answers[step]?.lacks && values.complement === '')
      store.dispatch(answersSubmitted({ answers: { [step]: values } }))
  }

  async function answerAt(step: StepId, values: Values): Promise<void> {
    await at(step)
    answer(step, values)
  }

  /** Opens an earlier question again, and answers it anew if there are values. */
  async function correct(step: StepId, values?: Values): Promise<void> {
    store.dispatch(correctionRequested({ step }))
    await (values ? answerAt(step, values) : at(step))
  }

  /** Leaves the page as a browser does: what it has not sent by then is not sent any more. */
  function leave(): void {
    for (const listener of listeners) listener('leaving')
    wire.disturb(() => 'offline')
  }

  /** Follows the back link: on a page an address, in the chat a separate event. */
  function link(step: StepId, mode: Mode = ui().mode): void {
    store.dispatch(stepVisited({ step, mode, how: 'link' }))
  }

  return {
    store,
    wire,
    kept,
    went,
    opened,
    errors,
    state,
    ui,
    until,
    at,
    skip,
    answer,
    answerAt,
    correct,
    leave,
    link,
    position: () => selectPosition(state()),
    back: () => selectBack(state()),
    order: () => state().order,
    saved: () => until('everything saved', (present) => selectSaves(present).items.length === 0),
    signal: (kind: BrowserSignal) => {
      for (const listener of listeners) listener(kind)
    },
  }
}
