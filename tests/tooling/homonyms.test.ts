/** Exported names that mean two things (docs/glossary.md): each makes a reader open the wrong file. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const project = path.resolve(import.meta.dirname, '../..')

/** How many are left; a rename lowers it, nothing may raise it. */
const LEFT = 22

const EXPORT =
  /^export (?:default )?(?:async )?(?:function\*?|const|class|interface|type|enum) (?<name>\w+)/gm

/** Files of one kind that export the same name on purpose: they are found by their folder. */
function kindOf(file: string): string {
  if (/^src\/(?:content|funnel)\/(?:steps|journeys)\//.test(file))
    return 'a step or a journey: its words and its data'
  if (/^src\/campaigns\/.*(?:landing|rules)\.ts$/.test(file)) return 'a campaign'
  if (file.startsWith('src/app/journeys/')) return 'the parts of a journey'
  // a part that is loaded when it is needed has the name of what it loads
  if (/^src\/(?:questions|conversation)\//.test(file)) return 'a part and what loads it'
  return file
}

function homonyms(): string[] {
  const found = new Map<string, Map<string, string>>()
  const files = globSync('{src,server}/**/*.{ts,tsx}', { cwd: project })
  for (const file of files.filter((each) => !/\.test\.tsx?$/.test(each)).toSorted()) {
    for (const { groups } of readFileSync(path.join(project, file), 'utf8').matchAll(EXPORT)) {
      const name = groups?.name ?? ''
      found.set(name, (found.get(name) ?? new Map<string, string>()).set(kindOf(file), file))
    }
  }
  return [...found]
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => `${name}: ${[...files.values()].join(', ')}`)
}

it('no further exported name means two things', () => {
  const found = homonyms()
  // names them all where there are more
  expect(found.length > LEFT ? found : []).toEqual([])
})
