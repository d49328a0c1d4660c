import { describe, expect, it } from 'vitest'
import {
  coverageAreaOf,
  areaOfWholeCep,
  isNumberedByBlock,
  type CoverageArea,
  type HouseAsTyped,
} from './house-coverage.ts'

const area = (more: Partial<CoverageArea> = {}): CoverageArea => ({
  id: 'city',
  cep_from: 13_000_000,
  cep_to: 13_000_999,
  number_from: null,
  number_to: null,
  number_side: null,
  blocks: null,
  infra: 'OWN',
  free_ports: null,
  offer_region: null,
  team: 'north',
  ...more,
})

const street = (more: Partial<CoverageArea> = {}) =>
  area({ id: 'street', cep_from: 13_000_100, cep_to: 13_000_100, ...more })

const house = (number: string): HouseAsTyped => ({
  number,
  is_block_allotment: false,
  block_number: '',
  allotment_number: '',
})

const lot = (block_number: string, allotment_number: string): HouseAsTyped => ({
  number: '',
  is_block_allotment: true,
  block_number,
  allotment_number,
})

describe('the area that decides for a house', () => {
  it('is the narrowest, in whatever order they are', () => {
    expect(coverageAreaOf(house('1'), [area(), street()])?.id).toBe('street')
    expect(coverageAreaOf(house('1'), [street(), area()])?.id).toBe('street')
    const late = street({ id: 'late', cep_from: 99_000_000, cep_to: 99_000_000 })
    expect(coverageAreaOf(house('1'), [area({ cep_from: 0, cep_to: 99_999_999 }), late])?.id).toBe('late')
    expect(coverageAreaOf(house('1'), [area({ cep_from: 0, cep_to: 9 }), late])?.id).toBe('late')
  })

  it('is none where the narrowest has no network or does not hold the house, whatever the city has', () => {
    expect(coverageAreaOf(house('1'), [area(), street({ infra: null })])).toBeUndefined()
    expect(coverageAreaOf(house('1'), [area(), street({ number_from: 2 })])).toBeUndefined()
    expect(coverageAreaOf(house('1'), [])).toBeUndefined()
  })

  it.each<[string, Partial<CoverageArea>, boolean]>([
    ['9', { number_from: 10 }, false],
    ['10', { number_from: 10 }, true],
    ['20', { number_to: 20 }, true],
    ['21', { number_to: 20 }, false],
    ['0', { number_to: 20 }, true],
    ['12', { number_side: 'even' }, true],
    ['13', { number_side: 'even' }, false],
    ['13', { number_side: 'odd' }, true],
    ['12', { number_side: 'odd' }, false],
    ['13', { number_from: 10, number_side: 'even' }, false],
    ['130-B', { number_to: 130 }, true],
    [' 130', { number_from: 130 }, true],
    ['1.867', { number_from: 1867, number_to: 1867 }, true],
    ['1.867', { number_from: 1868 }, false],
    ['1.234.567', { number_from: 1_234_567, number_to: 1_234_567 }, true],
    ['1.86', { number_to: 1 }, true],
    ['12.345', { number_from: 12_345 }, true],
    ['bloco 12', { number_from: 1 }, false],
    ['S/N', { number_from: 1 }, false],
    ['S/N', {}, true],
  ])('%j in %j: %j', (number, limits, isIn) => {
    expect(coverageAreaOf(house(number), [street(limits)]) !== undefined).toBe(isIn)
  })

  it.each<[string, string, boolean]>([
    ['2', '15', true],
    ['quadra 02', 'Lote 015', true],
    ['QD. 2', 'lt 15', true],
    ['q2', 'l15', true],
    [' 2 ', ' 15 ', true],
    ['2', '14', false],
    ['3', '15', false],
    ['20', '15', false],
    ['002', '0015', true],
    ['D-Q4', '7', false],
    ['D01', '7', false],
    ['02Q', '15', false],
    ['b', 'a', true],
    ['B', '10', true],
    ['B', '12', true],
    ['B', '20', true],
    ['B', '9', false],
    ['B', '21', false],
    ['B', '12A', false],
    ['B', 'A12', false],
    ['C', '1-2x', true],
    ['C', 'x1-2', true],
    ['C', '1', false],
    ['C', '0', true],
  ])('block %j, lot %j: %j', (block, number, isIn) => {
    const blocks = { '2': ['15'], B: ['A', '10-20'], C: ['1-2x', 'x1-2', '0'], 'D-4': ['7'], D1: ['7'] }
    expect(coverageAreaOf(lot(block, number), [street({ blocks })]) !== undefined).toBe(isIn)
  })

  it('by blocks is not found by a number', () => {
    const blocks = { '2': ['15'] }
    expect(
      coverageAreaOf({ ...lot('2', '15'), is_block_allotment: false }, [street({ blocks })]),
    ).toBeUndefined()
  })
})

describe('a CEP with block and lot', () => {
  it('where all of its narrowest areas are (D62)', () => {
    const blocks = { '2': ['15'] }
    expect(isNumberedByBlock([street({ blocks })])).toBe(true)
    expect(isNumberedByBlock([area(), street({ blocks })])).toBe(true)
    expect(isNumberedByBlock([area({ blocks }), street()])).toBe(false)
    expect(isNumberedByBlock([street({ blocks }), street({ number_from: 1 })])).toBe(false)
    expect(isNumberedByBlock([])).toBe(false)
  })
})

describe('an area decides for every house of a CEP', () => {
  it('where it alone is the narrowest, whole, with a network', () => {
    expect(areaOfWholeCep([area(), street()])?.id).toBe('street')
    expect(areaOfWholeCep([street(), street()])).toBeUndefined()
    expect(areaOfWholeCep([street({ infra: null })])).toBeUndefined()
    expect(areaOfWholeCep([])).toBeUndefined()
  })

  it.each<Partial<CoverageArea>>([
    { number_from: 1 },
    { number_to: 9 },
    { number_side: 'odd' },
    { blocks: {} },
  ])('but not in part: %j', (limits) => {
    expect(areaOfWholeCep([street(limits)])).toBeUndefined()
  })
})
