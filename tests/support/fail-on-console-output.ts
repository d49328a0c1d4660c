/**
 * Vitest set-up file: fails every test that logs to console.error or console.warn, unless the test declares the
 * output with `expectConsole(/text/)`.
 */
import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

let expected: RegExp[] = []
let seen: string[] = []

/** Allows output that matches in the running test, which fails if there is none. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern)
}

const original = { error: console.error, warn: console.warn }

beforeEach(() => {
  expected = []
  seen = []
  console.error = (...values) => void seen.push(format(...values))
  console.warn = (...values) => void seen.push(format(...values))
})

/** What is wrong with the output of a test, or null. */
function complaint(output: readonly string[], allowed: readonly RegExp[]): string | null {
  const unexpected = output.filter((text) => !allowed.some((pattern) => pattern.test(text)))
  if (unexpected.length > 0) return `unexpected console output:\n${unexpected.join('\n')}`
  const missing = allowed.filter((pattern) => !output.some((text) => pattern.test(text)))
  return missing.length > 0 ? `console output that did not come: ${missing.join(', ')}` : null
}

afterEach(() => {
  Object.assign(console, original)
  const problem = complaint(seen, expected)
  if (problem) throw new Error(problem)
})
