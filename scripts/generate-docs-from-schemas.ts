/**
 * `npm run settings`: generates the parts of the docs that come from the server's schemas: the lists of
 * docs/settings.md from server/config-environment-variables.ts, the lists of docs/webhook.md from
 * server/rules/webhook-notice-schemas.ts and the answers' declarations, the list of docs/go-live.md from src/contract/go-live-items.ts, and docs/risk-provider.openapi.json from
 * server/providers/risk-service-schemas.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { goLivePage, goLivePath } from './docs/generate-go-live-list.ts'
import { riskServiceOpenApi, riskServiceOpenApiPath } from './docs/generate-risk-service-openapi.ts'
import { settingsPage, settingsPath } from './docs/generate-settings-lists.ts'
import { webhookPage, webhookPath } from './docs/generate-webhook-lists.ts'

writeFileSync(settingsPath, settingsPage(readFileSync(settingsPath, 'utf8')))
writeFileSync(riskServiceOpenApiPath, riskServiceOpenApi())
writeFileSync(webhookPath, webhookPage(readFileSync(webhookPath, 'utf8')))
writeFileSync(goLivePath, goLivePage(readFileSync(goLivePath, 'utf8')))
