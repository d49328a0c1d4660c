// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { openingMode, versionOf } from './ab-version.ts'

describe('the A/B version (D12)', () => {
  beforeEach(() => localStorage.clear())

  it('is drawn once and kept', () => {
    expect(versionOf(new URLSearchParams(), () => 0.7)).toBe('B')
    expect(versionOf(new URLSearchParams(), () => 0.1)).toBe('B')
  })

  it('is forced by test=A|B, and by nothing else', () => {
    expect(versionOf(new URLSearchParams('test=A'), () => 0.9)).toBe('A')
    expect(versionOf(new URLSearchParams('test=C'), () => 0.9)).toBe('A')
  })

  it.each([
    ['A', null, 'pages'],
    ['B', null, 'chat'],
    ['B', 'pages', 'pages'],
    ['A', 'chat', 'chat'],
    ['A', 'nonsense', 'pages'],
  ] as const)('version %s and preference %s open %s', (version, preferred, mode) => {
    expect(openingMode(version, preferred)).toBe(mode)
  })
})
