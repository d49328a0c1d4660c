/** Makes a backup of the configured database, embedded or not. */
import type { Config } from '../../../config.ts'
import type { Say } from '../../helpers/say-steps.ts'
import { backUpEmbedded, EMBEDDED_BACKUP_STEPS } from './back-up-embedded-database.ts'
import { backUpOwn, OWN_BACKUP_STEPS } from './back-up-own-database.ts'

/** How many sentences `backUp` says. */
export const backUpSteps = ({ database }: Config) =>
  database.url === undefined ? EMBEDDED_BACKUP_STEPS : OWN_BACKUP_STEPS

/** Makes a backup in a new folder in `parent`, and returns that folder. */
export const backUp = (config: Config, parent: string, say: Say): Promise<string> =>
  config.database.url === undefined
    ? backUpEmbedded(config, parent, say)
    : backUpOwn(config, config.database.url, parent, say)
