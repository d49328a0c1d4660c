import { mobile } from '../../funnel/journeys/mobile.ts'
import { ofMobile } from './mobile-parts.ts'
import { registerJourney } from './parts.ts'

/** The campaigns of the mobile brands. */
export const parts = registerJourney({ id: mobile.id, ...ofMobile })
