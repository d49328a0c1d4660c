/** Surfaces in dark themes have one of two colours, that of the ground or that of a card. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const declarations = (css: string): Map<string, string>[] =>
  [...css.matchAll(/:root[^{}]*\{([^{}]*)\}/g)].map(
    ([, body = '']) =>
      new Map(
        [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
      ),
  )

const dark = (file: string) =>
  declarations(readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8')).filter(
    (theme) => theme.has('--surface') && !theme.has('--font'),
  )

test.each([
  ['ui/tokens.css', 2],
  ['campaigns/black-friday/theme.css', 1],
])('dark themes in %s use only these colours', (file, count) => {
  const themes = dark(file)
  expect(themes).toHaveLength(count)
  for (const theme of themes)
    expect([theme.get('--sunken'), theme.get('--night'), theme.get('--night-2')]).toEqual([
      'var(--ground)',
      'var(--ground)',
      'var(--surface)',
    ])
})
