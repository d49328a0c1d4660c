/** Installs the Debian packages that `npm run rig -- debian` needs, where that is possible (docs/decisions/0138). */
import { existsSync } from 'node:fs'
import { runCommand } from './run-command.ts'

/** Programs by their path, each with the package that has it. */
export const debianPackages = {
  '/usr/bin/promtool': 'prometheus',
  '/usr/sbin/pgbouncer': 'pgbouncer',
} as const

const APT = '/usr/bin/apt-get'
const limit = 10 * 60_000

/** Installs the missing packages as root, without starting their services. Does nothing for other users and systems. */
export async function installDebianPackages(): Promise<void> {
  const missing = Object.entries(debianPackages).flatMap(([file, name]) => (existsSync(file) ? [] : [name]))
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync(APT)) return
  console.log(`Installing the Debian packages ${missing.join(' and ')} …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  await runCommand(APT, ['install', '--yes', '--no-install-recommends', ...missing], { cwd: '/', limit, env })
}
