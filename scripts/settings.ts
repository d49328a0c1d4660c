/** `npm run settings`: updates the lists of settings in docs/settings.md from server/config-settings.ts. */
import { readFileSync, writeFileSync } from 'node:fs'
import { settingsPage, settingsPath } from './docs/settings-page.ts'

writeFileSync(settingsPath, settingsPage(readFileSync(settingsPath, 'utf8')))
