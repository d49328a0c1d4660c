import { mobile } from '../../funnel/journeys/mobile.ts'
import { mobileParts } from './mobile-parts.ts'

/** The campaigns of the mobile brands. */
export const parts = mobileParts(mobile.id)
