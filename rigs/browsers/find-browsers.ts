/** Finds the installed browsers other than Chromium. */
import { globSync } from 'node:fs'
import { findInPath, isExecutable } from './find-and-run-programs.ts'

export type WebKitPrograms = {
  readonly driver: string
  readonly miniBrowser: string
  /** An X server without a screen; null where there is a screen. */
  readonly screen: string | null
}

const PLACES = '/usr/{lib,libexec}{,/*}/webkit2gtk-4.*/MiniBrowser'

/** Where Firefox is, or the Debian packages that are missing. */
export function findFirefox(): { readonly program: string } | { readonly missing: readonly string[] } {
  const program = process.env.FIREFOX || findInPath('firefox-esr') || findInPath('firefox')
  return program ? { program } : { missing: ['firefox-esr'] }
}

/** Where the driver, its browser and a screen are, or the Debian packages that are missing. */
export function findWebKit(): WebKitPrograms | { readonly missing: readonly string[] } {
  const driver = findInPath('WebKitWebDriver')
  const miniBrowser = globSync(PLACES).filter(isExecutable).sort().at(-1)
  const screen = process.env.DISPLAY ? null : findInPath('Xvfb')
  const missing = [
    ...(driver && miniBrowser ? [] : ['webkit2gtk-driver']),
    ...(screen || process.env.DISPLAY ? [] : ['xvfb']),
  ]
  return driver && miniBrowser && missing.length === 0 ? { driver, miniBrowser, screen } : { missing }
}
