import { expect, it } from 'vitest'
import { campaignWords } from './campaigns.ts'
import { funnelWords } from './funnel-report.ts'

it('one is counted in the singular, in sentences about visits and orders', () => {
  expect(campaignWords.sums(0, 1, 30)).toBe('0 visitas e 1 pedido nos últimos 30 dias.')
  expect(campaignWords.sums(1, 2000, 30)).toBe('1 visita e 2.000 pedidos nos últimos 30 dias.')
  expect(funnelWords.visits(1, '01/11/2026', '02/11/2026')).toBe('1 visita de 01/11/2026 a 02/11/2026')
})
