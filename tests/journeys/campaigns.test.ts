import { describe, expect, it } from 'vitest'
import { plansAsked } from '../../src/store/events.ts'
import { journeyServer } from '../support/journey.ts'

const journeys = journeyServer()

describe('the start page of a campaign', () => {
  it.each([
    ['', '/json/plans.json'],
    ['timblack', '/json/timblack.json'],
    ['b/r', '/json/b/r.json'],
    ['globoplay/timpre', '/json/globoplay/timpre.json'],
  ])('of %j shows the plans of its own list', async (prefix, path) => {
    const visit = journeys().open({ prefix, idle: true })
    visit.store.dispatch(plansAsked())
    await visit.until('plans', ({ flow }) => flow.plans !== null)
    expect(visit.wire.lines()).toContain(`GET ${path}`)
    expect(visit.flow().plans?.length).toBeGreaterThan(0)
  })
})
