/** Tests that no key, order link or personal data from URL paths and error messages reaches the log. */
import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { formsOfAddress } from '../../tests/support/request-secret-link-variants.ts'
import { hideInPath, hidePersonalDataAndKeys } from './redaction.ts'
import { isFull } from '../../tests/support/rows-to-run.ts'

/** Returns whether a text contains any 12 successive characters of a secret, in upper or lower case. */
const holdsPart = (text: string, secret: string) =>
  Array.from({ length: secret.length - 11 }, (_, at) => secret.slice(at, at + 12)).some((part) =>
    text.toLowerCase().includes(part.toLowerCase()),
  )

/** Returns a key that looks random but is the same in each run. */
const keyOf = (round: number, bytes = 32) =>
  createHmac('sha256', 'key').update(String(round)).digest().subarray(0, bytes).toString('base64url')

describe('the logged path of a request', () => {
  it('holds no part of an order link, in whatever form it is requested (S47)', () => {
    for (let round = 0; round < (isFull ? 200 : 40); round += 1) {
      const signed = keyOf(round)
      for (const form of formsOfAddress(`/meu-pedido/P261127K7M2QX.${signed}`))
        expect([form, holdsPart(hideInPath(form), signed)]).toEqual([form, false])
    }
  })

  it.each([18, 24, 32])('holds no key of %i random bytes (S47)', (bytes) => {
    for (let round = 0; round < (isFull ? 500 : 100); round += 1) {
      const key = keyOf(round, bytes)
      for (const path of [`/chat/${key}`, `/chat-tct%3Fk=${key}`, `/${key}.js`, `/api/x-${key}/y`])
        expect([path, holdsPart(hideInPath(path), key)]).toEqual([path, false])
    }
  })

  it.each([
    '/',
    '/chat',
    '/globoplay/timcontrole/checkout/',
    '/informacoes-instalacao-pagamento/',
    '/assets/first-CU4rUAJ9.js',
    '/assets/use-continue-in-other-browser-DkQe3x1a.js',
    '/700mb/',
    '/json/plans_d600.json',
    '/api/lead-v2/x/scheduleDate',
    '/operador/ligacoes/',
  ])('names what was requested: %s', (path) => {
    expect(hideInPath(`${path}?k=1`)).toBe(path)
  })

  it.each([
    ['/api/nothing/68991827364', '/api/nothing/…'],
    ['/api/iolanda%40example.com', '/api/…'],
    ['/api/lead/0ab1c2d3-1111-4222-8333-444455556666/x', '/api/lead/0ab1…/x'],
    ['/x%0d%0a{"level":"fatal"}', '/…'],
    ['/c/918273', '/c/…'],
  ])('masks %s', (path, masked) => {
    expect(hideInPath(path)).toBe(masked)
  })
})

describe('the logged text of an error', () => {
  it('holds no key either (S47)', () => {
    for (let round = 0; round < 500; round += 1) {
      const signed = keyOf(round)
      const key = keyOf(round, 18)
      const text = hidePersonalDataAndKeys(
        `Route POST:/meu-pedido/P261127K7M2QX.${signed}/x not found; '/chat-tct?k=${key}&s=d1000a'`,
      )
      expect([holdsPart(text, signed), holdsPart(text, key)]).toEqual([false, false])
      expect(text).toContain('Route POST:/meu-pedido/[chave]/x not found')
    }
  })

  it.each([
    'new row for relation "leads" violates check constraint "lead_events_lead_id_fkey"',
    '    at async assertNoUnexpectedProperties (file:///srv/prosa/server/services/risk-check-limits.ts:61:33)',
    '    at /srv/node_modules/fast-json-stringify-compiler/index.js:45:11',
    'FST_ERR_HANDLER_TIMEOUT: o servidor de e-mail não respondeu',
  ])('is otherwise as it was: %s', (text) => {
    expect(hidePersonalDataAndKeys(text)).toBe(text)
  })
})
