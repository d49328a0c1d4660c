/** docs/settings.md, docs/webhook.md and docs/go-live.md list settings, notices and points as the code has them. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { goLivePage, goLivePath } from '../../scripts/docs/generate-go-live-list.ts'
import { settingsPage, settingsPath } from '../../scripts/docs/generate-settings-lists.ts'
import { webhookPage, webhookPath } from '../../scripts/docs/generate-webhook-lists.ts'
import { Environment } from '../../server/config-environment-variables.ts'

const page = readFileSync(settingsPath, 'utf8')

describe('the settings', () => {
  it('are described, each of them', () => {
    const silent = Object.entries(Environment.shape).filter(
      ([name, { description }]) => !description?.endsWith('.') || !page.includes(`\n- \`${name}\``),
    )
    expect(silent.map(([name]) => name)).toEqual([])
  })

  it('are listed in docs/settings.md as they are (npm run settings)', () => {
    expect(page).toBe(settingsPage(page))
  })
})

it('the notices of the webhook are listed in docs/webhook.md as they are (npm run settings)', () => {
  const written = readFileSync(webhookPath, 'utf8')
  expect(written).toBe(webhookPage(written))
})

it('what must be seen to before going live is listed in docs/go-live.md as it is (npm run settings)', () => {
  const written = readFileSync(goLivePath, 'utf8')
  expect(written).toBe(goLivePage(written))
})
