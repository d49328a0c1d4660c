import { consultaTelefone } from '../../content/steps/consulta-telefone.ts'
import { addSteps } from '../../funnel/journeys.ts'
import { ownSteps } from '../../funnel/journeys/mobile.ts'
import type { JourneyId } from '../../funnel/types.ts'
import { addTexts } from '../../questions/texts.ts'
import { lineParts } from '../../sagas/line/line.ts'
import { mobileSubject } from '../../sagas/subject/mobile.ts'
import { checkoutParts, type JourneyParts } from './parts.ts'
import './standard.ts'

addTexts({ 'consulta-telefone': consultaTelefone })

/** The parts of a journey that asks for a mobile line. */
export const mobileParts = (id: JourneyId): JourneyParts => ({
  ...checkoutParts(id),
  ...lineParts,
  subject: mobileSubject,
  later: async () => {
    await checkoutParts(id).later?.()
    addSteps(id, ownSteps)
  },
})
