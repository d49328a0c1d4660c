/**
 * Vitest set-up file for component tests: adds browser features that jsdom lacks, and resets the document, storage,
 * cookies and history after each test, because all files of a worker share one window.
 */
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import './missing-browser-features.ts'

function leaveNothing(): void {
  cleanup()
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  window.history.replaceState(null, '', '/')
}

afterEach(leaveNothing)
// A page loads in idle moments what comes later. If its file ended meanwhile, the module would be broken for all other files.
afterAll(() => vi.dynamicImportSettled())
// as long as `expect.poll` waits (vitest.config.ts)
configure({ asyncUtilTimeout: 15_000 })
