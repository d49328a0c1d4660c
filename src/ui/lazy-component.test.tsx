import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectConsole } from '../../tests/support/fail-on-console-output.ts'
import { storageKeys } from '../lib/storage-keys.ts'
import { lazily } from './lazy-component.tsx'
import { fakeTimers } from '../../tests/support/fake-timers.ts'

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? <p>boundary</p> : this.props.children
  }
}

const Part = () => <p>part</p>

/** A file that fails to load the first `failures` times. */
function flaky(failures: number) {
  const count = { loads: 0 }
  const load = async () => {
    count.loads += 1
    if (count.loads <= failures) throw new Error('no such file')
    return { default: Part }
  }
  return { count, load }
}

/** What the site answers when asked whether it is up. */
const answers = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer())

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

fakeTimers()
beforeEach(() => {
  answers(() => new Response())
  // the page was reloaded a moment ago
  sessionStorage.setItem(storageKeys.reloaded.key, String(Date.now()))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a part that was fetched ahead shows immediately', async () => {
  const { load, count } = flaky(0)
  const Lazy = lazily(load)
  await Lazy.preload()
  render(<Lazy />)
  expect(screen.getByText('part')).toBeDefined()
  expect(count.loads).toBe(1)
})

test('after one failure it waits before it loads again', async () => {
  const { load, count } = flaky(1)
  const Lazy = lazily(load, { fallback: 'on its way' })
  render(<Lazy />)
  await pass(1900)
  expect(screen.getByText('on its way')).toBeDefined()
  expect(count.loads).toBe(1)
  await pass(200)
  expect(screen.getByText('part')).toBeDefined()
  expect(count.loads).toBe(2)
})

test('a final failure reaches the boundary', async () => {
  expectConsole(/no such file/)
  const { load, count } = flaky(Infinity)
  const Lazy = lazily(load)
  render(
    <Boundary>
      <Lazy />
    </Boundary>,
  )
  await pass(60_000)
  expect(screen.getByText('boundary')).toBeDefined()
  expect(count.loads).toBe(3)
})

test('a file that loads but has no such part is a failure too, and no empty screen (X55)', async () => {
  expectConsole(/has not what it should have/)
  const count = { loads: 0 }
  const Lazy = lazily(async () => {
    count.loads += 1
    return {} as { default: typeof Part }
  })
  render(
    <Boundary>
      <Lazy />
    </Boundary>,
  )
  await pass(60_000)
  expect(screen.getByText('boundary')).toBeDefined()
  expect(count.loads).toBe(3)
})

test('without the network it waits, then loads', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { load, count } = flaky(6)
  const Lazy = lazily(load, { fallback: 'on its way' })
  render(<Lazy />)
  await pass(70_000)
  expect(screen.getByText('on its way')).toBeDefined()
  expect(count.loads).toBe(6)
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(screen.getByText('part')).toBeDefined()
})

test.each([
  ['answers nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is only starting', () => Promise.resolve(new Response(null, { status: 503 }))],
])('while the server %s it waits, and comes with it', async (_what, down) => {
  vi.stubGlobal('fetch', down)
  const { load, count } = flaky(6)
  const Lazy = lazily(load, { fallback: 'on its way' })
  render(<Lazy />)
  await pass(70_000)
  expect(screen.getByText('on its way')).toBeDefined()
  expect(count.loads).toBe(6)
  answers(() => new Response())
  await pass(40_000)
  expect(screen.getByText('part')).toBeDefined()
})

test('an optional component is loaded again ever more seldom, and shows nothing meanwhile', async () => {
  const { load, count } = flaky(Infinity)
  const Lazy = lazily(load, { isOptional: true })
  const { container } = render(<Lazy />)
  await pass(120_000)
  expect(container.textContent).toBe('')
  expect(count.loads).toBeLessThan(9)
})

test('unmounting stops the tries', async () => {
  const { load, count } = flaky(Infinity)
  const Lazy = lazily(load)
  const { unmount } = render(<Lazy />)
  await pass(0)
  unmount()
  await pass(60_000)
  expect(count.loads).toBe(1)
})
