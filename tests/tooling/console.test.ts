import { describe, expect, it } from 'vitest'
import { complaint, expectConsole } from '../support/console.ts'

describe('the console guard', () => {
  it('lets expected output pass', () => {
    expectConsole(/boom \d+/)
    console.error('boom %d', 7)
  })

  it.each([
    [[], [], null],
    [['a warning'], [], 'unexpected console output:\na warning'],
    [['boom 1', 'other'], [/boom/], 'unexpected console output:\nother'],
    [[], [/boom/], 'console output that did not come: /boom/'],
  ])('judges %j with %j allowed', (output, allowed, problem) => {
    expect(complaint(output, allowed)).toBe(problem)
  })
})
