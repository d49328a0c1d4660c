/** A plugin of Stryker's (a "checker", https://stryker-mutator.io/docs/stryker-js/plugins/): lets a sample of mutants through. */
import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** The environment variable with the sample's size for the plugin: one of how many. It runs in another process. */
export const ONE_OF = 'MUTATED_ONE_OF'

/** What distinguishes a mutant from all others (Stryker's ids change with every new file); lines and columns from 1. */
type Mutant = {
  readonly fileName: string
  readonly mutatorName: string
  readonly replacement?: string
  readonly location: { readonly start: { readonly line: number; readonly column: number } }
}

/** Whether a mutant is drawn. The same ones at each run, so that a survivor can be tried again; false for most. */
export function isDrawn({ fileName, mutatorName, replacement, location: { start } }: Mutant): boolean {
  const oneOf = Number(process.env[ONE_OF] ?? 1)
  const name = [relative('.', fileName), mutatorName, replacement, start.line, start.column].join(' ')
  return createHash('sha256').update(name).digest().readUInt32BE() % oneOf === 0
}

/** Plugins count lines and columns from 0, results from 1. */
const fromOne = (mutant: Mutant): Mutant => {
  const { line, column } = mutant.location.start
  return { ...mutant, location: { start: { line: line + 1, column: column + 1 } } }
}

// the only refusal that Stryker knows; such mutants are not counted in its score
const REFUSED = { status: 'compileError', reason: 'not in the sample' }

const checker = {
  init: () => Promise.resolve(),
  check: (mutants: readonly (Mutant & { readonly id: string })[]) =>
    Promise.resolve(
      Object.fromEntries(
        mutants.map((each) => [each.id, isDrawn(fromOne(each)) ? { status: 'passed' } : REFUSED]),
      ),
    ),
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: () => checker }]
