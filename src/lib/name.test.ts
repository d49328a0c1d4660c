import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseName } from './name.ts'

describe('parseName', () => {
  test.each([
    ['Maria Silva', 'Maria Silva'],
    ['  Maria   da  Silva ', 'Maria da Silva'],
    ["Joana D'Ávila", "Joana D'Ávila"],
    ['Joana D’Ávila', "Joana D'Ávila"],
    ['Ana-Lúcia Sá', 'Ana-Lúcia Sá'],
    ['Maria D.Silva', 'Maria D.Silva'],
    ['Maria A. Silva', 'Maria A Silva'],
    ['Łukasz Žižek', 'Łukasz Žižek'],
    ['Jose\u0301 Souza', 'José Souza'],
    ['李明 王', '李明 王'],
    ['Sant’ Anna', "Sant' Anna"],
  ])('reads %j', (raw, value) => expect(parseName(raw)).toEqual({ value }))

  test.each([
    ['', 'Digite o nome completo'],
    ['Maria', 'Digite o nome e o sobrenome'],
    ['M Silva', 'Escreva o primeiro nome por inteiro'],
    ['J. R. Tolkien', 'Escreva o primeiro nome por inteiro'],
    ['Mar1a Silva', 'Use só letras no nome: “1” não pode'],
    ['<img src=x>', 'Use só letras no nome: “<” não pode'],
    ['- Silva', 'Confira o nome: use só letras, hífen e apóstrofo'],
    ['Maria --Silva', 'Confira o nome: use só letras, hífen e apóstrofo'],
    [`${'a'.repeat(120)} ${'b'.repeat(8)}`, 'O nome pode ter até 128 letras; você digitou 129'],
  ])('refuses %j', (raw, problem) => expect(parseName(raw)).toEqual({ problem }))

  test('a name it gave is a name it takes, unchanged', () => {
    const piece = fc.constantFrom('a', 'É', 'ß', "'", '’', '-', '.', ' ', 'z', 'Ana', '1', '\u0301', '´')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const parsed = parseName(pieces.join(''))
        if ('value' in parsed) expect(parseName(parsed.value)).toEqual(parsed)
      }),
      { numRuns: 3000 },
    )
  })
})
