/** Copies a folder whose files may change and vanish meanwhile, with owners and modes, and all of it to the disk. */
import {
  chmod,
  chown,
  copyFile,
  lstat,
  mkdir,
  open,
  readdir,
  readlink,
  symlink,
  utimes,
} from 'node:fs/promises'
import { join } from 'node:path'

export type Copied = { files: number; bytes: number }

const isGone = (error: unknown) => (error as { code?: string }).code === 'ENOENT'

/** Whether there is nothing at a path, so that an error of copying it says no more than that. */
const isNothingAt = (path: string) =>
  lstat(path).then(
    () => false,
    (error: unknown) => isGone(error),
  )

/** Waits until a file, or the names in a folder, are on the disk, and would be there after a power cut. */
export async function toDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Copies what is in `from` to `to`, which is created. What vanishes from `from` meanwhile is left out, but not `from` itself.
 * @param isLeftOut whether something is left out, by its path within the folder
 */
export async function copyFolder(
  from: string,
  to: string,
  isLeftOut: (path: string) => boolean = () => false,
): Promise<Copied> {
  const copied: Copied = { files: 0, bytes: 0 }
  await copyInto(from, to, '', isLeftOut, copied)
  return copied
}

async function copyInto(
  from: string,
  to: string,
  path: string,
  isLeftOut: (path: string) => boolean,
  copied: Copied,
): Promise<void> {
  const [source, target] = [join(from, path), join(to, path)]
  try {
    const found = await lstat(source)
    if (found.isSymbolicLink()) {
      await symlink(await readlink(source), target)
      return
    }
    if (found.isDirectory()) {
      await mkdir(target, { recursive: true })
      for (const name of await readdir(source)) {
        const inside = join(path, name)
        if (!isLeftOut(inside)) await copyInto(from, to, inside, isLeftOut, copied)
      }
    } else if (found.isFile()) {
      await copyFile(source, target)
      copied.files += 1
      copied.bytes += found.size
    } else return
    if (process.getuid?.() === 0) await chown(target, found.uid, found.gid)
    await chmod(target, found.mode & 0o7777)
    await utimes(target, found.atime, found.mtime)
    await toDisk(target)
  } catch (error) {
    // a file that the running database has removed; its log says how
    if (!isGone(error) || path === '' || !(await isNothingAt(source))) throw error
  }
}
