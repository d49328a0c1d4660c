/** What the script that watches over a page's first scripts stores of what was typed, and what it brings back. */
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { headScript } from '../../scripts/build/bundle-head-script.ts'
import { storageKeys } from '../../src/lib/storage-keys.ts'

const { key } = storageKeys.typed
let scripts: string[] = []

beforeAll(async () => {
  const root = path.resolve(import.meta.dirname, '../..')
  scripts = [await headScript(root), await headScript(root, 'recovery-script')]
})

const opened: JSDOM['window'][] = []
// with their timers
afterEach(() => opened.splice(0).forEach((window) => window.close()))

const help = '<template><aside role="alert"><button>Tentar de novo</button></aside></template>'

/** A page right after its scripts ran, with a form of these fields; `ready` as its app would. */
function open({ names = ['cep'], url = '/chat', stored = '' } = {}) {
  const fields = names.map((name) => `<input name="${name}">`).join('')
  const { window } = new JSDOM(
    `<!doctype html><html data-record="lead"><head>${help}</head><body><form data-step="cep">${fields}</form></body>`,
    { url: `https://prosa.test${url}`, runScripts: 'outside-only' },
  )
  opened.push(window)
  if (stored) window.sessionStorage.setItem(key, stored)
  for (const script of scripts) window.eval(script)
  const type = (name: string, value: string) => {
    const field = window.document.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (!field) throw new Error(`no field ${name}`)
    field.value = value
    field.dispatchEvent(new window.Event('input', { bubbles: true }))
  }
  const leave = () => {
    window.dispatchEvent(new window.Event('pagehide'))
    return window.sessionStorage.getItem(key)
  }
  return { window, type, leave }
}

it('uses the app’s storage keys', () => {
  for (const { key } of [storageKeys.typed, storageKeys.reloaded]) expect(scripts[1]).toContain(`\`${key}\``)
})

describe('what was typed on a page that was not ready (S18, X55)', () => {
  it('is stored as the page is left, and read once by the same page', () => {
    const { type, leave } = open()
    type('cep', '01310-100')
    const stored = leave() ?? ''
    const again = open({ stored })
    expect(again.window.__prosaEarlyInput).toMatchObject({ values: { cep: '01310-100' }, submitted: false })
    expect(again.window.sessionStorage.getItem(key)).toBeNull()
    again.window.dispatchEvent(new again.window.Event('DOMContentLoaded'))
    expect(again.window.document.querySelector<HTMLInputElement>('[name=cep]')?.value).toBe('01310-100')
  })

  it('is dropped by another page, and what was sent is not sent there', () => {
    const { window } = open({
      url: '/checkout/cep/',
      stored: '["/chat",{"values":{"cep":"01310-100"},"submitted":true,"step":"cep"}]',
    })
    expect(window.__prosaEarlyInput).toMatchObject({ values: {}, submitted: false })
    expect(window.sessionStorage.getItem(key)).toBeNull()
  })

  it('is not stored where nothing was typed, nor once the app has taken over', () => {
    expect(open().leave()).toBeNull()
    const { window, type, leave } = open()
    type('cep', '01310-100')
    window.__prosaEarlyInput?.release()
    expect(leave()).toBeNull()
  })

  it.each([
    ['cpf', '529.982.247-25', false],
    ['cpf', '529', false],
    ['cep', 'moro na 01310-100, meu cpf é 529.982.247-25', false],
    ['name', 'Ana "529.982.247-25"', false],
    ['document', '12.345.678/0001-95', false],
    ['cep', '01310-100 numero 12', true],
    ['phone', '(11) 98765-4321', true],
    ['telephone', '11987654321', true],
  ])('with %s = %s is stored: %s', (name, value, isStored) => {
    const { type, leave } = open({ names: [name] })
    type(name, value)
    expect(leave() !== null).toBe(isStored)
  })

  it('is nothing where what is stored is not ours', () => {
    expect(open({ stored: 'nonsense' }).window.__prosaEarlyInput).toMatchObject({ values: {}, step: null })
  })
})
