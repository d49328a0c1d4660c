/**
 * `npm run settings`: generates the parts of the docs that come from the server's schemas: the lists of
 * docs/settings.md from server/config-settings.ts, and docs/risk-provider.openapi.json from
 * server/providers/risk-service-schemas.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { riskContract, riskContractPath } from './docs/risk-contract.ts'
import { settingsPage, settingsPath } from './docs/settings-page.ts'

writeFileSync(settingsPath, settingsPage(readFileSync(settingsPath, 'utf8')))
writeFileSync(riskContractPath, riskContract())
