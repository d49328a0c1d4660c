import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { knownErrorName, knownErrorText } from './redact-browser-error.ts'

const messages: readonly (readonly [string, string])[] = [
  [
    "Cannot read properties of undefined (reading 'endereco')",
    'cannot read properties of undefined reading …',
  ],
  ['e.map is not a function', '… is not a function'],
  ["undefined is not an object (evaluating 'a.b')", 'undefined is not an object evaluating …'],
  [
    'Failed to fetch dynamically imported module: https://loja.example/assets/x.js',
    'failed to fetch dynamically imported module …',
  ],
  ['Minified React error #418; visit https://react.dev/errors/418?args[]=Maria', 'react 418'],
  ['Unexpected token \'M\', "Maria da S"... is not valid JSON', 'unexpected token … is not valid json'],
  ['CPF 529.982.247-25 de maria@exemplo.com.br', '…'],
  ['Rua Augusta 1500', '…'],
  ['Failed to fetch https://loja.example/meu-pedido/P261127K7M2QX.Qx7-kanarien_8Qz', 'failed to fetch …'],
  ['', '…'],
]

describe('what is sent of an error', () => {
  it.each(messages)('%j', (message, told) => {
    expect(knownErrorText(message)).toBe(told)
  })

  it('is a name that browsers give', () => {
    expect(['TypeError', 'QuotaExceededError', 'Maria', ''].map(knownErrorName)).toEqual([
      'TypeError',
      'QuotaExceededError',
      'Error',
      'Error',
    ])
  })

  it('is short, without digits but those of React, and the same when it is sent again', () => {
    const word = fc.oneof(fc.constantFrom('cannot', 'React', 'read', '…', '#418', 'Maria'), fc.string())
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const told = knownErrorText(words.join(' '))
        expect(told).toMatch(/^(?:react \d{1,3}|[a-z…][a-z…' ]*)$/)
        expect(told.length).toBeLessThanOrEqual(400)
        expect(knownErrorText(told)).toBe(told)
      }),
    )
  })
})
