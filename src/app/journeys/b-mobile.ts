import { bMobile } from '../../funnel/journeys/b-mobile.ts'
import { mobileParts } from './mobile-parts.ts'

/** The mobile brand whose CEP and number stand on one page. */
export const parts = mobileParts(bMobile.id)
