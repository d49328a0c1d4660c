import { expect, it } from 'vitest'
import { salesWords } from './sales-report.ts'
import { funnelWords } from './funnel-report.ts'

it('one is counted in the singular, in sentences about visits and campaigns', () => {
  expect(salesWords.quiet(1)).toContain('1 campanha')
  expect(salesWords.quiet(2000)).toContain('2.000 campanhas')
  expect(funnelWords.visits(1, '01/11/2026', '02/11/2026')).toBe('1 visita de 01/11/2026 a 02/11/2026')
})
