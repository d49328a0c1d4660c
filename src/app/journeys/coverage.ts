import { coverageTexts } from '../../content/journeys/coverage.ts'
import { checkoutProblems } from '../../content/problems/checkout.ts'
import { houseProblems } from '../../content/problems/house.ts'
import { personProblems } from '../../content/problems/person.ts'
import { phoneProblems } from '../../content/problems/phone.ts'
import { comCobertura } from '../../content/steps/com-cobertura.ts'
import { nrImovelDoubts } from '../../content/steps/nr-imovel-doubts.ts'
import { semCobertura } from '../../content/steps/sem-cobertura.ts'
import { coverage } from '../../funnel/journeys/coverage.ts'
import { addProblems } from '../../questions/problem-texts.ts'
import { addOwnTexts, addTexts } from '../../questions/texts.ts'
import { submitCall } from '../../sagas/contact/contact.ts'
import { joinWaitingList } from '../../sagas/contact/waiting-list.ts'
import { learnTown } from '../../sagas/coverage/address-line.ts'
import { arriveAtPlans, submitPlan, watchCheckoutAsked } from '../../sagas/coverage/hand-over.ts'
import { loadDeferred } from '../../sagas/load-deferred.ts'
import { coverageSubject } from '../../sagas/subject/coverage.ts'
import type { JourneyParts } from './parts.ts'
import './standard.ts'

addProblems({ ...houseProblems, ...personProblems, ...phoneProblems, ...checkoutProblems })
addTexts({ 'nr-imovel': nrImovelDoubts, 'com-cobertura': comCobertura, 'sem-cobertura': semCobertura })
addOwnTexts(coverage.id, coverageTexts)

/** Coverage check without an order. */
export const parts: JourneyParts = {
  id: coverage.id,
  subject: coverageSubject,
  needs: { town: learnTown, 'address-line': arriveAtPlans, 'waiting-list': joinWaitingList },
  submits: { 'hand-over': submitPlan, call: submitCall },
  watch: watchCheckoutAsked,
  later: async () => void (await loadDeferred()),
}
