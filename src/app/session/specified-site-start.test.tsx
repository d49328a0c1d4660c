/** What the site does when it starts: cookies, service workers and a partner's script, as specified. */
import { afterEach, expect, test, vi } from 'vitest'
import { collectBrowserData } from './collect-browser-data.ts'
import { fakeTimers } from '../../../tests/support/fake-timers.ts'

const script = () => document.head.querySelector<HTMLScriptElement>('script[src="/scripts/tim_prefs.js"]')

fakeTimers()
afterEach(() => {
  script()?.remove()
  sessionStorage.clear()
  delete window.tim_prefs
  document.cookie = 'cookie_consent=; max-age=0'
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('service workers are unregistered, /scripts/tim_prefs.js is loaded and called (M4.12)', async () => {
  const unregister = vi.fn<() => Promise<boolean>>(async () => true)
  const getRegistrations = async () => [{ unregister }]
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistrations }, configurable: true })
  const init = vi.fn<() => void>()
  collectBrowserData(() => {})
  expect(script()?.getAttribute('src')).toBe('/scripts/tim_prefs.js')
  expect(init).not.toHaveBeenCalled()
  window.tim_prefs = { init }
  script()?.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
  expect(unregister).toHaveBeenCalledTimes(1)
  expect(init).toHaveBeenCalledTimes(1)
})

test('cookies and user_prefs2 are copied, tried again every 500 ms until they are there (M4.20, M3.11)', async () => {
  const session = collectBrowserData(() => {})
  const told = () => ({ deviceInfo: session.deviceInfo() })
  let copies = 0
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => (copies++, ''),
  })
  const copiesAfter = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    return copies
  }
  expect([await copiesAfter(499), await copiesAfter(1), await copiesAfter(500)]).toEqual([0, 1, 2])
  Reflect.deleteProperty(document, 'cookie')
  sessionStorage.setItem('user_prefs2', '{"language":"pt-BR"}')
  expect(told()).toEqual({ deviceInfo: {} })
  await vi.advanceTimersByTimeAsync(500)
  expect(told()).toEqual({ deviceInfo: { user_prefs2: '{"language":"pt-BR"}' } })
  document.cookie = 'cookie_consent=func'
  await vi.advanceTimersByTimeAsync(500)
  expect(told()).toEqual({
    deviceInfo: { cookies: 'cookie_consent=func', user_prefs2: '{"language":"pt-BR"}' },
  })
  expect(vi.getTimerCount()).toBe(0)
})

test('where /scripts/tim_prefs.js does not load, that is logged and nothing else happens (M8.7)', async () => {
  const logged: string[] = []
  const session = collectBrowserData((_error, where) => logged.push(where))
  const request = script()
  expect(request?.getAttribute('src')).toBe('/scripts/tim_prefs.js')
  request?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(500)
  expect(logged).toEqual(['tim_prefs'])
  expect(session.deviceInfo()).toEqual({})
})
