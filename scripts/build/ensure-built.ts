/**
 * Builds the site if it is missing or older than its sources. The build runs in a child process, so that its memory is
 * released.
 */
import path from 'node:path'
import { runCommand } from '../run-command.ts'
import { isUpToDate } from './is-build-up-to-date.ts'

const root = path.resolve(import.meta.dirname, '../..')
const limit = 10 * 60_000

/** @throws if the build fails */
export async function ensureBuilt(): Promise<void> {
  if (await isUpToDate(root)) return
  // a test runner's own mode would be built into the site
  const env = { NODE_ENV: 'production' }
  const code = await runCommand(process.execPath, [path.join(root, 'scripts/build.ts')], {
    cwd: root,
    limit,
    env,
  })
  if (code !== 0) throw new Error('The site could not be built; see the output above.')
}
