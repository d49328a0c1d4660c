/** Finds and runs programs that Debian packages install. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { debianPackages } from '../../scripts/install-debian-packages.ts'

/**
 * Returns the path of a program that a Debian package installs.
 * @throws if it is not installed, with the command that installs it
 */
export function debianProgramPath(file: keyof typeof debianPackages): string {
  if (existsSync(file)) return file
  throw new Error(`${file} is missing: apt-get install --no-install-recommends ${debianPackages[file]}`)
}

/** Runs a program to its end and returns its output. If the program fails, throws an error with its output. */
export const outputOfDebianProgram = (file: keyof typeof debianPackages, args: readonly string[]): string =>
  execFileSync(debianProgramPath(file), args, { encoding: 'utf8', stdio: 'pipe' })
