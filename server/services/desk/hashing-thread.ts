/** A thread that derives argon2id tags and yields to everything else the machine has to do. */
import { argon2Sync, type Argon2Parameters } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import path from 'node:path'
import { parentPort } from 'node:worker_threads'

/**
 * Niceness at which a thread gets about 3 % of a contended processor, and all of an idle one
 * (https://man7.org/linux/man-pages/man7/sched.7.html, "The nice value").
 */
const NICENESS = 15

/**
 * Linux has a niceness for each thread (https://man7.org/linux/man-pages/man2/setpriority.2.html, "C library/kernel
 * differences"); elsewhere hashing has normal priority.
 */
function giveWay(): void {
  try {
    const thread = path.basename(readlinkSync('/proc/thread-self'))
    setPriority(Number(thread), NICENESS)
  } catch {
    // no such file: not Linux
  }
}

giveWay()
parentPort?.on('message', (parameters: Argon2Parameters) => {
  parentPort?.postMessage(argon2Sync('argon2id', parameters))
})
