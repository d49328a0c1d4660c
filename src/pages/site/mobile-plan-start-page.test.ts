import { expect, test } from 'vitest'
import { mobilePlanStartPage } from './mobile-plan-start-page.ts'

test.each([
  ['', '/timpre/', '/timpre/'],
  ['', '/', '/'],
  ['/globoplay', '/timcontrole/', '/globoplay/timcontrole/'],
  ['/b', '/timblack/', '/b/timblack/'],
  ['/b', '/timpre/', '/timpre/'],
  ['/livelo', '/timblack/', '/timblack/'],
  ['/globoplay', '/', '/'],
])('below “%s” the choice %s leads to %s', (base, to, start) =>
  expect(mobilePlanStartPage(base, to)).toBe(start),
)
