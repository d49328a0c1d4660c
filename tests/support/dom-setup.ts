/**
 * Vitest set-up file for component tests: adds browser features that jsdom lacks, and resets the document, storage,
 * cookies and history after each test, because all files of a worker share one window.
 */
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

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

// What jsdom does not have. Focus and top layer of a dialog are left to the end-to-end tests.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList

Element.prototype.scrollIntoView ??= () => {}
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
