import { afterEach, expect, test, vi } from 'vitest'
import { collectBrowserData } from './collect-browser-data.ts'
import { fakeTimers } from '../../../tests/support/fake-timers.ts'

const script = () => document.head.querySelector<HTMLScriptElement>('script[src="/scripts/tim_prefs.js"]')
const setCookie = (cookie: string) => {
  document.cookie = cookie
}

fakeTimers()

afterEach(() => {
  script()?.remove()
  sessionStorage.clear()
  delete window.tim_prefs
  delete window.jsc
  delete window.hdim_payload
  for (const name of ['cookie_consent', '_ga', '_ga_X']) setCookie(`${name}=; max-age=0`)
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('the preferences script is loaded and started, its value copied within 500 ms', async () => {
  window.tim_prefs = { init: () => sessionStorage.setItem('user_prefs2', '{"language":"pt-BR"}') }
  const session = collectBrowserData(() => {})
  expect(session.deviceInfo()).toEqual({})
  script()?.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(499)
  expect(session.deviceInfo()).toEqual({})
  await vi.advanceTimersByTimeAsync(1)
  expect(session.deviceInfo()).toEqual({ user_prefs2: '{"language":"pt-BR"}' })
})

test('cookies are looked for every 500 ms until they exist, then no more', async () => {
  sessionStorage.setItem('user_prefs2', '{}')
  const session = collectBrowserData(() => {})
  await vi.advanceTimersByTimeAsync(5000)
  setCookie('cookie_consent=both')
  await vi.advanceTimersByTimeAsync(500)
  expect(session.deviceInfo()).toEqual({ cookies: 'cookie_consent=both', user_prefs2: '{}' })
  expect(vi.getTimerCount()).toBe(0)
})

test('a preferences script that does not load is logged only', async () => {
  const report = vi.fn<(error: unknown, where: string) => void>()
  const session = collectBrowserData(report)
  script()?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(0)
  expect(report).toHaveBeenCalledWith(expect.any(Error), 'tim_prefs')
  expect(session.deviceInfo()).toEqual({})
})

test('a preferences script that throws is logged only', async () => {
  const report = vi.fn<(error: unknown, where: string) => void>()
  window.tim_prefs = {
    init: () => {
      throw new Error('blocked storage')
    },
  }
  collectBrowserData(report)
  script()?.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
  expect(report).toHaveBeenCalledWith(expect.any(Error), 'tim_prefs')
})

test('what other scripts put on the page passes through, when it is text, cut to what the API takes', () => {
  const session = collectBrowserData(() => {})
  expect(session.deviceInfo()).toEqual({})
  window.jsc = 'x'.repeat(9000)
  window.hdim_payload = { no: 'text' }
  expect(session.deviceInfo()).toEqual({ jsc: 'x'.repeat(8192) })
  window.hdim_payload = 'payload'
  expect(session.deviceInfo().hdim_payload).toBe('payload')
})

test('service workers are unregistered', async () => {
  const unregister = vi.fn<() => Promise<boolean>>(async () => true)
  const getRegistrations = async () => [{ unregister }, { unregister }]
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistrations }, configurable: true })
  collectBrowserData(() => {})
  await vi.advanceTimersByTimeAsync(0)
  expect(unregister).toHaveBeenCalledTimes(2)
})

test('the ids of Google Analytics are those of the moment', () => {
  const session = collectBrowserData(() => {})
  expect(session.told()).toEqual({})
  setCookie('_ga=GA1.1.12.34')
  setCookie('_ga_X=GS1.1.56.1')
  expect(session.told()).toEqual({ client_id: '12.34', session_id: '56' })
})
