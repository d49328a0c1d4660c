/** Lets the tests of a file pass time by themselves. */
import { afterEach, beforeEach, vi } from 'vitest'

export function fakeTimers(): void {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
}
