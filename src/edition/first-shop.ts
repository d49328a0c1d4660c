/** What the first edition sells and shows today: for the build, for development and for tests, which have no database. */
import { resolveEdition } from './edition-content-at-instant.ts'
import { firstEdition } from './first-edition.ts'

export const firstShop = resolveEdition(firstEdition, new Date())

export const { campaigns, landingOf } = firstShop
