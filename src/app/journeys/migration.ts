import { fetchModule } from '../../lib/fetch-module.ts'
import { migrationTexts } from '../../content/journeys/migration.ts'
import { documentProblems } from '../../content/problems/document.ts'
import { codigo as codigoText } from '../../content/steps/codigo.ts'
import { endereco as enderecoText } from '../../content/steps/endereco.ts'
import { verificandoDisponibilidade } from '../../content/steps/verificando-disponibilidade.ts'
import { addSteps } from '../../funnel/journeys.ts'
import { migration } from '../../funnel/journeys/migration.ts'
import { codigo } from '../../funnel/steps/codigo.ts'
import { endereco } from '../../funnel/steps/endereco.ts'
import { migrationOffers } from '../../funnel/steps/migration-offers.ts'
import { migrationSteps } from '../../funnel/steps/migration.ts'
import { addProblems } from '../../questions/problem-texts.ts'
import { addOwnTexts, addTexts } from '../../questions/texts.ts'
import { codeParts } from '../../sagas/code/code.ts'
import { checkNewAddress } from '../../sagas/coverage/new-address.ts'
import { learnAvailability } from '../../sagas/customer-lookup/available.ts'
import { submitDocument } from '../../sagas/customer-lookup/submit.ts'
import { loadDeferred } from '../../sagas/load-deferred.ts'
import { migrationSubject } from '../../sagas/subject/migration.ts'
import type { JourneyParts } from './parts.ts'

addProblems(documentProblems)
addOwnTexts(migration.id, migrationTexts)

/** Customers of the old network migrating to fibre (D9, D51). */
export const parts: JourneyParts = {
  id: migration.id,
  subject: migrationSubject,
  needs: { ...codeParts.needs, coverage: checkNewAddress, customers: learnAvailability },
  submits: { ...codeParts.submits, document: submitDocument },
  async later() {
    const [{ addLater }] = await Promise.all([fetchModule(async () => import('./later.ts')), loadDeferred()])
    addLater(migration.id)
    addSteps(migration.id, [migrationOffers, endereco, ...migrationSteps, codigo])
    addTexts({
      codigo: codigoText,
      endereco: enderecoText,
      'verificando-disponibilidade': verificandoDisponibilidade,
    })
  },
}
