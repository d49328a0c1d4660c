import { expect, test } from 'vitest'
import '../../tests/support/orders.ts'
import type { StepId } from '../funnel/types.ts'
import { stepsNamed } from '../questions/texts.ts'
import { parseCommand } from '../understanding/commands.ts'
import { echoOf } from './echo.ts'

const standard = { journey: 'standard' }
const named = (word: string) => stepsNamed(standard, word)
const ALL: readonly StepId[] = ['nome', 'telefone', 'nome-mae', 'cpf', 'conta-debito']

test.each([
  ['corrigir cpf', 'corrigir cpf'],
  [' mudar o nome para Joana Prado ', 'mudar o nome para Joana Prado'],
  ['corrigir o cpf para 111.444.777-35', 'corrigir o cpf para …'],
  ['corrigir telefone: (11) 98765-4321', 'corrigir telefone: …'],
  ['mudar o nome da mãe para Antônia Prado', 'mudar o nome da mãe para …'],
  ['mudar a conta para 12345-6', 'mudar a conta para …'],
  ['corrigir cpf 111.444.777-35', 'corrigir cpf …'],
  ['corrigir meu 11 98765 4321', 'corrigir meu …'],
])('%j is shown as %j', (message, shown) => {
  const command = parseCommand(message, ALL, named)
  expect(command.kind === 'correct' && echoOf(standard, message, command)).toBe(shown)
})

test('what is said with an answer that cannot be corrected yet is cut off as well', () => {
  const command = parseCommand('mudar o nome da mãe para Antônia Prado', [], named)
  expect(command).toMatchObject({ kind: 'correct', step: null })
  expect(
    command.kind === 'correct' && echoOf(standard, 'mudar o nome da mãe para Antônia Prado', command),
  ).toBe('mudar o nome da mãe para …')
})
