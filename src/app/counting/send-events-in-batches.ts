/** Collects counted events for some seconds, and sends them in batches of at most 100. */
import type { Count, VisitBatch } from '../../contract/visit-counts-and-browser-errors.ts'

/** All fields of a batch except its events. */
export type BatchHead = Omit<VisitBatch, 'counts'>

/** Maximum number of events per batch that the API accepts. */
const MOST = 100

/** Milliseconds during which events are collected into one batch. */
const PATIENCE = 5_000

export interface Batches {
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
export function gatherBatches(
  send: (batch: VisitBatch) => boolean,
  headOf: () => BatchHead,
  onSent: (head: BatchHead) => void,
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
    onSent(head)
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
