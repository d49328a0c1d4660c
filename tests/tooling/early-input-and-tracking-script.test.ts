/** The script in every head: takes secrets out of the address, remembers the source, keeps what is typed. */
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, it } from 'vitest'
import { headScript } from '../../scripts/build/bundle-head-script.ts'
import { storageKeys } from '../../src/lib/storage-keys.ts'
import { TRACKING_KEYS } from '../../src/lib/tracking-parameters.ts'

// the app's storage keys: the head script cannot import them, but must use the same
const lead = storageKeys.lead.key
const draft = storageKeys.address.key
const font = storageKeys.font.key
const tracking = storageKeys.tracking.key

let script = ''

beforeAll(async () => {
  script = await headScript(path.resolve(import.meta.dirname, '../..'))
})

const form = `<form data-step="cep"><input name="cep"><input type="checkbox" name="agree" value="yes">
  <button type="submit" name="way" value="map">Enviar</button></form>`

type Options = {
  /** The kind of record that the journey of the page stores, as its `data-record` says. */
  subject?: string
  query?: string
  stored?: Record<string, string>
  draft?: Record<string, string>
  blocked?: boolean
}

/** A page right after its head script ran. */
function open(options: Options = {}) {
  const url = `https://prosa.test/chat${options.query ?? ''}`
  const { window } = new JSDOM(
    `<!doctype html><html data-record="${options.subject ?? 'lead'}"><body>${form}</body>`,
    { url, runScripts: 'outside-only' },
  )
  for (const [key, value] of Object.entries(options.stored ?? {})) window.localStorage.setItem(key, value)
  for (const [key, value] of Object.entries(options.draft ?? {})) window.sessionStorage.setItem(key, value)
  if (options.blocked) {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new Error('SecurityError')
        },
      })
    }
  }
  window.eval(script)
  const root = window.document.documentElement
  const field = window.document.querySelector<HTMLInputElement>('[name=cep]')
  const button = window.document.querySelector('button')
  if (!field || !button) throw new Error('the form is not there')
  const type = (value: string): void => {
    field.value = value
    field.dispatchEvent(new window.Event('input', { bubbles: true }))
  }
  return { window, root, field, button, type }
}

