// @vitest-environment jsdom
/** Version of the visitor, protocol of the chat, base host: word for word. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readProtocol } from './session/web-chat-protocol-number.ts'
import { versionOf } from './session/ab-version.ts'

describe('the version', () => {
  beforeEach(() => localStorage.clear())
  const drawn = (query: string, draw: number) => versionOf(new URLSearchParams(query), () => draw)

  it('is drawn with even odds: 50% A, 50% B (F4.24)', () => {
    const versions = Array.from({ length: 100 }, (_, index) => {
      localStorage.clear()
      return drawn('', index / 100)
    })
    expect(versions.filter((version) => version === 'A')).toHaveLength(50)
    expect(versions.filter((version) => version === 'B')).toHaveLength(50)
  })

  it('is forced by the parameter test (F2.50)', () => {
    expect(['test=A', 'test=B', 'test=A'].map((query) => drawn(query, 0.9))).toEqual(['A', 'B', 'A'])
  })
})

describe('the protocol of the chat', () => {
  afterEach(() => {
    vi.useRealTimers()
    delete window.webchat
  })

  it('is read again every 1 s until it is there (F9.5)', () => {
    vi.useFakeTimers()
    const found: string[] = []
    readProtocol((protocol) => found.push(protocol))
    vi.advanceTimersByTime(2500)
    window.webchat = { protocol: () => 'tuid-1' }
    vi.advanceTimersByTime(499)
    expect(found).toEqual([])
    vi.advanceTimersByTime(1)
    expect(found).toEqual(['tuid-1'])
    vi.advanceTimersByTime(60_000)
    expect(found).toHaveLength(1)
  })
})

describe('the base host', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
    localStorage.clear()
  })

  it('is a stored override that the build allows, or the host of the build (F7.1, S26)', async () => {
    vi.stubEnv('VITE_API_BASE', 'https://test.example')
    vi.stubEnv('VITE_API_HOSTS', 'https://other.example')
    const { apiBase } = await import('./boot/api-base.ts')
    expect(apiBase()).toBe('https://test.example/api')
    localStorage.setItem('apiHost', 'https://other.example')
    expect(apiBase()).toBe('https://other.example/api')
    localStorage.setItem('apiHost', 'https://evil.example')
    expect(apiBase()).toBe('https://test.example/api')
  })
})
