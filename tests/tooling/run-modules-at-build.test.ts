/** The build plugin that runs modules which read folders, so that browsers get the values that these export. */
import { readFileSync, globSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { runModulesAtBuildPlugin } from '../../scripts/build/run-modules-at-build.ts'
import { STEP_NAMES } from '../../src/content/desk/collect-step-names-and-option-labels.ts'
import { CHECKOUT_PATHS, FIRST_STEP_OF_COMPOSED_PAGE } from '../../src/site/checkout-paths.ts'
import { JOURNEY_ROOTS } from '../../src/site/journey-roots.ts'

const root = path.resolve(import.meta.dirname, '../..')
const { load } = runModulesAtBuildPlugin() as Plugin & { load: (id: string) => Promise<string | null> }

test.each([
  ['src/site/checkout-paths.ts', { CHECKOUT_PATHS, FIRST_STEP_OF_COMPOSED_PAGE }],
  ['src/site/journey-roots.ts', { JOURNEY_ROOTS }],
  ['src/content/desk/collect-step-names-and-option-labels.ts', { STEP_NAMES }],
])('%s is replaced by what it exports', async (file, exported) => {
  const text = (await load(path.join(root, file))) ?? ''
  expect(text).not.toContain('import')
  expect(await import(`data:text/javascript,${encodeURIComponent(text)}`)).toMatchObject(exported)
})

test('every other module is built as it is written', async () => {
  expect(await load(path.join(root, 'src/site/pages-outside-orders.ts'))).toBeNull()
})

test('no module of a browser reads a folder, unless the build replaces it', async () => {
  const reading = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && /from 'node:/.test(readFileSync(path.join(root, file), 'utf8')),
  )
  const isReplaced = await Promise.all(
    reading.map(async (file) => (await load(path.join(root, file))) !== null),
  )
  // imported by the server, the build and modules that the build replaces
  expect(reading.filter((_, at) => !isReplaced[at]).toSorted()).toEqual(['src/site/load-all-journeys.ts'])
})