describe('the head script', () => {
  it('is small enough to run before the first paint', () => {
    expect(Buffer.byteLength(script)).toBeLessThan(2048)
  })

  it('leaves a first visit alone', () => {
    const { root, window } = open()
    expect(root.hasAttribute('data-resume')).toBe(false)
    expect(window.__prosaEarlyInput).toMatchObject({ values: {}, submitted: false, step: null })
    expect(window.__prosaLink).toEqual({})
  })

  it.each<[string, string, Options]>([
    ['lead', 'a stored lead', { stored: { [lead]: '"x"' } }],
    ['lead', 'a stored lead and answers', { stored: { [lead]: 'x' }, draft: { [draft]: '{}' } }],
    [
      'lead',
      'a migration, at its own page',
      { subject: 'migration', stored: { [storageKeys.migration.key]: 'a' } },
    ],
    [
      'lead',
      'a renewal, at its own page',
      { subject: 'renewal', stored: { [storageKeys.renewal.key]: 'a' } },
    ],
    ['lead', 'a resume link', { query: '?l=abc' }],
    ['lead', 'a resume link of the migration', { query: '?lmig=abc' }],
    ['draft', 'answers of before the lead', { draft: { [draft]: '{}' } }],
  ])('says %s for %s', (resume, _, options) => {
    expect(open(options).root.dataset.resume).toBe(resume)
  })

  it('survives a storage that throws', () => {
    const { root, window } = open({ blocked: true })
    expect(root.hasAttribute('data-resume')).toBe(false)
    expect(window.__prosaEarlyInput).toBeDefined()
  })

  it('takes the key of an agent’s link out of the address, and shows the first question (D97)', () => {
    const { root, window } = open({ query: '?s=d1000a&k=secret' })
    expect(window.__prosaLink).toEqual({ k: 'secret' })
    expect(window.location.href).toBe('https://prosa.test/chat?s=d1000a')
    expect(root.hasAttribute('data-resume')).toBe(false)
  })

  it('takes lead ids out of the address and leaves the rest (F2.48)', () => {
    const { window } = open({ query: '?sku=d600wb&l=one&ls=two&lmig=three&utm_source=x#top' })
    expect(window.__prosaLink).toEqual({ l: 'one', ls: 'two', lmig: 'three' })
    expect(window.location.href).toBe('https://prosa.test/chat?sku=d600wb&utm_source=x#top')
  })

  describe('the source of the visit (D101)', () => {
    const HALF_AN_HOUR = 30 * 60_000
    const kept = (age: number, source: object) => ({
      [tracking]: JSON.stringify({ ...source, at: String(Date.now() - age) }),
    })
    const sourceOf = ({ window }: ReturnType<typeof open>) => {
      const { at: _at, ...source } = window.__prosaSource ?? {}
      return source
    }

    it('is every tracking parameter of the first page, and nothing else (F2.51, S18)', () => {
      const all = Object.fromEntries(TRACKING_KEYS.map((name, at) => [name, `v${at}`]))
      const page = open({ query: `?${new URLSearchParams({ ...all, s: 'd600a', email: 'a@b.com.br' })}` })
      expect(sourceOf(page)).toEqual(all)
      const stored = JSON.parse(page.window.sessionStorage.getItem(tracking) ?? 'null')
      expect(stored).toEqual({ ...all, at: expect.stringMatching(/^\d+$/) })
    })

    it('is kept within 256 characters each; of repeated ones the first, and no empty one (S16)', () => {
      const long = 'x'.repeat(10_240)
      const query = `?utm_source=&utm_source=one&utm_source=two&gclid=${long}&campaignid=`
      expect(sourceOf(open({ query }))).toEqual({ utm_source: 'one', gclid: 'x'.repeat(256) })
    })

    it('is that of the first page which has one, as long as the visit lasts', () => {
      const query = '?utm_source=second&gclid=g2'
      const first = { utm_source: 'first' }
      expect(sourceOf(open({ query, draft: kept(HALF_AN_HOUR - 5000, first) }))).toEqual(first)
      expect(sourceOf(open({ draft: kept(100 * HALF_AN_HOUR, first) }))).toEqual(first)
    })

    it.each([
      ['after half an hour without a page', kept(HALF_AN_HOUR + 5000, { utm_source: 'first' })],
      ['where an older page kept one without a time', { [tracking]: '{"utm_source":"first"}' }],
      ['where what is kept cannot be read', { [tracking]: 'nonsense' }],
    ])('is that of an address with parameters of its own %s', (_when, draft) => {
      expect(sourceOf(open({ query: '?utm_source=second', draft }))).toEqual({ utm_source: 'second' })
    })

    it('lasts from page to page', () => {
      const page = open({ draft: kept(HALF_AN_HOUR - 5000, { utm_source: 'first' }) })
      const { at } = JSON.parse(page.window.sessionStorage.getItem(tracking) ?? '{}')
      expect(Date.now() - Number(at)).toBeLessThan(5000)
    })

    it('is known to its own page where storage is blocked', () => {
      expect(sourceOf(open({ query: '?utm_source=x', blocked: true }))).toEqual({ utm_source: 'x' })
    })

    it('is nothing where nobody named one', () => {
      const page = open({ query: '?s=d600a' })
      expect(page.window.__prosaSource).toBeUndefined()
      expect(page.window.sessionStorage.getItem(tracking)).toBeNull()
    })
  })

  it('holds what is typed', () => {
    const { window, type } = open()
    type('01310')
    type('01310-100')
    expect(window.__prosaEarlyInput).toMatchObject({
      values: { cep: '01310-100' },
      submitted: false,
      step: 'cep',
    })
  })

  it('holds a submit, with the button that made it', () => {
    const { window, root, button, type } = open()
    type('01310-100')
    button.click()
    const values = { cep: '01310-100', way: 'map' }
    expect(window.__prosaEarlyInput).toMatchObject({ values, submitted: true, step: 'cep' })
    expect(root.hasAttribute('data-held')).toBe(true)
    expect(window.location.search).toBe('')
  })

  it('keeps what the browser filled in silently, once it is sent', () => {
    const { window, field, button } = open()
    field.value = '01310-100'
    const box = window.document.querySelector<HTMLInputElement>('[name=agree]')
    if (box) box.checked = true
    button.click()
    expect(window.__prosaEarlyInput?.values).toEqual({ cep: '01310-100', agree: 'yes', way: 'map' })
  })

  it('holds a box that was ticked and one that was cleared again', () => {
    const { window } = open()
    const box = window.document.querySelector<HTMLInputElement>('[name=agree]')
    box?.click()
    expect(window.__prosaEarlyInput?.values).toEqual({ agree: 'yes' })
    box?.click()
    expect(window.__prosaEarlyInput?.values).toEqual({ agree: '' })
  })

  it('fetches the font when the page asks for it, and knows it in this tab from then on', async () => {
    const { window, root } = open()
    const asked: string[] = []
    const fonts = { load: async (face: string) => asked.push(face) }
    Object.defineProperty(window.document, 'fonts', { value: fonts })
    expect(root.hasAttribute('data-font')).toBe(false)
    window.__prosaEarlyInput?.font()
    await Promise.resolve()
    expect(asked).toEqual(['1em Figtree'])
    await expect.poll(() => root.hasAttribute('data-font')).toBe(true)
    expect(window.sessionStorage.getItem(font)).toBe('1')
    expect(open({ draft: { [font]: '1' } }).root.hasAttribute('data-font')).toBe(true)
  })

  it('lets go when the app takes over', () => {
    const { window, root, button, type } = open()
    button.click()
    window.__prosaEarlyInput?.release()
    expect(root.hasAttribute('data-held')).toBe(false)
    expect(window.__prosaEarlyInput).toBeUndefined()
    let prevented = true
    window.document.addEventListener('submit', (event) => {
      prevented = event.defaultPrevented
      event.preventDefault()
    })
    type('1')
    button.click()
    expect(prevented).toBe(false)
  })
})
