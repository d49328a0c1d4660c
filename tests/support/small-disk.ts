/** Creates a small disk (tmpfs) that a test can fill. Only one process and its children see it. */
import { spawnSync } from 'node:child_process'
import { closeSync, openSync, writeSync } from 'node:fs'

const MIB = 1024 * 1024

/**
 * Returns the program through which to start a process (`ServerProcessOptions.through`), so that its DATA_DIR is a disk
 * of `mib` MiB. An ordinary user mounts the disk in one user namespace, and becomes the same user again in a second
 * one.
 */
function throughSmallDisk(mib: number): [program: string, ...args: string[]] {
  const isRoot = process.getuid?.() === 0
  const who = `--map-user=${process.getuid?.()} --map-group=${process.getgid?.()}`
  const become = isRoot ? '' : `unshare --user ${who}`
  const script = `mount -t tmpfs -o size=${mib}m tmpfs "$DATA_DIR" && exec ${become} "$@"`
  const spaces = isRoot ? ['--mount'] : ['--user', '--map-root-user', '--mount']
  return ['unshare', ...spaces, 'sh', '-c', script, 'sh']
}

/** Returns that program; none if the user may not mount anything here, as in some containers. */
export function smallDisks(mib: number): string[][] {
  const through = throughSmallDisk(mib)
  const [program, ...args] = through
  return spawnSync(program, [...args, 'true'], { env: { ...process.env, DATA_DIR: '/mnt' } }).status === 0
    ? [through]
    : []
}

/** The path by which a file is reached that only the process sees. */
export const seenBy = (pid: number, file: string) => `/proc/${pid}/root${file}`

/** Fills the remaining space of a disk. */
export function writeUntilFull(file: string): void {
  const handle = openSync(file, 'w')
  try {
    for (const size of [MIB, 4_096, 512]) {
      try {
        for (;;) if (writeSync(handle, Buffer.alloc(size)) === 0) break
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    }
  } finally {
    closeSync(handle)
  }
}
