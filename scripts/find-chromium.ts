/** Finds a Chromium for benchmarks, screenshots and tests. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, globSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'

const variables = ['CHROMIUM', 'CHROME_PATH', 'PLAYWRIGHT_CHROMIUM'] as const
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const shells = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell']

/**
 * Finds a Chromium for benchmarks and screenshots and returns its path: the one named in the environment, the
 * system's, Playwright's own, or (as root on Debian) a newly installed package.
 * @throws with instructions if there is none
 */
export function chromiumPath(): string {
  return named() ?? installed(browsers) ?? cached() ?? fromPackage('chromium') ?? fail()
}

/**
 * Returns the path of Chromium for tests: preferably its headless shell, which renders the same pages without a browser
 * UI and saves a quarter of the CPU time; otherwise a full Chromium.
 * @throws with instructions if there is none
 */
export function testChromiumPath(): string {
  return (
    named() ??
    installed([...shells, ...browsers]) ??
    cached() ??
    fromPackage('chromium-headless-shell') ??
    fromPackage('chromium') ??
    fail()
  )
}

/** Returns the flags for every launch: no background requests, no GPU, no sandbox if it is not possible. */
export function chromiumFlags(): string[] {
  const flags = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  return canSandbox() ? flags : [...flags, '--no-sandbox']
}

function named(): string | null {
  for (const variable of variables) {
    const value = process.env[variable]
    if (!value) continue
    if (isExecutable(value)) return value
    throw new Error(`${variable}=${value} is not an executable file`)
  }
  return null
}

function installed(commands: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = commands.flatMap((command) => folders.map((folder) => path.join(folder, command)))
  return candidates.find(isExecutable) ?? null
}

function cached(): string | null {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? path.join(homedir(), '.cache/ms-playwright')
  const found = globSync('{chromium-*/chrome-linux*/chrome,chromium_headless_shell-*/*/*headless*shell}', {
    cwd: folder,
  })
  const newest = found.toSorted().at(-1)
  return newest ? path.join(folder, newest) : null
}

/**
 * Font with the metrics of Arial, which Chromium's packages only recommend. Pages are drawn in one of the fonts named
 * in src/ui/tokens.css until their own has come; in any other font their text is wider, and moves.
 */
const fonts = 'fonts-liberation'

function fromPackage(name: string): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  console.log(`No Chromium found: installing the packages ${name} and ${fonts} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-q'],
    ['install', '-q', '-y', '--no-install-recommends', name, fonts],
  ]) {
    if (spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status !== 0) return null
  }
  return installed([name])
}

function fail(): never {
  throw new Error(
    'No Chromium found. Install one (Debian: apt-get install chromium) or name one: CHROMIUM=/path/to/chromium',
  )
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return path.isAbsolute(file)
  } catch {
    return false
  }
}

/** Whether Chromium can use its sandbox: not as root, and not if user namespaces are disabled (containers). */
function canSandbox(): boolean {
  return process.getuid?.() !== 0 && spawnSync('unshare', ['--user', 'true']).status === 0
}
