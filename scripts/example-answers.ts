/** Provides a valid example answer to each step, for test orders, benchmarks and `npm run understand`. */
import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StepId, Values } from '../src/funnel/step-and-journey-types.ts'

const funnel = path.resolve(import.meta.dirname, '../src/funnel')
const files = globSync('{steps,journeys/*}/*.ts', { cwd: funnel })
type Exported = { readonly example?: Values; readonly examples?: Readonly<Record<StepId, Values>> }

const found = files.map(async (file): Promise<readonly (readonly [StepId, Values])[]> => {
  const { example, examples = {} } = (await import(pathToFileURL(path.join(funnel, file)).href)) as Exported
  return [
    ...Object.entries(examples),
    ...(example === undefined ? [] : [[path.basename(file, '.ts'), example] as const]),
  ]
})

/**
 * A valid answer to each step: the `example` of its file, or its entry in the `examples` of a file with several steps.
 * Test orders, benchmarks and `npm run understand` use it if they have no other answer.
 */
export const exampleAnswers: Readonly<Record<StepId, Values>> = Object.fromEntries(
  (await Promise.all(found)).flat(),
)

/** Returns pairs of step and answer in the order of a journey; missing answers are filled with examples. */
export function completeAnswers<Given extends readonly [StepId, Values]>(
  given: readonly Given[],
  ids: readonly StepId[],
): (Given | readonly [StepId, Values])[] {
  const own = new Map<StepId, Given>(given.map((answer) => [answer[0], answer]))
  return ids.flatMap((id): readonly (Given | readonly [StepId, Values])[] => {
    const answer = own.get(id)
    if (answer) return [answer]
    return exampleAnswers[id] ? [[id, exampleAnswers[id]]] : []
  })
}
