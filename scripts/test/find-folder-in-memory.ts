/** Finds a folder in memory (tmpfs) for the temporary files of a test run. */
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'

const MEMORY = '/dev/shm'
/** Required free bytes: four times the maximum that the databases and browsers of a run need. */
const ROOM = 4 * 2 ** 30

/**
 * Creates a folder in memory for the temporary files of a run; returns null if there is too little space. On ext4,
 * creating a database soon after dropping another takes 300 ms instead of 30 (docs/testing.md, Temporary files in
 * memory).
 */
export function folderInMemory(): string | null {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    if (bavail * bsize < ROOM) return null
    const folder = mkdtempSync(path.join(MEMORY, 'prosa-test-'))
    // when started as root, PostgreSQL runs as another user
    chmodSync(folder, 0o1777)
    process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
    return folder
  } catch {
    return null
  }
}
