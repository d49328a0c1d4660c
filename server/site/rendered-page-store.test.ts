/** Rendered pages on disk, and how much of it they take. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { finishPage } from './pack-rendered-page.ts'
import { openPageStore } from './rendered-page-store.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'prosa-pages-'))
const filesIn = (below: string) => readdirSync(path.join(folder, below))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a page on disk', () => {
  it('is below the temporary files where DATA_DIR cannot be made (D120)', async () => {
    const store = openPageStore('/proc/prosa', () => expect.unreachable())
    await store.write('of-a-test', ' /', finishPage('<p>Fibra</p>'), false)
    expect(await store.list('of-a-test')).toEqual(new Set([' /']))
  })

  it('is read by another server, and not if a byte of it is another one (D120, X46)', async () => {
    const page = finishPage('<p>Fibra</p>')
    await openPageStore(folder, () => expect.unreachable()).write('of-a-test', ' /', page, false)
    const [name = ''] = filesIn('pages/of-a-test')
    const file = path.join(folder, 'pages/of-a-test', name)
    const bytes = readFileSync(file)
    const read = () => openPageStore(folder, () => expect.unreachable()).read('of-a-test', ' /')
    expect(await read()).toEqual(page)
    bytes[bytes.length - page.gz.length - 3] = 0
    writeFileSync(file, bytes)
    expect(await read()).toBeUndefined()
    writeFileSync(file, bytes.subarray(0, 40))
    expect(await read()).toBeUndefined()
  })
})

describe('a folder that cannot be written to', () => {
  it('leaves visited pages in memory, and is told once (D120)', async () => {
    const errors: unknown[] = []
    const store = openPageStore(folder, (error) => errors.push(error))
    // a file where the folder would be
    writeFileSync(path.join(folder, 'pages/full'), '')
    const page = finishPage('<p>Fibra</p>')
    await store.write('full', ' /', page, true)
    await store.write('full', ' /ofertas', page, true)
    expect(await store.read('full', ' /')).toEqual(page)
    expect(errors).toHaveLength(1)
    rmSync(path.join(folder, 'pages/full'))
    await store.write('full', ' /', page, true)
    expect([...(await store.list('full'))]).toEqual([' /'])
    rmSync(path.join(folder, 'pages/full'), { recursive: true })
  })
})
