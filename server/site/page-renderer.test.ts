/** The thread that renders pages, with a fake bundle whose results the tests choose. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { jpegSize } from '../../tests/support/jpeg-size.ts'
import type { RenderInput } from '../../src/app/server-rendering/page-renderer-input.ts'
import { firstPhones } from '../../src/content/brand-and-phones.ts'
import { htmlOfPage } from './pack-rendered-page.ts'
import { startPageRenderer, type PageRenderer } from './page-renderer.ts'
import { rowsToRun } from '../../tests/support/rows-to-run.ts'
import { itInFullRun } from '../../tests/support/sampled-tests.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'prosa-renderer-'))
afterAll(() => rmSync(folder, { recursive: true }))
const write = (name: string, text: string) => writeFileSync(path.join(folder, 'renderer', name), text)
mkdirSync(path.join(folder, 'renderer'))
write('pages.json', '{"build":"of a test"}')
write('templates.json', '{"shell":"casca"}')
write(
  'pages.js',
  `const done = []
   export async function renderPage({ document }, templates) {
     if (document === 'throws') throw new Error('no such page')
     if (document === 'ends') process.exit(3)
     if (document === 'hangs') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
     done.push(document)
     return '<style>b{}</style>' + templates.shell + done.join()
   }`,
)

/** A page of which the bundle reads nothing but the name. */
const page = (document: string) => ({ document, site: { pictureKey: 'of a test' } }) as RenderInput

describe('the renderer', () => {
  let renderer: PageRenderer
  /** Those that a test opens for itself. */
  const own: PageRenderer[] = []
  const open = (limitMs?: number) =>
    startPageRenderer(folder, limitMs) ?? expect.unreachable('there is a build')
  const openOwn = (limitMs?: number) => {
    const opened = open(limitMs)
    own.push(opened)
    return opened
  }
  beforeAll(() => {
    renderer = open()
  })
  afterEach(() => Promise.all(own.splice(0).map((each) => each.close())))
  afterAll(() => renderer.close())
  const text = async (document: string, isAwaited = true, by = renderer) =>
    htmlOfPage(await by.render(page(document), isAwaited))

  it('is there only with a build, whose name it has', () => {
    expect([renderer.build, startPageRenderer(path.join(folder, 'nowhere'))]).toEqual(['of a test', null])
  })

  it('renders in another thread, compresses and hashes what was rendered', async () => {
    const { hashes, etag, gz } = await renderer.render(page('a'), true)
    expect(hashes).toEqual({
      scripts: [],
      styles: ["'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='"],
    })
    expect([etag, gz.subarray(0, 2).toString('hex')]).toEqual([
      expect.stringMatching(/^W\/"[\w-]{22}"$/),
      '1f8b',
    ])
  })

  it('renders first what a visitor waits for', async () => {
    const texts = await Promise.all([text('a'), text('b', false), text('c', false), text('d')])
    expect(texts.at(2)).toContain('a,d,b,c')
  })

  it('says why a page could not be rendered, and renders the next one', async () => {
    await expect(text('throws')).rejects.toThrow('no such page')
    expect(await text('a')).toContain('casca')
  })

  itInFullRun('draws pictures of shared links, after the pages that a visitor waits for (D119)', async () => {
    const order: string[] = []
    const picture = { scene: 'street', heading: '', name: '1 Giga', withDebit: 139.99 } as const
    const [jpeg] = await Promise.all([
      renderer.picture(picture).finally(() => order.push('picture')),
      text('a', false).finally(() => order.push('ahead')),
      renderer.picture({ ...picture, withDebit: 129.99 }).finally(() => order.push('other picture')),
      text('b').finally(() => order.push('visit')),
    ])
    expect(jpegSize(jpeg)).toEqual({ width: 1200, height: 630 })
    // the first one has begun
    expect(order).toEqual(['picture', 'visit', 'ahead', 'other picture'])
  })

  it.each(rowsToRun(['ends', 'hangs'], 1))('starts again where a page %s it', async (document) => {
    const by = openOwn(document === 'hangs' ? 4_000 : undefined)
    const [lost, next] = await Promise.allSettled([text(document, true, by), text('a', true, by)])
    expect([lost?.status, next]).toEqual([
      'rejected',
      { status: 'fulfilled', value: '<style>b{}</style>cascaa' },
    ])
  })

  it('goes on after a page that cannot be sent to its thread (D120)', async () => {
    const unsendable = { document: 'a', campaign: () => null } as unknown as RenderInput
    await expect(renderer.render(unsendable, true)).rejects.toThrow('could not be cloned')
    expect(await text('a')).toContain('casca')
  })

  it('renders nothing with another build than its own, which has replaced it on disk (D120)', async () => {
    const by = openOwn()
    write('pages.json', '{"build":"of the next release"}')
    await expect(text('a', true, by)).rejects.toThrow('another build')
    write('pages.json', '{"build":"of a test"}')
    expect(await text('a', true, by)).toContain('casca')
  })

  itInFullRun('draws the PDF files', async () => {
    const words = { seller: '', phones: firstPhones, supportPage: '', hasLanguageModel: false }
    const bytes = await renderer.pdf('faq-migracao.pdf', words)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    await expect(renderer.pdf('nada.pdf', words)).rejects.toThrow('nada.pdf')
  })

  it('refuses what is asked of it once it is closed', async () => {
    const by = openOwn()
    const late = text('a', true, by)
    await Promise.all([by.close(), expect(late).rejects.toThrow('closed')])
    await expect(text('b', true, by)).rejects.toThrow('closed')
  })
})
