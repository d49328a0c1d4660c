import type { Argon2Parameters } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** One for all of this process, from the first log-in on: the others wait for their turn. */
let thread: Worker | null = null
let last: Promise<unknown> = Promise.resolve()

async function onThread(parameters: Argon2Parameters): Promise<Buffer> {
  const worker = (thread ??= new Worker(new URL('./hashing-thread.ts', import.meta.url)))
  // a process ends although the thread stands idle, but not before it has what it asked for
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
 * The argon2id tag of a password, made one at a time and when the machine has nothing more urgent to do, so that no
 * number of tries slows the checkout.
 * @throws what `crypto.argon2` throws of parameters that it does not take
 */
export function argon2id(parameters: Argon2Parameters): Promise<Buffer> {
  const turn = last.then(() => onThread(parameters))
  last = turn.catch(() => undefined)
  return turn
}
