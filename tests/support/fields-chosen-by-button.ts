/** Lists the fields of all steps that are answered by pressing a button. */
import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Step } from '../../src/funnel/step-and-journey-types.ts'

const funnel = path.resolve(import.meta.dirname, '../../src/funnel')
const files = globSync('{steps,journeys/*}/*.ts', { cwd: funnel })
const modules = await Promise.all(
  files.map(async (file) => (await import(pathToFileURL(path.join(funnel, file)).href)) as object),
)

const isStep = (value: unknown): value is Step =>
  typeof value === 'object' && value !== null && 'view' in value && 'fields' in value

/** Fields whose values are buttons: every choice, except those that stand among text fields. */
export const fieldsChosenByButton: readonly string[] = modules
  .flatMap((each) => Object.values(each).flat())
  .filter(isStep)
  .filter(({ view }) => view !== 'text')
  .flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'choice').map(({ name }) => name))
