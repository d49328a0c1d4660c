import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { seedPlans } from '../../server/db/seed-files.ts'
import { campaigns } from '../../src/campaigns/index.ts'
import { PREFIXES } from '../../src/campaigns/prefix.ts'

const room = path.resolve(import.meta.dirname, '../../src/campaigns')

describe('the folders of the campaigns', () => {
  const folders = globSync('**/rules.ts', { cwd: room }).map((file) => path.posix.dirname(file))

  it('are the prefixes of the list, and the default', () => {
    expect([...folders].sort()).toEqual(['default', ...PREFIXES].sort())
    expect(campaigns.prefixes).toEqual(PREFIXES)
  })

  it.each(folders)('%s stands under its own name in the index', (folder) => {
    const index = readFileSync(path.join(room, 'index.ts'), 'utf8')
    const name = new RegExp(`import \\{ rules as (\\w+) \\} from '\\./${folder}/rules\\.ts'`).exec(index)?.[1]
    expect(name).toBeDefined()
    if (folder === 'default') expect(index).toContain(`default: ${name}`)
    else expect(index).toMatch(new RegExp(`^  (?:'${folder}': ${name}|${name}),$`, 'm'))
  })
})

describe('what the campaigns sell', () => {
  const plans = new Map(seedPlans().map((plan) => [plan.sku, plan]))
  const all = ['', ...PREFIXES].map((prefix) => campaigns.rulesOf(prefix))

  it('is in the catalogue, and neither renewal nor migration', () => {
    const named = all.flatMap(({ checkout, excluded }) => [...checkout, ...(excluded ?? [])])
    expect(named.filter((sku) => plans.get(sku)?.plan_type !== null)).toEqual([])
  })

  it('stands in each list once', () => {
    for (const { checkout } of all) expect(new Set(checkout).size).toBe(checkout.length)
  })

  it('leaves no plan of the catalogue without a campaign, but win-back and the business plan', () => {
    const sold = new Set(all.flatMap(({ checkout }) => checkout))
    const shown = [...plans.values()].filter(({ plan_type, showOnLanding }) => !plan_type && showOnLanding)
    // on the general landing page, and taken by name from there
    expect(shown.map(({ sku }) => sku).filter((sku) => !sold.has(sku))).toEqual(['d500b', 'd1000b'])
    const hidden = [...plans.values()].filter(({ plan_type, showOnLanding }) => !plan_type && !showOnLanding)
    expect(hidden.map(({ sku }) => sku).sort()).toEqual(['d1000cb', 'd600wb'])
  })
})
