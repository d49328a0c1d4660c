import { describe, expect, it } from 'vitest'
import { PEOPLE } from '../../tests/support/create-leads.ts'
import { RIGHT_ANSWERS } from '../../tests/support/risk-check-and-quiz.ts'
import { embeddedRisk } from './demo-risk.ts'

const NOBODY = { cnpj: '', name: '', birthDate: '', mothersName: '', phone: '', email: '' }

describe('the quizzes of one person (S27)', () => {
  it('have five questions, and do not give the answers away when they are compared (S46)', async () => {
    const provider = embeddedRisk()
    const sizes = new Set<number>()
    const common = new Map<string, string[]>()
    for (let quiz = 0; quiz < 25; quiz += 1) {
      const outcome = await provider.assess({ ...NOBODY, cpf: PEOPLE.quiz }, 1, 'key')
      if (outcome.kind !== 'quiz') throw new Error('this person is asked a quiz')
      sizes.add(outcome.questions.length)
      for (const { text, answers } of outcome.questions)
        common.set(text, common.get(text)?.filter((each) => answers.includes(each)) ?? answers)
    }
    expect(sizes).toEqual(new Set([5]))
    expect(common.size).toBe(5)
    for (const left of common.values()) {
      expect(left).toHaveLength(4)
      expect(left.filter((text) => RIGHT_ANSWERS.has(text))).toHaveLength(1)
    }
  })
})
