/** An answer that the visitor is not sure of is asked about in the chat; half a yes confirms nothing. */
import { describe, expect, it } from 'vitest'
import { journeyServer } from '../support/journey-test-setup.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()
const openAt = async (step: string) => {
  const { visit, talk } = await talkAt(journeys(), step)
  return { visit, talk }
}

describe('an unsure answer', () => {
  it.each(['acho que 10', 'talvez 10', 'axo q 10', '10, eu acho'])(
    'is proposed, and recorded after a yes: %s',
    async (typed) => {
      const { visit, talk } = await openAt('data-de-vencimento')
      await talk.say(typed)
      expect(visit.state().dialogue.doubt?.values).toEqual({ due_date: '10' })
      expect(visit.order().answers['data-de-vencimento']).toBeUndefined()
      await talk.say('sim')
      expect(visit.order().answers['data-de-vencimento']?.values).toEqual({ due_date: '10' })
    },
  )

  it.each(['dia 5, não, acho que 10', '5, aliás, talvez 10', 'dia 5, ou melhor, deve ser 10'])(
    'that corrects another one is proposed: %s',
    async (typed) => {
      const { visit, talk } = await openAt('data-de-vencimento')
      await talk.say(typed)
      expect(visit.state().dialogue.doubt?.values).toEqual({ due_date: '10' })
      expect(visit.order().answers['data-de-vencimento']).toBeUndefined()
    },
  )

  it.each(['talvez sim', 'provavelmente sim', 'deve ser isso', 'acho que 10'])(
    'does not confirm what is proposed, and is asked about again: %s',
    async (typed) => {
      const { visit, talk } = await openAt('data-de-vencimento')
      await talk.say('acho que 10')
      const replies = [await talk.say(typed), await talk.say(typed), await talk.say(typed)]
      for (const reply of replies) expect(reply).toMatch(/\. Vencimento no dia 10\. É isso\?$/)
      expect(replies[0]).toContain('preciso de um sim ou de um não')
      expect(replies[1]).toContain('diga “não”')
      expect(visit.order().answers['data-de-vencimento']).toBeUndefined()
      expect(visit.state().dialogue.doubt?.values).toEqual({ due_date: '10' })
      await talk.say('sim')
      expect(visit.order().answers['data-de-vencimento']?.values).toEqual({ due_date: '10' })
    },
  )

  it.each(['acho que ok', 'deve ser isso', 'talvez tudo certo'])(
    'places no order, also beside the question whether it is right: %s',
    async (typed) => {
      const { visit, talk } = await openAt('confirmacao')
      for (const each of [typed, 'acho que sim', typed]) await talk.say(each)
      expect(visit.order().answers.confirmacao).toBeUndefined()
      expect(visit.order().finished).toBeNull()
    },
  )
})
