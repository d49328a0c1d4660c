/** Counts what happens during a visit and sends it to the server in batches. */
import type { Count, Device, VisitBatch } from '../../contract/visit-counts-and-browser-errors.ts'
import type { JourneyId } from '../../funnel/step-and-journey-types.ts'
import { todayInSaoPaulo } from '../../lib/iso-dates.ts'
import { storageKeys } from '../../lib/storage-keys.ts'
import type { AppStore } from '../../store/root-reducer.ts'
import { afterPaint } from '../boot/after-paint.ts'
import { OWN_API } from '../boot/choose-api-server.ts'
import { exposedVersion } from './experiment-exposure.ts'
import { isTabExcluded } from './exclude-forced-ab-versions.ts'
import {
  visitObserver,
  type MisunderstoodMessage,
  type ObservedState,
  type VisitMemory,
} from './visit-observer.ts'

/** What the counting needs to know about this page. */
export interface CountedPage {
  readonly store: AppStore
  readonly journey: JourneyId
  /** The campaign's prefix; '' if there is none. */
  readonly campaign: string
  readonly isForced: boolean
  /** Whether the screen shows a question of the order. */
  readonly isInOrder: () => boolean
}

/** All fields of a batch except its events. */
type BatchHead = Omit<VisitBatch, 'counts'>

/** Maximum number of events per batch that the API accepts. */
const MOST = 100

/** Milliseconds during which events are collected into one batch. */
const PATIENCE = 5_000

interface Batches {
  add(count: Count): void
  /** Sends the collected events now. */
  flush(): void
}

/**
 * Creates a collector that sends a batch five seconds after its first event, or as soon as the batch is full.
 * Call `flush` when the page may be closing.
 * @param send returns whether the browser accepted the batch; events that it did not accept stay for the next
 *   batch
 * @param headOf returns all other fields of the next batch
 * @param onSent called after each accepted batch
 */
function gatherBatches(
  send: (batch: VisitBatch) => boolean,
  headOf: () => BatchHead,
  onSent: () => void,
): Batches {
  let waiting: Count[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const head = headOf()
    const counts = waiting.slice(0, MOST)
    if (!send({ ...head, counts })) return
    waiting = waiting.slice(counts.length)
    onSent()
  }
  return {
    flush,
    add(count) {
      waiting.push(count)
      if (waiting.length >= MOST) flush()
      else timer ??= setTimeout(flush, PATIENCE)
    },
  }
}

/** What a tab stores about its visit, for the next page that is loaded in it. */
interface Kept extends VisitMemory {
  readonly of: Pick<BatchHead, 'journey' | 'campaign'>
  /** Day on which the visit began. */
  readonly day: string
}

const DAY = 86_400_000
/** Maximum age of a visit, in days, that the API accepts. After that time, a new visit begins. */
const OLDEST = 7

/**
 * Returns the kind of device, judged by pointer and screen size. Each kind covers thousands of models, so it does not
 * identify anyone.
 */
function deviceOf(): Device {
  if (!matchMedia('(pointer: coarse)').matches) return 'computador'
  return Math.min(screen.width, screen.height) < 600 ? 'telefone' : 'tablet'
}

const { key } = storageKeys.visit

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY)

function readKept(today: string): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null
    const age = kept ? daysBetween(kept.day, today) : -1
    return kept && typeof kept.seen === 'object' && age >= 0 && age <= OLDEST ? kept : null
  } catch {
    return null
  }
}

function keep(kept: Kept): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // blocked: after a reload, the visit counts as another one
  }
}

/**
 * Sends a batch in the background and shows no failure. Returns whether the browser accepted the batch for
 * sending.
 */
function sendBatch(batch: VisitBatch): boolean {
  const body = new Blob([JSON.stringify(batch)], { type: 'application/json' })
  try {
    return navigator.sendBeacon(`${OWN_API}/visits`, body)
  } catch {
    return false
  }
}

const today = () => todayInSaoPaulo(new Date())

/** Builds the event for a message that the chat did not understand, with those of its words that may be reported. */
async function wordsOf({ step, channel, text }: MisunderstoodMessage): Promise<Count> {
  const { reportableWords } = await import('../../lib/reportable-words.ts')
  return { what: 'missed', step, channel, words: reportableWords(text) }
}

/**
 * Counts what happens on this page, starting with the question on the screen. Bots and visits that force a
 * version with `test=` are not counted.
 */
export function countVisit(page: CountedPage): void {
  if (navigator.webdriver || page.isForced || isTabExcluded()) return
  const { store, journey, campaign, isInOrder } = page
  const of = { journey, campaign }
  const device = deviceOf()
  const before = readKept(today())
  const day = before?.day ?? today()
  const isSame = before?.of.journey === journey && before.of.campaign === campaign
  const memory: VisitMemory = isSame ? before : { seen: {}, here: [] }

  const headOf = (): BatchHead => ({
    ...of,
    device,
    version: exposedVersion(),
    age: Math.min(OLDEST, Math.max(0, daysBetween(day, today()))),
  })
  const batches = gatherBatches(sendBatch, headOf, () => keep({ ...memory, of, day }))
  const [mark] = performance.getEntriesByName('prosa:answerable')
  // The typed text stays in the browser. Only known words are reported, or none if the code that knows them
  // does not load.
  const tellMissed = (missed: MisunderstoodMessage) => void wordsOf(missed).then(batches.add, () => {})
  const observer = visitObserver(memory, batches.add, tellMissed, mark?.startTime ?? performance.now())
  if (before && !isSame) leaveOther(before, headOf())
  let unseen: ObservedState[] = []
  const seeAll = () => {
    const moments = unseen
    unseen = []
    moments.forEach(observer.see)
  }
  // what an answer changes is counted once the next question is drawn
  const note = () => {
    if (unseen.length === 0) afterPaint(seeAll)
    unseen.push({ state: store.getState(), at: performance.now(), isInOrder: isInOrder() })
  }
  const flush = () => {
    seeAll()
    batches.flush()
  }
  note()
  flush()
  store.subscribe(note)
  watchHelp(() => {
    seeAll()
    observer.helped()
  })
  addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', () => document.hidden && flush())
}

/** Counts that the visit has left the questions that it had open in another journey or campaign. */
function leaveOther({ of, here, seen }: Kept, head: BatchHead): void {
  const counts = here.flatMap((step) => {
    const channel = seen[step]?.channel
    return channel ? [{ what: 'gone' as const, step, channel }] : []
  })
  if (counts.length > 0) sendBatch({ ...head, ...of, counts })
}

/** Calls back when the help panel is opened or a phone or WhatsApp link is clicked. */
function watchHelp(helped: () => void): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const summary = target.closest('summary')
    const isPanel = summary?.parentElement?.matches('details.help:not([open])')
    if (isPanel || target.closest('main a[href^="tel:"], main a[href*="wa.me"]')) helped()
  })
}
