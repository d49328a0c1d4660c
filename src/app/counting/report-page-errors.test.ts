// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { BrowserError } from '../../contract/visit-counts-and-browser-errors.ts'
import { reportableFailure } from './report-page-errors.ts'

const ORIGIN = 'https://loja.example'

function thrown(name: string, message: string, stack: string): Error {
  const error = new Error(message)
  return Object.assign(error, { name, stack })
}

describe('an error in a browser', () => {
  it.each([
    ['Chrome', 'TypeError: x\n    at a (https://loja.example/assets/first-CU4rUAJ9.js:1:2034)\n    at b'],
    ['Safari', 'a@https://loja.example/assets/first-CU4rUAJ9.js:1:2034\nb@[native code]'],
    [
      'an extension below ours',
      'at x (chrome-extension://a/b.js:1:2)\nat https://loja.example/assets/first-CU4rUAJ9.js:1:2034',
    ],
  ])('is told with the place in our code: %s', (_, stack) => {
    const failure = reportableFailure(
      thrown('TypeError', "Cannot read properties of null (reading 'Maria')", stack),
      ORIGIN,
    )
    expect(BrowserError.parse(failure)).toEqual({
      name: 'TypeError',
      message: 'cannot read properties of null reading …',
      place: 'first-CU4rUAJ9.js:1:2034',
    })
  })

  it.each([
    ["an extension's", thrown('Error', 'x', 'at x (chrome-extension://a/b.js:1:2)')],
    ["another site's script", thrown('Error', 'x', 'at x (https://ads.example/assets/first.js:1:2)')],
    ['one without a stack', thrown('Error', 'x', '')],
    ['what is no error', 'Maria da Silva, CPF 529.982.247-25'],
    ['nothing', undefined],
  ])('is not told: %s', (_, error) => {
    expect(reportableFailure(error, ORIGIN)).toBeNull()
  })
})
