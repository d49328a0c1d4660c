/**
 * Names that the desk displays for the steps of an order, by step id: the `deskName` exports of the files in
 * `src/content/steps`, and the `deskNames` of the journeys whose steps have their words in `src/content/journeys`. The
 * build replaces this module with its result (scripts/build/run-modules-at-build.ts), so that the desk does not load
 * all these files.
 */
import { readdirSync } from 'node:fs'
import type { JourneyWords, StepText } from '../text-types.ts'

type Exported = Readonly<Record<string, Partial<StepText> | JourneyWords | string>>

// in a variable, because Vite treats a folder in `new URL(…, import.meta.url)` as an asset of a page
const here = import.meta.url

/** Returns what each file of a folder exports, by the file's name without its extension. */
async function exportsIn(folder: string): Promise<readonly (readonly [string, Exported])[]> {
  const url = new URL(folder, here)
  return Promise.all(
    readdirSync(url).map(
      async (file) =>
        [
          file.replace(/\.ts$/, ''),
          (await import(/* @vite-ignore */ new URL(file, url).href)) as Exported,
        ] as const,
    ),
  )
}
const [steps, journeys] = await Promise.all([exportsIn('../steps/'), exportsIn('../journeys/')])

export const STEP_NAMES: Readonly<Record<string, string>> = Object.fromEntries([
  ...steps.flatMap(([id, { deskName }]) => (typeof deskName === 'string' ? [[id, deskName] as const] : [])),
  ...journeys.flatMap(([, exported]) =>
    Object.values(exported).flatMap((words) =>
      typeof words === 'object' && 'deskNames' in words ? Object.entries(words.deskNames ?? {}) : [],
    ),
  ),
])

const texts = [...steps, ...journeys]
  .flatMap(([, exported]) => Object.values(exported))
  .filter((text): text is Partial<StepText> => typeof text === 'object' && 'labels' in text)

/** The names of all fields that have a label. */
export const FIELD_NAMES: readonly string[] = texts.flatMap(({ labels }) => Object.keys(labels ?? {}))

/** Labels of the choices, by the name of their field and their value. */
export const OPTION_LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  texts.flatMap((text) => {
    if (!('options' in text)) return []
    const labels = Object.fromEntries((text.options ?? []).map(({ value, label }) => [value, label]))
    // the choice is one of the fields that have labels
    return Object.keys(text.labels ?? {}).map((field) => [field, labels] as const)
  }),
)
