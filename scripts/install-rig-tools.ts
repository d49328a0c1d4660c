/**
 * Installs and loads packages that only `npm run bench:web` and `bench:api` need (Lighthouse CI, autocannon). They are in
 * rigs/tools, because they are many, and neither `npm start` nor `npm test` needs them.
 */
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { runCommand } from './run-command.ts'

const folder = path.resolve(import.meta.dirname, '../rigs/tools')
const limit = 10 * 60_000

const changedAt = (file: string): Promise<number> =>
  stat(path.join(folder, file)).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

/** Whether the tools are installed and not older than their lock file. */
export async function hasRigTools(): Promise<boolean> {
  // npm writes its own lock file last
  const installed = await changedAt('node_modules/.package-lock.json')
  return installed > 0 && installed >= (await changedAt('package-lock.json'))
}

/**
 * Installs the tools if they are missing or older than their lock file.
 * @throws if npm fails
 */
export async function installRigTools(): Promise<void> {
  if (await hasRigTools()) return
  console.log('Installing the packages of rigs into rigs/tools/node_modules …')
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--loglevel=error']
  const code = await runCommand('npm', args, { cwd: folder, limit })
  if (code !== 0) throw new Error(`npm ci in rigs/tools failed with code ${code}`)
}

/**
 * Loads a module of rigs/tools, after installing the tools if necessary.
 * @param file name in that folder. The module's types are checked there; the caller names the type that it expects
 */
export async function loadRigTool<T>(file: string): Promise<T> {
  await installRigTools()
  return (await import(pathToFileURL(path.join(folder, file)).href)) as T
}
