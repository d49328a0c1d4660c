import type { Count, Device, VisitBatch } from '../../contract/visit-counts.ts'
import type { JourneyId } from '../../funnel/types.ts'
import { todayInSaoPaulo } from '../../lib/dates.ts'
import { storageKeys } from '../../lib/storage-keys.ts'
import type { AppStore } from '../../store/store.ts'
import { apiBase } from '../boot/api-base.ts'
import type { Version } from '../session/version.ts'
import { gatherBatches, type BatchHead } from './batches.ts'
import { entryOf, keepEntry } from './entry.ts'
import { exposedVersion } from './exposure.ts'
import { isTabLeftOut } from './left-out.ts'
import { visitObserver, type Missed, type VisitMemory } from './observe.ts'

/** What is counted of this document. */
export interface CountedPage {
  readonly store: AppStore
  readonly journey: JourneyId
  /** The campaign's prefix, '' for none. */
  readonly campaign: string
  readonly version: Version
  readonly isForced: boolean
  /** Whether the screen shows a question of the order. */
  readonly isInOrder: () => boolean
}

/** A tab's visit as it is kept for its next document. */
interface Kept extends VisitMemory {
  readonly of: Pick<BatchHead, 'journey' | 'campaign'>
  /** The day it began. */
  readonly day: string
}

const DAY = 86_400_000
/** The contract's limit: an older visit is a new one. */
const OLDEST = 7

/** By pointer and size: a class of thousands of models. */
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
    // blocked: a reload is another visit
  }
}

/** In the background: neither reply nor failure concerns the visitor. */
function sendBatch(batch: VisitBatch): boolean {
  const body = new Blob([JSON.stringify(batch)], { type: 'application/json' })
  try {
    return navigator.sendBeacon(`${apiBase()}/visits`, body)
  } catch {
    return false
  }
}

const today = () => todayInSaoPaulo(new Date())

/**
 * By way of the chat, which has its code already: a file that both import would be one more that the order waits for.
 */
async function wordsOf({ step, channel, text }: Missed): Promise<Count> {
  const { loadMessageReader } = await import('../../conversation/ChatPage.tsx')
  const { reportableWords } = await loadMessageReader()
  return { what: 'missed', step, channel, words: reportableWords(text) }
}

/**
 * Counts what happens in this document, from the question that it shows on. Bots and visits that force a version by
 * `test=` (D92) are not counted.
 */
export function countVisit(page: CountedPage): void {
  if (navigator.webdriver || page.isForced || isTabLeftOut()) return
  const { store, journey, campaign, isInOrder } = page
  const of = { journey, campaign }
  const device = deviceOf()
  const before = readKept(today())
  const day = before?.day ?? today()
  const isSame = before?.of.journey === journey && before.of.campaign === campaign
  const memory: VisitMemory = isSame ? before : { seen: {}, here: [] }
  let entry = entryOf()

  const headOf = (): BatchHead => ({
    ...of,
    device,
    version: exposedVersion(),
    age: Math.min(OLDEST, Math.max(0, daysBetween(day, today()))),
    ...(entry.isKept && entry.day === null && { isFirst: true as const }),
  })
  const onSent = ({ isFirst }: BatchHead) => {
    if (isFirst && keepEntry(page.version, today())) entry = { ...entry, day: today() }
    keep({ ...memory, of, day })
  }
  const batches = gatherBatches(sendBatch, headOf, onSent)
  const [mark] = performance.getEntriesByName('prosa:answerable')
  // what was typed stays here: only its known words are reported, or nothing if their code does not load
  const tellMissed = (missed: Missed) => void wordsOf(missed).then(batches.add, () => {})
  const observer = visitObserver(memory, batches.add, tellMissed, mark?.startTime ?? performance.now())
  if (before && !isSame) leaveOther(before, headOf())
  const see = () => observer.see({ state: store.getState(), at: performance.now(), isInOrder: isInOrder() })
  see()
  batches.flush()
  store.subscribe(see)
  watchHelp(observer.helped)
  addEventListener('pagehide', batches.flush)
  document.addEventListener('visibilitychange', () => document.hidden && batches.flush())
}

/** The visit moved on from another journey or campaign to this one: it is no longer there. */
function leaveOther({ of, here, seen }: Kept, head: BatchHead): void {
  const counts = here.flatMap((step) => {
    const channel = seen[step]?.channel
    return channel ? [{ what: 'gone' as const, step, channel }] : []
  })
  const { isFirst: _first, ...rest } = head
  if (counts.length > 0) sendBatch({ ...rest, ...of, counts })
}

/** The help panel was opened, or a link to a person was taken. */
function watchHelp(helped: () => void): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const summary = target.closest('summary')
    const isPanel = summary?.parentElement?.matches('details.help:not([open])')
    if (isPanel || target.closest('main a[href^="tel:"], main a[href*="wa.me"]')) helped()
  })
}
