import { checkoutProblems } from '../../content/problems/checkout.ts'
import { codeProblems } from '../../content/problems/code.ts'
import { documentProblems } from '../../content/problems/document.ts'
import { codigo } from '../../content/steps/codigo.ts'
import { consultaCpf } from '../../content/steps/consulta-cpf.ts'
import { ofertasRenovacao } from '../../content/steps/ofertas-renovacao.ts'
import { confirmacaoRenovacao, renovacaoRealizada } from '../../content/steps/renovacao.ts'
import { semOfertas } from '../../content/steps/sem-ofertas.ts'
import { renewal } from '../../funnel/journeys/renewal.ts'
import { addProblems } from '../../questions/problem-texts.ts'
import { addOwnTexts, addTexts } from '../../questions/texts.ts'
import { codeParts } from '../../sagas/code/code.ts'
import { learnAvailability } from '../../sagas/customer-lookup/available.ts'
import { submitDocument } from '../../sagas/customer-lookup/submit.ts'
import { loadDeferred } from '../../sagas/load-deferred.ts'
import { renewalSubject } from '../../sagas/subject/renewal.ts'
import type { JourneyParts } from './parts.ts'

addProblems({ ...checkoutProblems, ...codeProblems, ...documentProblems })
addTexts({ 'consulta-cpf': consultaCpf, 'sem-ofertas': semOfertas })
addOwnTexts(renewal.id, {
  ofertas: ofertasRenovacao,
  codigo: { ...codigo, title: 'Código da renovação' },
  confirmacao: confirmacaoRenovacao,
  'pedido-realizado': renovacaoRealizada,
})

/** A customer's document, offers, a code where e-mail is available, and one confirmation (D9, D67). */
export const parts: JourneyParts = {
  id: renewal.id,
  subject: renewalSubject,
  needs: { ...codeParts.needs, customers: learnAvailability },
  submits: { ...codeParts.submits, document: submitDocument },
  later: async () => void (await loadDeferred()),
}
