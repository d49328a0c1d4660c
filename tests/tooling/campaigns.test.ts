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

  it('have a landing page each', () => {
    const pages = globSync('**/landing.ts', { cwd: room }).map((file) => path.posix.dirname(file))
    expect([...pages].sort()).toEqual([...folders].sort())
  })

  const index = readFileSync(path.join(room, 'folders.ts'), 'utf8')
  const nameIn = (folder: string, what: 'Rules' | 'Landing') =>
    new RegExp(`import \\{ \\w+ as (\\w+)${what} \\} from '\\./${folder}/${what.toLowerCase()}\\.ts'`).exec(
      index,
    )?.[1]

  it.each(folders.filter((folder) => folder !== 'default'))('%s is under its own name', (folder) => {
    const name = nameIn(folder, 'Rules')
    expect(name).toBeDefined()
    expect(nameIn(folder, 'Landing')).toBe(name)
    const row = `: \\{ rules: ${name}Rules, landing: ${name}Landing \\},$`
    expect(index).toMatch(new RegExp(`^  (?:'${folder}'|${folder})${row}`, 'm'))
  })
})

describe('what the campaigns sell', () => {
  const plans = new Map(seedPlans().map((plan) => [plan.sku, plan]))
  const all = ['', ...PREFIXES].map((prefix) => campaigns.rulesOf(prefix))

  it('is in the catalogue, and neither renewal nor migration', () => {
    const named = all.flatMap(({ checkout, excluded }) => [...checkout, ...(excluded ?? [])])
    expect(named.filter((sku) => plans.get(sku)?.plan_type !== null)).toEqual([])
  })

  it('is in each list once', () => {
    for (const { checkout } of all) expect(new Set(checkout).size).toBe(checkout.length)
  })

  const shownBy = (prefix: string) => {
    const { checkout, excluded } = campaigns.rulesOf(prefix)
    const all = [...plans.values()].filter(({ plan_type, showOnLanding }) => !plan_type && showOnLanding)
    return excluded
      ? all.map(({ sku }) => sku).filter((sku) => !excluded.includes(sku))
      : checkout.filter((sku) => plans.get(sku)?.showOnLanding)
  }

  it('has an exclusion list where the spec names one (M9.13)', () => {
    const named =
      'timpre timcontrole timblack fluxo b c r2 r b/r premium rs oferta-colaborador paramount'.split(' ')
    const listed = PREFIXES.filter((prefix) => campaigns.rulesOf(prefix).excluded !== null)
    // the other two inherit: b/timblack from its last segment, the migration from the default
    expect([...listed].sort()).toEqual([...named, 'b/timblack', 'migracao-ultrafibra'].sort())
    expect(campaigns.rulesOf('').excluded).not.toBeNull()
  })

  it.each(PREFIXES.filter((prefix) => prefix !== 'migracao-ultrafibra'))(
    'is all that the page of %s shows (M4.13)',
    (prefix) => expect(shownBy(prefix).sort()).toEqual([...campaigns.rulesOf(prefix).checkout].sort()),
  )

  it('is shown by the general page in the order of the spec (M4.13)', () => {
    expect(shownBy('')).toEqual(['d300a', 'd500a', 'd500b', 'd1000a', 'd1000b', 'd2000b'])
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
