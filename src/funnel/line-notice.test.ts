import { describe, expect, test } from 'vitest'
import { plan, wholeOrder } from '../../tests/support/orders.ts'
import { lineNotice } from './line-notice.ts'

const taking = (bonuses: readonly string[]) => {
  const taken = plan('p', { addonBonus: bonuses.map((addon_description) => ({ addon_description })) })
  const coverage = { infra: 'I-SYSTEMS', plans: [taken], address: null }
  return wholeOrder({ coverage }, { planos: { idPlan: 'p' } })
}

describe('what is said of a line (D68)', () => {
  test('the bonus that the plan names', () => {
    expect(lineNotice(taking(['30 GIGA a mais no celular.']), true)).toBe(
      'Sua linha tem bônus: 30 GIGA a mais no celular.',
    )
  })

  test('that there is one, where the plan names none', () => {
    expect(lineNotice(taking([]), true)).toBe('Sua linha tem bônus, e ele já está no seu pedido.')
  })

  test('that there is none, whatever the plan names', () => {
    expect(lineNotice(taking(['30 GIGA']), false)).toBe('Não achamos essa linha; seguimos sem o bônus')
  })
})
