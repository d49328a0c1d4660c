/**
 * The first steps of every journey that begins with an address (CEP, house number, coverage check), with their texts and
 * the calls that save a lead. The steps after them are loaded later.
 */
import { addressProblems } from '../../content/problems/address.ts'
import { cep as cepText } from '../../content/steps/cep.ts'
import { nrImovel as nrImovelText } from '../../content/steps/nr-imovel.ts'
import { verificandoDisponibilidade as verificandoText } from '../../content/steps/verificando-disponibilidade.ts'
import { cep } from '../../funnel/steps/cep.ts'
import { nrImovel } from '../../funnel/steps/nr-imovel.ts'
import { verificandoDisponibilidade } from '../../funnel/steps/verificando-disponibilidade.ts'
import { leadApiCalls } from '../../sagas/server-record/lead-api-calls.ts'
import { type JourneyParts, loadCheckout } from './register-journey.ts'

export const addressStepsBundle = {
  steps: [
    [cep, cepText],
    [nrImovel, nrImovelText],
    [verificandoDisponibilidade, verificandoText],
  ],
  problems: addressProblems,
  recordCalls: leadApiCalls,
  later: loadCheckout,
} as const satisfies Omit<JourneyParts, 'id'>
