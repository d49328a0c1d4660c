import { general, loadFromFolders } from './load-folders.ts'
import type { Landing } from './landing-types.ts'
import { resolveLanding } from './inherit-landing-fields.ts'

const folders = await loadFromFolders('landing')

/**
 * Returns the landing page of a campaign as defined by the folders next to this file, without the changes of a published
 * edition. Browsers never load this file.
 */
export const landingOf = (prefix: string): Landing => resolveLanding(prefix, general.landing, folders)
