import { chat } from '../content/chat.ts'
import type { JourneyId } from '../funnel/step-and-journey-types.ts'
import { registeredPartOf } from '../questions/journey-part-registry.ts'

/** Returns the title of a journey's chat. */
export const chatTitleOf = (journey: JourneyId): string =>
  registeredPartOf(journey).words?.chatTitle ?? chat.title
