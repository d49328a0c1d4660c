/**
 * The first edition of the shop as it sells and shows itself today: for the build, for development and for tests, which
 * have no database.
 */
import { resolveEdition } from './edition-content-at-instant.ts'
import { firstEdition } from './first-edition.ts'

export const firstShop = resolveEdition(firstEdition, new Date())

export const { campaigns, landingOf } = firstShop
