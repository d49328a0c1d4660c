import { describe, expect, it } from 'vitest'
import { emptyLead } from '../../tests/support/sample-orders.ts'
import { restoreMasked } from './restore-masked-answers.ts'

describe('an answer that only the server holds (D22)', () => {
  const mask = 'A**** S****'

  it('is answered, and shown as its mask', () => {
    expect(restoreMasked(emptyLead({ answered: ['motherName'] }), 'motherName', mask)).toEqual({
      values: {},
      masked: mask,
    })
  })

  it('is none without a mask, or where it was not given', () => {
    expect(restoreMasked(emptyLead({ answered: ['motherName'] }), 'motherName', undefined)).toBeNull()
    expect(restoreMasked(emptyLead({ answered: ['name'] }), 'motherName', mask)).toBeNull()
  })
})
