import { describe, expect, test } from 'vitest'
import { planFrom } from './free-text-plan.ts'

const plan = (
  id: string,
  name: string,
  plan_download: number,
  price_with_dacc: number,
  ...subscriptions: string[]
) => ({
  id,
  plan: name,
  plan_download,
  price_with_dacc,
  subscriptions,
})

const plans = [
  plan('500', '500 Mega', 500, 59.99),
  plan('700', '700 Mega', 600, 89.99),
  plan('700p', '700 Mega Paramount+', 600, 119.99, 'paramount-plus'),
  plan('700g', '700 Mega Globoplay', 600, 119.99, 'globo-play'),
  plan('1000', '1 Giga', 1000, 139.99),
  plan('1000h', '1 Giga HBO Max', 1000, 159.99, 'MAX'),
  plan('2000', '2 Giga', 2000, 229.99, 'MAX', 'paramount-plus'),
]

describe('planFrom', () => {
  test.each([
    ['o mais barato', '500'],
    ['quero o plano mais em conta', '500'],
    ['o mais rápido', '2000'],
    ['o melhor', '2000'],
    ['o mais caro', '2000'],
    ['500', '500'],
    ['500 mega', '500'],
    ['o de 500 megas, por favor', '500'],
    ['quero o de 500 megas', '500'],
    ['700', '700'],
    ['700 mega', '700'],
    ['700mb', '700'],
    ['600 mega', '700'],
    ['700 mega com globoplay', '700g'],
    ['globoplay', '700g'],
    ['paramount+', null],
    ['paramount 700', '700p'],
    ['700 Mega Paramount+', '700p'],
    ['1 giga', '1000'],
    ['um giga', '1000'],
    ['giga', '1000'],
    ['1gb', '1000'],
    ['1000 mega', '1000'],
    ['1 giga com hbo', '1000h'],
    ['1 giga hbo max', '1000h'],
    ['1 giga sem streaming', '1000'],
    ['dois giga', '2000'],
    ['o mais barato com hbo', '1000h'],
    ['o mais barato com streaming', null],
    ['o mais barato só internet', '500'],
    ['o primeiro', '500'],
    ['a segunda opção', '700'],
    ['o último', '2000'],
    ['o sexto', '1000h'],
    ['300 mega', null],
    ['1 giga com globoplay', null],
    ['700 mega com deezer', null],
    ['plano', null],
    ['11987654321', null],
    ['', null],
  ])('%j → %j', (text, id) => expect(planFrom(text, plans)).toBe(id))

  test('a tie is no answer', () => {
    const twins = [
      plan('a', '700 Mega HBO Max', 600, 10, 'MAX'),
      plan('b', '700 Mega Globoplay', 600, 10, 'globo-play'),
    ]
    expect(planFrom('700 mega', twins)).toBeNull()
    expect(planFrom('o mais barato', twins)).toBeNull()
    expect(planFrom('o sétimo', twins)).toBeNull()
    expect(planFrom('o terceiro', twins)).toBeNull()
  })

  test('no plans, no answer', () => expect(planFrom('o mais barato', [])).toBeNull())
})
