import type { Count, VisitBatch } from '../../contract/visit-counts.ts'

/** Everything of a batch but its events. */
export type BatchHead = Omit<VisitBatch, 'counts'>

/** The contract's limit of events in a batch. */
const MOST = 100

/** Milliseconds that an event waits for company. */
const PATIENCE = 5_000

export interface Batches {
  add(count: Count): void
  /** Sends what waits. */
  flush(): void
}

/**
 * Gathers events and hands them on in batches: some seconds after the first one, and when the page may be going.
 * @param send returns whether the browser accepted the batch; what it did not accept goes with the next one
 * @param headOf everything in the next batch but its events
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
