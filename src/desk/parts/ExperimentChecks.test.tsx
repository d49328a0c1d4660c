import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { experimentWords as words } from '../../content/desk/experiment.ts'
import { ExperimentChecks } from './ExperimentChecks.tsx'

const checks = {
  splitP: 1,
  plan: { leastEffect: 0.02, baseline: 0.1, horizon: 10_000 },
  reached: 2000,
  difference: { difference: 0.005 },
}
const textOf = (daysToHorizon: number, daysToCertainty: number) =>
  renderToStaticMarkup(<ExperimentChecks {...checks} {...{ daysToHorizon, daysToCertainty }} />)

describe('how long certainty takes', () => {
  it('is said beside the end of the experiment when that comes before it', () => {
    expect(textOf(138, 305)).toContain(words.certaintyLate('305', '138'))
    expect(textOf(138, 305)).not.toContain(words.certaintyDays('305'))
  })

  it('stands alone when it comes first', () => {
    expect(textOf(138, 40)).toContain(words.certaintyDays('40'))
  })
})
