import { describe, expect, test } from 'vitest'
import { MessageText } from '../words/prepared-message-text.ts'
import { clausesOf, isDeniedAt } from './clause-roles.ts'

/** The clauses of a message, each with its roles. */
const rolesIn = (message: string) =>
  clausesOf(new MessageText(message)).map(({ words, roles }) => [
    words.trim(),
    [...roles].toSorted().join(' '),
  ])

describe('a clause of a message', () => {
  test.each([
    ['dia 10, não, dia 20', { não: 'withdrawn' }],
    ['15 esse eu cancelei. 20', { 'esse eu cancelei': 'withdrawn' }],
    ['coloca 15 pq recebo dia 10', { 'pq recebo dia 10': 'reason' }],
    ['dia 25 que é quando cai meu salário', { 'que e quando cai meu salario': 'reason' }],
    ['recebo dia 4, então 5', { 'entao 5': 'conclusion' }],
    ['não sei, bota 12', { 'bota 12': 'conclusion decision' }],
    ['7 tem? senão o 5', { '7 tem': 'question request', 'senao o 5': 'fallback' }],
    ['se chover, dia 5', { 'se chover': 'conditional' }],
    ['dia 5 se der', { 'se der': '' }],
    ['acho que 10', { 'acho que 10': 'hedged' }],
    ['5 ou 10', { '5 ou 10': 'alternative' }],
    ['meu marido quer 10', { 'meu marido quer 10': 'of somebody else' }],
    ['dia 10 pra minha mãe', { 'dia 10 pra minha mae': '' }],
    ['o melhor é 10', { 'o melhor e 10': '' }],
  ])('%j', (message, expected) => {
    const roles = Object.fromEntries(rolesIn(message))
    for (const [words, role] of Object.entries(expected))
      expect({ [words]: roles[words.normalize('NFD').replace(/[\u0300-\u036f]/g, '')] }).toEqual({
        [words]: role,
      })
  })
})

describe('a value in a clause', () => {
  test.each([
    ['nem 5', '5', true],
    ['5 não, 10', '5', true],
    ['em vez de 10', '10', true],
    ['de 10 pra 20', '10', true],
    ['de 10 pra 20', '20', false],
    ['tá 15 e eu falei 5', '15', true],
    ['dia 5 não dia 10', '5', false],
    ['quero dia 5', '5', false],
  ])('in %j, %s is denied: %s', (message, value, expected) => {
    const { said } = new MessageText(message)
    const at = said.search(new RegExp(`\\b${value}\\b`))
    const clause = clausesOf(new MessageText(message)).find(({ to }) => at < to)!
    expect(isDeniedAt(said, clause, at, at + value.length)).toBe(expected)
  })
})
