/** Checks whether the built site is newer than all its sources. */
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** Inputs of the build; dist is stale if any of them is newer. */
const sources = [
  'src',
  'public',
  'scripts/build',
  'scripts/build.ts',
  'server/db/seed',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]

/**
 * Whether dist exists and is newer than all its inputs.
 * @param root the project's folder
 */
export async function isUpToDate(root: string): Promise<boolean> {
  const built = await modified(path.join(root, 'dist/built'))
  if (built === 0) return false
  for (const source of sources) {
    if ((await newest(path.join(root, source))) > built) return false
  }
  return true
}

/**
 * Returns the latest modification time of a file, or of anything in a folder (removing a file changes its folder); 0 if
 * it is missing.
 */
async function newest(target: string): Promise<number> {
  const names = await readdir(target, { recursive: true }).catch(() => [])
  const times = await Promise.all([target, ...names.map((name) => path.join(target, name))].map(modified))
  return Math.max(...times)
}

async function modified(target: string): Promise<number> {
  return stat(target).then(
    (found) => found.mtimeMs,
    () => 0,
  )
}
