import { chat } from '../content/chat.ts'
import type { JourneyId } from '../funnel/step-and-journey-types.ts'
import { registeredPartOf } from '../questions/journey-part-registry.ts'

export const chatTitleOf = (journey: JourneyId): string =>
  registeredPartOf(journey).words?.chatTitle ?? chat.title
