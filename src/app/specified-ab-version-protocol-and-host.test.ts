// @vitest-environment jsdom
/** The visitor's A/B version, the chat's protocol number and the base host, word for word as specified. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readProtocol } from './session/third-party-chat-protocol-number.ts'
import { chooseApiServer } from './boot/choose-api-server.ts'
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
    localStorage.clear()
    document.head.innerHTML = ''
  })

  it('is a stored override that the server’s settings allow, or the host of its settings (F7.1, S26)', () => {
    document.head.innerHTML =
      '<meta name="api-url" content="https://test.example"><meta name="api-hosts" content="https://other.example">'
    expect(chooseApiServer().base).toBe('https://test.example')
    localStorage.setItem('apiHost', 'https://other.example')
    expect(chooseApiServer().base).toBe('https://other.example')
    localStorage.setItem('apiHost', 'https://evil.example')
    expect(chooseApiServer().base).toBe('https://test.example')
  })
})
