/** The alarms of ops/prometheus-rules.yml: documented, of metrics that the server has, and tested with promtool. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeMetrics } from '../../server/plugins/metrics.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const rules = read('ops/prometheus-rules.yml')
const alarms = rules
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => ({ name: /^\w+/.exec(text)?.[0] ?? '', text }))
const pages = globSync('docs/alarms/*.md', { cwd: root }).filter((file) => !file.endsWith('README.md'))
const played = globSync('rigs/debian/*.test.yml', { cwd: root }).map(read).join('\n')
const sources = globSync('server/plugins/*.ts', { cwd: root }).map(read).join('\n')

describe('the alarms', () => {
  it.each(alarms)('$name has a page, a severity and a line in the list', ({ name, text }) => {
    const page = /runbook: (docs\/alarms\/[a-z-]+\.md)$/m.exec(text)?.[1] ?? ''
    expect(existsSync(path.join(root, page))).toBe(true)
    expect(read(page)).toMatch(new RegExp(`^# ${name}\\n`))
    const severity = /severity: (page|ticket)\b/.exec(text)?.[1]
    expect(read('docs/alarms/README.md')).toMatch(
      new RegExp(`^\\| \\[${name}\\]\\(${path.basename(page)}\\) +\\| ${severity} +\\|`, 'm'),
    )
  })

  it('have no page without an alarm', () => {
    expect(pages).toHaveLength(alarms.length)
  })

  it.each(alarms)('$name is played: silent, and ringing', ({ name }) => {
    const silent = new RegExp(`alertname: ${name}, exp_alerts: \\[\\]`)
    const ringing = new RegExp(`alertname: ${name}\\n +exp_alerts:\\n +- exp_labels`)
    expect(played).toMatch(silent)
    expect(played).toMatch(ringing)
  })

  it('watch only what the server measures', async () => {
    const counted = await makeMetrics().registry.metrics()
    const watched = new Set([...rules.matchAll(/\bprosa_[a-z_]+/g)].map(([name]) => name))
    expect(watched.size).toBeGreaterThan(10)
    for (const name of watched) {
      const whole = name.replace(/_(?:bucket|count)$/, '')
      const isCounted = counted.includes(`# TYPE ${whole} `) || sources.includes(`'${whole}'`)
      expect(isCounted, `the metric ${whole}`).toBe(true)
    }
  })
})
