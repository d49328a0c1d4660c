/** What the browser reads of the answers that GET lead shows. */
import { describe, expect, it } from 'vitest'
import { givenInLead, maskedInLead } from '../lead-answers/answer-registry.ts'
import { Lead } from './lead.ts'

const bare = { id: '1', address: {} }

describe('the answers in GET lead', () => {
  it.each(Object.keys({ ...givenInLead, ...maskedInLead }))(
    '%s is read, from whichever server (D102)',
    (name) => {
      const values = ['Zé', '10', 10, true].map(
        (value) => Lead.parse({ ...bare, [name]: value })[name as 'name'],
      )
      expect(values.some((value) => value !== null && value !== undefined)).toBe(true)
    },
  )

  it('are read in another form: numbers as texts, texts as numbers, and what does not fit is left out (D102)', () => {
    const read = Lead.parse({ ...bare, name: 7, idPlan: 601, due_date: '10', phone: 11987654321, email: {} })
    expect(read).toMatchObject({ name: '7', idPlan: '#601', due_date: 10, phone: '11987654321', email: null })
    expect(Lead.parse(bare)).toMatchObject({
      name: null,
      idPlan: null,
      due_date: null,
      accept_promotions: null,
    })
  })
})
