/**
 * The worker thread that hashes passwords with argon2id, at a low priority so that it never slows down the
 * rest of the server.
 */
import { argon2Sync, type Argon2Parameters } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import path from 'node:path'
import { parentPort } from 'node:worker_threads'

/**
 * The niceness of this thread: it gets about 3 % of a busy processor and all of an idle one
 * (https://man7.org/linux/man-pages/man7/sched.7.html, "The nice value").
 */
const NICENESS = 15

/**
 * Lowers the priority of this thread alone, which is possible on Linux
 * (https://man7.org/linux/man-pages/man2/setpriority.2.html, "C library/kernel differences"). On other
 * systems hashing has normal priority.
 */
function giveWay(): void {
  try {
    const thread = path.basename(readlinkSync('/proc/thread-self'))
    setPriority(Number(thread), NICENESS)
  } catch {
    // This file exists only on Linux.
  }
}

giveWay()
parentPort?.on('message', (parameters: Argon2Parameters) => {
  parentPort?.postMessage(argon2Sync('argon2id', parameters))
})
