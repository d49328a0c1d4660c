import path from 'node:path'
import { runCommand } from '../run.ts'
import { isUpToDate } from './is-up-to-date.ts'

const root = path.resolve(import.meta.dirname, '../..')
const limit = 10 * 60_000

/**
 * Builds the site if it is missing or older than its sources. The build runs in a child process, so that its memory is
 * released.
 * @throws if the build fails
 */
export async function ensureBuilt(): Promise<void> {
  if (await isUpToDate(root)) return
  const code = await runCommand(process.execPath, [path.join(root, 'scripts/build.ts')], { cwd: root, limit })
  if (code !== 0) throw new Error('The site could not be built; see the output above.')
}
