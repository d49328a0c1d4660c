/** The standard journey: its first questions, for the address. The later ones load with the order's part. */
import { addressProblems } from '../../content/problems/address.ts'
import { cep as cepText } from '../../content/steps/cep.ts'
import { nrImovel as nrImovelText } from '../../content/steps/nr-imovel.ts'
import { verificandoDisponibilidade as verificandoText } from '../../content/steps/verificando-disponibilidade.ts'
import { standardJourney } from '../../funnel/journeys/standard/journey.ts'
import { cep } from '../../funnel/steps/cep.ts'
import { nrImovel } from '../../funnel/steps/nr-imovel.ts'
import { verificandoDisponibilidade } from '../../funnel/steps/verificando-disponibilidade.ts'
import { leadApiCalls } from '../../sagas/server-record/lead-api-calls.ts'
import { type JourneyParts, loadCheckout, registerJourney } from './register-journey.ts'

/** The first steps of every journey that begins with an address, with their texts and the calls that save a lead. */
export const addressSteps = {
  steps: [
    [cep, cepText],
    [nrImovel, nrImovelText],
    [verificandoDisponibilidade, verificandoText],
  ],
  problems: addressProblems,
  recordCalls: leadApiCalls,
  later: loadCheckout,
} as const satisfies Omit<JourneyParts, 'id'>

export const journeyParts = registerJourney({ id: standardJourney.id, ...addressSteps, drawings: 'fibre' })
