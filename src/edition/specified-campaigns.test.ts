/** Tests the campaigns against the specification: their prefixes, aliases, variants, and the telephone lines in their footers. */
import { describe, expect, test } from 'vitest'
import { campaigns } from './first-edition-resolved-now.ts'

const { settingsOf, splitPrefix } = campaigns

describe('a campaign', () => {
  test.each(
    (
      'timcontrole timblack timpre b d black-friday fluxo oferta-colaborador r b/r rs hbo-max paramount c r2 r3 ' +
      'migracao-ultrafibra globoplay globoplay/timpre globoplay/timcontrole globoplay/timblack sp es'
    ).split(' '),
  )('may stand before every route: %s (F2.1)', (prefix) => {
    for (const path of ['/', '/ofertas', '/checkout/cep/', '/consultar-cobertura/cep/', '/pedido-realizado/'])
      expect(splitPrefix(`/${prefix}${path}`)).toEqual({ prefix, path })
  })

  test('stands in one segment or in several (F2.1)', () => {
    expect(splitPrefix('/globoplay/timpre/checkout/cep/').prefix).toBe('globoplay/timpre')
    expect(splitPrefix('/b/r/checkout/cep/').prefix).toBe('b/r')
  })

  test('is one of the 23 (M2.1)', () => {
    const known = [
      [
        'timcontrole',
        'timblack',
        'timpre',
        'b',
        'd',
        'black-friday',
        'fluxo',
        'oferta-colaborador',
        'r',
        'b/r',
      ],
      ['rs', 'hbo-max', 'paramount', 'c', 'r2', 'r3', 'migracao-ultrafibra', 'globoplay', 'globoplay/timpre'],
      ['globoplay/timcontrole', 'globoplay/timblack', 'sp', 'es'],
    ].flat()
    expect(known.map((prefix) => splitPrefix(`/${prefix}/`).prefix)).toEqual(known)
    expect(splitPrefix('/outra/checkout/cep/').prefix).toBe('')
  })

  test.each([
    ['F4.21', 'timcontrole', 'controle'],
    ['F4.22', 'timblack', 'black'],
    ['F4.22', 'b/timblack', 'black'],
    ['F4.23', 'timpre', 'pre'],
  ])('%s: the alias of %s is %s', (_rule, prefix, alias) => {
    expect(settingsOf(prefix).wire).toBe(alias)
  })

  test.each(['timcontrole', 'timblack', 'timpre'])(
    '%s has a bonus plan, which the operator names (F3.23)',
    (brand) => {
      expect(settingsOf(brand).bonus).toBe(brand)
      expect(settingsOf('').bonus).toBeNull()
    },
  )

  test('selects the variant (F1.6)', () => {
    const journeys = ['timcontrole', 'oferta-colaborador', 'migracao-ultrafibra', ''].map(
      (prefix) => settingsOf(prefix).journey,
    )
    expect(journeys).toEqual(['mobile', 'collaborator', 'migration', 'standard'])
    expect(settingsOf('sp').flags.regionOffer).toBe(true)
    expect(settingsOf('livelo').flags.from_livelo).toBe(true)
    expect(settingsOf('premium').flags.premium_special_offer).toBe(true)
  })

  test('has an lp_origin of its own, or LP Padrão (F1.7)', () => {
    const tracking = (prefix: string) => ({ lp_origin: settingsOf(prefix).lpOrigin })
    expect(tracking('')).toEqual({ lp_origin: 'LP Padrão' })
    expect(tracking('timblack')).toEqual({ lp_origin: 'LP TIM Black' })
  })

  test.each(['fluxo', 'oferta-colaborador', 'premium'])('%s shows no sales line (F1.11)', (prefix) => {
    expect(settingsOf(prefix).footer).toEqual({ sales: false, support: true })
  })

  test.each(['timcontrole', 'timblack', 'timpre'])('%s shows no support line (F1.12)', (prefix) => {
    expect(settingsOf(prefix).footer).toEqual({ sales: true, support: false })
  })
})
