/** A browser that returns to its order long after the installation. */
import { describe, expect, it } from 'vitest'
import { addressText } from '../../src/questions/order/build-order-card-and-receipt-texts.ts'
import { journeyServer } from '../support/journey-test-setup.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()

describe('an order whose visit was months ago', () => {
  it.each(rowsToRun(['chat', 'pages'] as const, 1))(
    'in the %s shows the receipt still, with nothing of the person but masks (D16, S51)',
    async (mode) => {
      const visit = await journeys().openAt('pedido-realizado', { mode })
      expect([...visit.kept.keys()].filter((name) => name !== 'lead')).toEqual([])
      const whole = JSON.stringify(visit.order())
      expect(whole).toContain('Avenida Paulista')
      const now = journeys().clock.now().getTime()
      journeys().clock.advance(180 * 86_400_000)
      const again = await journeys().openOn('pedido-realizado', { kept: visit.kept, mode })
      journeys().clock.set(new Date(now).toISOString())
      const { finished } = visit.order()
      expect(again.order().finished).toMatchObject({
        orderNumber: finished?.orderNumber,
        schedule: finished?.schedule,
      })
      expect(addressText(again.order())).toBe('Aveni…, nº 1**, São Paulo/SP')
      const { nome, email, 'data-nascimento': birth } = visit.order().answers
      const text = JSON.stringify(again.order())
      for (const value of [nome?.values.name, email?.values.email, birth?.values.birth_date])
        expect(text).not.toContain(value)
      expect(text).not.toContain('Avenida Paulista')
      expect(again.errors).toEqual([])
    },
  )
})
