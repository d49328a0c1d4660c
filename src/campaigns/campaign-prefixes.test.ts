import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { campaigns } from '../../tests/support/first-shop.ts'
import { SPECIFICATION_PREFIXES } from '../../tests/support/campaigns-in-specification.ts'
import { restoredPrefix } from './campaign-prefixes.ts'

const { prefixes, splitPrefix } = campaigns

/** Concatenated, so that no lint rule mistakes it for one of our links. */
const script = ['java', 'script:'].join('')

describe('the campaign prefix of a path (D18)', () => {
  test.each([
    ['/', '', '/'],
    ['/checkout/cep/', '', '/checkout/cep/'],
    ['/b', 'b', '/'],
    ['/b/', 'b', '/'],
    ['/b/checkout/cep/', 'b', '/checkout/cep/'],
    ['/b/r/checkout/nome/', 'b/r', '/checkout/nome/'],
    ['/b/timblack/', 'b/timblack', '/'],
    ['/globoplay/timpre/checkout/cep/', 'globoplay/timpre', '/checkout/cep/'],
    ['/globoplay/checkout/cep/', 'globoplay', '/checkout/cep/'],
    ['/d/chat', 'd', '/chat'],
    ['/black-fridays/x', '', '/black-fridays/x'],
    ['/demo', '', '/demo'],
    ['/r22/checkout/cep/', '', '/r22/checkout/cep/'],
    ['/checkout/b/', '', '/checkout/b/'],
    ['/B/checkout/cep/', '', '/B/checkout/cep/'],
  ])('%s', (pathname, prefix, path) => {
    expect(splitPrefix(pathname)).toEqual({ prefix, path })
  })

  test('the 23 of M§2, b/timblack, premium and livelo are on the allow-list', () => {
    expect(SPECIFICATION_PREFIXES).toHaveLength(26)
    expect(prefixes).toEqual(expect.arrayContaining([...SPECIFICATION_PREFIXES]))
  })

  test('every address of the allow-list is one, with and without more behind it', () => {
    for (const prefix of prefixes) {
      expect(splitPrefix(`/${prefix}`)).toEqual({ prefix, path: '/' })
      expect(splitPrefix(`/${prefix}/checkout/cep/`)).toEqual({ prefix, path: '/checkout/cep/' })
    }
  })
})

describe('nothing else is ever taken for a prefix (S15)', () => {
  test.each([
    '//evil.com',
    '///evil.com/b',
    '/\\evil.com',
    '\\\\evil.com',
    '/%2f%2fevil.com',
    '/%2F%2Fevil.com/b/',
    '/@evil.com',
    '/b@evil.com/',
    '/b:evil/',
    `${script}alert(1)`,
    `/${script}alert(1)`,
    'https://evil.com/b',
    '/b\\evil.com',
    '/b%2fr/',
    '/../b/',
    '/constructor/x',
    '/__proto__/x',
  ])('%s', (hostile) => {
    const { prefix, path } = splitPrefix(hostile)
    expect(prefix).toBe('')
    expect(path).toMatch(/^\/(?![\\/])/)
  })

  test.each(['/b//evil.com', '/b/\\evil.com', '/b/r///evil.com/'])(
    '%s keeps its prefix and this site',
    (path) => {
      expect(splitPrefix(path).prefix).toMatch(/^b/)
      expect(splitPrefix(path).path).toMatch(/^\/evil\.com/)
    },
  )

  test('whatever is asked for, the prefix is on the list and the rest stays on this site', () => {
    const parts = ['', 'b', 'r', 'timblack', 'd', 'checkout', 'evil.com', '\\', '..', '%2f', '@', ':', 'B']
    const path = fc.array(fc.constantFrom(...parts), { maxLength: 6 }).map((each) => each.join('/'))
    const isSafe = (pathname: string) => {
      const found = splitPrefix(pathname)
      return ['', ...prefixes].includes(found.prefix) && /^\/(?![\\/])/.test(found.path)
    }
    fc.assert(fc.property(fc.oneof(path, fc.string()), isSafe), { numRuns: 300 })
  })
})

describe('names under which campaigns travel (F§4)', () => {
  test.each([
    ['timcontrole', 'controle'],
    ['timblack', 'black'],
    ['b/timblack', 'black'],
    ['timpre', 'pre'],
    ['globoplay/timpre', 'globoplay/timpre'],
    ['b', 'b'],
    ['', ''],
    ['toString', ''],
  ])('%j travels as %j', (prefix, wire) => expect(campaigns.settingsOf(prefix).wire).toBe(wire))

  test.each([
    ['controle', 'timcontrole'],
    ['black', 'timblack'],
    ['pre', 'timpre'],
    ['b/r', 'b/r'],
    ['b/timblack', 'b/timblack'],
    ['', ''],
    ['//evil.com', ''],
    ['constructor', ''],
  ])('%j names the prefix %j', (wire, prefix) => expect(campaigns.prefixOf(wire)).toBe(prefix))

  test.each([
    ['b/r', 'b/r'],
    ['natal', 'natal'],
    ['', ''],
    ['//evil.com', ''],
    ['evil.com', ''],
    ['a/b/c', ''],
    ['Natal', ''],
  ])('%j of a lead is the prefix %j, also of a campaign that only the edition has (D118)', (name, prefix) =>
    expect(restoredPrefix(name)).toBe(prefix),
  )
})
