/** What the assistant says besides the questions (A20). */
import { describe, expect, it } from 'vitest'
import { advice } from '../../src/content/plan-advice.ts'
import { chipLabels } from '../../src/content/understood-answer-chip-labels.ts'
import { assistantMessages } from '../../src/content/assistant-messages.ts'
import { clarifyingQuestion } from '../../src/content/clarifying-questions.ts'

describe('what the assistant says besides the questions (A20)', () => {
  it('shows what it took as chips', () => {
    const said = { cep: '01310-100', number: '1000', complement: 'apto 12' }
    const chips = Object.entries(said).map(([field, shown]) => chipLabels[field]?.(shown))
    expect(chips.join(assistantMessages.chips.between)).toBe('CEP 01310-100 · nº 1000 · apto 12')
    expect(chipLabels.number?.('S/N')).toBe('sem número')
  })

  it.each([
    ['nome', 'confirm', 'João Pereira', 'Entendi João Pereira. É isso?'],
    ['nome', 'surname', 'João', 'Entendi João. E o sobrenome?'],
    ['email', 'typo', 'maria@gmail.com', 'Você quis dizer maria@gmail.com?'],
    ['telefone', 'ddd', '98765-4321', 'Faltou o DDD de 98765-4321. Qual é?'],
    [
      'data-de-vencimento',
      'unavailable',
      '8',
      'O dia 8 não está entre os vencimentos. Qual destes você prefere?',
    ],
    ['instalacao', 'confirm', 'apto 12', 'Entendi apto 12. É isso?'],
  ] as const)('asks back at %s: %s', (step, kind, said, text) => {
    expect(clarifyingQuestion(step, kind, said)).toBe(text)
  })

  it('asks for the part that lacks', () => {
    expect(clarifyingQuestion('nr-imovel', 'part', 'apto 42', 'o número')).toBe(
      'Anotei apto 42. E o número da casa ou do prédio?',
    )
    expect(clarifyingQuestion('conta-debito', 'part', 'Itaú', 'agência')).toBe('Anotei Itaú. E agência?')
  })

  it('never shows a document, an account or a name of the mother that it refuses (D22)', () => {
    for (const step of ['cpf', 'consulta-cpf', 'conta-debito', 'nome-mae'])
      expect(clarifyingQuestion(step, 'invalid', 'SECRET')).not.toContain('SECRET')
  })

  it('does not say the same line of not understanding twice', () => {
    const { first, second, third } = assistantMessages.escalation
    const lines = [...first, ...second, third]
    expect(new Set(lines).size).toBe(lines.length)
    expect(lines.filter((line) => /não entendi/i.test(line))).toHaveLength(1)
  })

  it('recommends one plan with its reason and price after three taps at most', () => {
    expect(Object.keys(advice.questions)).toEqual(['people', 'use', 'series'])
    expect(advice.recommend('700 Mega', 'R$ 89,99 por mês', [advice.reasons.suffices(['6 pessoas'])])).toBe(
      'Sugiro o 700 Mega, porque é o mais barato que dá conta de 6 pessoas. Custa R$ 89,99 por mês.',
    )
  })
})
