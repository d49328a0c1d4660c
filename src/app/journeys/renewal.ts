/**
 * The renewal journey, which asks for the customer's document, an offer, an e-mailed code if possible,
 * and one confirmation.
 */
import { checkoutProblems } from '../../content/problems/plan-installation-and-payment.ts'
import { codeProblems } from '../../content/problems/one-time-code.ts'
import { documentProblems } from '../../content/problems/document-and-birth-date.ts'
import { consultaCpf as consultaCpfText } from '../../content/steps/consulta-cpf.ts'
import { ofertas as ofertasText } from '../../content/steps/ofertas.ts'
import {
  codigoRenovacao,
  confirmacaoRenovacao,
  renovacaoRealizada,
  renewalWords,
} from '../../content/journeys/renewal.ts'
import { semOfertas as semOfertasText } from '../../content/steps/sem-ofertas.ts'
import { renewalJourney } from '../../funnel/journeys/renewal/journey.ts'
import { codigo } from '../../funnel/steps/codigo.ts'
import { confirmacao } from '../../funnel/steps/confirmacao.ts'
import { consultaCpf } from '../../funnel/steps/consulta-cpf.ts'
import { ofertas } from '../../funnel/journeys/renewal/ofertas.ts'
import { pedidoRealizado } from '../../funnel/steps/pedido-realizado.ts'
import { semOfertas } from '../../funnel/steps/sem-ofertas.ts'
import { emailCodeSagas } from '../../sagas/code/send-and-check-emailed-code.ts'
import { watchOtherOffers } from '../../sagas/customer-lookup/switch-renewal-and-migration.ts'
import {
  submitDocumentNumber,
  checkLookupAvailability,
} from '../../sagas/customer-lookup/submit-document-number.ts'
import { renewalApiCalls } from '../../sagas/server-record/renewal-api-calls.ts'
import { registerJourney, loadLaterSagas } from './register-journey.ts'

export const journeyParts = registerJourney({
  id: renewalJourney.id,
  words: renewalWords,
  steps: [
    [consultaCpf, consultaCpfText],
    [semOfertas, semOfertasText],
    [ofertas, ofertasText],
    [codigo, codigoRenovacao],
    [confirmacao, confirmacaoRenovacao],
    [pedidoRealizado, renovacaoRealizada],
  ],
  problems: { ...checkoutProblems, ...codeProblems, ...documentProblems },
  drawings: 'fibre',
  recordCalls: renewalApiCalls,
  needs: { ...emailCodeSagas.needs, customers: checkLookupAvailability },
  submits: { ...emailCodeSagas.submits, document: submitDocumentNumber },
  watch: watchOtherOffers,
  later: loadLaterSagas,
})
