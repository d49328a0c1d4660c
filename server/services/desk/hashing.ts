import type { Argon2Parameters } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** One for the whole process, from the first log-in on: other jobs wait their turn. */
let thread: Worker | null = null
let last: Promise<unknown> = Promise.resolve()

async function onThread(parameters: Argon2Parameters): Promise<Buffer> {
  const worker = (thread ??= new Worker(new URL('./hashing-thread.ts', import.meta.url)))
  // an idle thread does not keep the process alive, but a pending result does
  worker.ref()
  try {
    worker.postMessage(parameters)
    const [tag] = (await once(worker, 'message')) as [Uint8Array]
    return Buffer.from(tag)
  } catch (error) {
    // it ends with what it throws
    thread = null
    throw error
  } finally {
    worker.unref()
  }
}

/**
 * The argon2id tag of a password, computed one at a time and when the machine has nothing more urgent to do, so that no
 * number of tries slows down the checkout.
 * @throws what `crypto.argon2` throws for parameters it rejects
 */
export function argon2id(parameters: Argon2Parameters): Promise<Buffer> {
  const turn = last.then(() => onThread(parameters))
  last = turn.catch(() => undefined)
  return turn
}
