/** Rendering an edition's pages ahead: its pace, and how many folders of pages are kept. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { withoutDatabase } from '../editions/stored-editions.ts'
import { finishPage } from './pack-rendered-page.ts'
import { openPageStore, type PageStore } from './rendered-page-store.ts'
import { makePages } from './edition-pages.ts'
import type { PageRenderer } from './page-renderer.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'prosa-rendered-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const settings = {
  origin: '',
  links: {},
  company: null,
  pricesUntil: null,
  payment: '',
  messageModel: '',
  pictureKey: '',
  backend: { url: '', hosts: [], takesNoEmail: false },
}

const pagesBy = (renderer: PageRenderer, store: PageStore) =>
  makePages({
    renderer,
    renderPreview: (source) => renderer.render(source, true),
    store,
    settings,
    onStale() {},
    onFailure() {},
  })

describe('rendering ahead', () => {
  it('rests twenty times as long as a page took while visitors ask for pages, but not while its server stops (D120)', async () => {
    const tookMs = 20
    const renderer = {
      build: 'of a test',
      render: async () => {
        await wait(tookMs)
        return finishPage('<p>Fibra</p>')
      },
      pdf: async () => Buffer.of(),
      picture: async () => Buffer.of(),
      close: async () => {},
    }
    const store = openPageStore(folder, () => expect.unreachable())
    const pages = await pagesBy(renderer, store).open(withoutDatabase())
    await pages.page({ prefix: '', document: null })
    // this page may not be on the disk yet
    await pages.warm()
    const started = performance.now()
    expect(await pages.warm()).toBe(true)
    // a timer may be a millisecond early
    expect(performance.now() - started).toBeGreaterThan(20 * (tookMs - 1))
    const leaving = new AbortController()
    const last = pages.warm(leaving.signal)
    await wait(2 * tookMs)
    leaving.abort()
    const stopped = performance.now()
    await last
    expect(performance.now() - stopped).toBeLessThan(15 * tookMs)
  })
})

describe('the folders of pages', () => {
  it('are those of the last eight editions and builds, also if nothing is rendered ahead (D120)', async () => {
    const store = openPageStore(folder, () => expect.unreachable())
    for (let build = 0; build < 10; build += 1) {
      const page = async () => finishPage('<p>Fibra</p>')
      const renderer = {
        build: `${build}`,
        render: page,
        pdf: async () => Buffer.of(),
        picture: async () => Buffer.of(),
        close: async () => {},
      }
      const pages = pagesBy(renderer, store)
      await pages.open(withoutDatabase())
    }
    expect(readdirSync(path.join(folder, 'pages'))).toHaveLength(8)
  })
})
