import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { Plan } from '../../src/contract/plan.ts'
import { writeReplies } from './reply-serializer.ts'

const writerOf = (schema: z.ZodMiniType) => writeReplies({ schema, method: 'GET', url: '/' })
const read = (text: string): unknown => JSON.parse(text)

const plan: Plan = {
  id: 'plan-1',
  sku: 'one',
  plan: 'Fibra “Já” 600 Mega',
  description: '',
  discount: 0,
  price_full: 120,
  price: 110,
  price_with_dacc: 99.9,
  plan_download: 600,
  plan_upload: 300,
  installationSchedule: true,
  plan_type: 'migration',
  subscriptions: [],
  benefits: [],
  regulations: '',
  showOnLanding: true,
  addonBonus: [],
  livelo_dacc_points: null,
  whatsApps: [],
}

describe('a reply', () => {
  it('of plan lists alone is JSON', () => {
    const write = writerOf(z.object({ plans: z.array(Plan), others: z.array(Plan) }))
    expect(read(write({ plans: [], others: [] }))).toEqual({ plans: [], others: [] })
    expect(read(write({ plans: [plan], others: [plan, plan] }))).toEqual({
      plans: [plan],
      others: [plan, plan],
    })
  })

  it('of plans and more is JSON, even when the rest is missing', () => {
    const write = writerOf(z.object({ name: z.optional(z.string()), plans: z.array(Plan) }))
    expect(read(write({ name: 'Ana', plans: [plan] }))).toEqual({ name: 'Ana', plans: [plan] })
    expect(read(write({ plans: [plan] }))).toEqual({ plans: [plan] })
  })

  it('holds nothing that its schema does not name, and lacks nothing that it requires', () => {
    const write = writerOf(z.object({ name: z.string(), plans: z.array(Plan) }))
    expect(read(write({ name: 'Ana', cpf: '1', plans: [{ ...plan, secret: 1 }] }))).toEqual({
      name: 'Ana',
      plans: [plan],
    })
    expect(() => write({ plans: [] })).toThrow('"name" is required!')
    expect(() => write({ name: 'Ana' })).toThrow('"plans" is required!')
  })

  it('holds null, or a value, where either may be', () => {
    const write = writerOf(
      z.object({ at: z.nullable(z.object({ day: z.string() })), count: z.nullable(z.int()) }),
    )
    expect(read(write({ at: null, count: null }))).toEqual({ at: null, count: null })
    expect(read(write({ at: { day: 'x', secret: 1 }, count: 0 }))).toEqual({ at: { day: 'x' }, count: 0 })
  })
})
