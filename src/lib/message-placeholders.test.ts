import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowsToRun } from '../../tests/support/rows-to-run.ts'
import { cleanTyped } from './clean-typed-text.ts'
import { hideInMessage, hideRest, isStretchOf } from './message-placeholders.ts'
import lists from './portuguese-words.json' with { type: 'json' }
import { REPORTABLE } from './reportable-word-list.ts'

const hidden: readonly (readonly [what: string, message: string, left: string])[] = [
  [
    'a name in small letters',
    'sou joao da silva, quero internet',
    'sou PALAVRA_1 da PALAVRA_2, quero internet',
  ],
  ['a name behind its announcement', 'me chamo Vitória Luz, quero o barato', 'me chamo PALAVRA_1, PALAVRA_2'],
  ['a street of common words', 'moro na rua da ajuda 12', 'moro na rua PALAVRA_1 NUMERO_1'],
  ['a CPF', 'meu cpf 529.982.247-25 ok?', 'meu cpf NUMERO_1 ok?'],
  ['a number in words', 'quero o de quinhentos', 'quero o de NUMERO_1'],
  ['an e-mail', 'manda para Maria.Silva+1@gmail.com', 'manda para EMAIL_1'],
  ['a telephone', 'me liga no (11) 98765-4321', 'me liga no NUMERO_1 NUMERO_2'],
  ['a placeholder that was typed', 'quero NUMERO_1 e NUMERO_2', 'quero NUMERO_1 e NUMERO_2'],
  ['a link', 'veja https://exemplo.com/joao', 'PALAVRA_1'],
  ['markup', '<img src=x onerror=alert(1)>', 'PALAVRA_1 NUMERO_1'],
  ['the day of a visit, which identifies nobody', 'terça de manhã, pode?', 'terca de manha, pode?'],
]

const word = fc.oneof(
  fc.constantFrom(
    ...REPORTABLE.trim().split(/\s+/),
    'rua',
    'chamo',
    'a',
    'e',
    'dois',
    'terça',
    'Maria',
    '12',
    'NUMERO_1',
    '🙂',
    '(11)',
    'a@b.co',
  ),
  fc.string(),
)
const message = fc.array(word).map((words) => words.join(' '))

describe('what leaves the house of a message for a model (S65)', () => {
  it.each(hidden)('%s', (_what, text, left) => {
    expect(hideInMessage(text).text).toBe(left)
  })

  it('no name of the lists, in small letters either', () => {
    const words = new Set(lists.both.split(' '))
    const all = lists.names.split(' ').filter((name) => !words.has(name))
    const names = rowsToRun(all, (_, at) => at % 10 === 0)
    for (const name of names) expect(hideInMessage(`oi ${name} quero internet`).text).not.toContain(name)
  })

  it('of any text only known words and placeholders, and the server leaves them as they are', () => {
    fc.assert(
      fc.property(message, (text) => {
        const { text: left } = hideInMessage(text)
        expect(left).toMatch(/^(?:(?:[a-z-]+|(?:NUMERO|EMAIL|PALAVRA)_\d+)[,.;:?!]?(?: |$))*$/)
        expect(hideRest(left)).toBe(left)
      }),
    )
  })

  it('of what anybody sends to the server no more', () => {
    expect(hideRest('me chamo Vitória Luz 529.982.247-25 quero NUMERO_1')).toBe('me chamo … … … … NUMERO_1')
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(hideRest(text)).toMatch(
          /^(?:(?:[a-z-]+|(?:NUMERO|EMAIL|PALAVRA)_\d{1,3}|…)[,.;:?!]?(?: |$))*$/,
        )
      }),
    )
  })

  it('what a stretch stands for was typed, letter by letter', () => {
    fc.assert(
      fc.property(message, fc.nat(), fc.nat(), (text, from, length) => {
        const { text: left, typed } = hideInMessage(text)
        const words = left.split(' ').slice(from % 8, (from % 8) + 1 + (length % 4))
        const stretch = words.join(' ')
        const said = typed(stretch)
        if (said !== null) expect(cleanTyped(text).normalize('NFC')).toContain(said)
        expect(isStretchOf(left, stretch)).toBe(said !== null)
      }),
    )
    const { typed } = hideInMessage('é no 1210, apto 33 fundos')
    expect(typed('NUMERO_1')).toBe('1210')
    expect(typed('apto NUMERO_2 fundos')).toBe('apto 33 fundos')
    expect(typed('NUMERO_3')).toBeNull()
    expect(typed('NUMERO_2 NUMERO_1')).toBeNull()
    expect(typed('999')).toBeNull()
  })
})
