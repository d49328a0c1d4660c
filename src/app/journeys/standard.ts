import { cep } from '../../content/steps/cep.ts'
import { nrImovel } from '../../content/steps/nr-imovel.ts'
import { verificandoDisponibilidade } from '../../content/steps/verificando-disponibilidade.ts'
import { standard } from '../../funnel/journeys/standard.ts'
import { addTexts } from '../../questions/texts.ts'
import { checkoutParts } from './parts.ts'

addTexts({ cep, 'nr-imovel': nrImovel, 'verificando-disponibilidade': verificandoDisponibilidade })

/** The standard order; its first questions are bundled with the first screen. */
export const parts = checkoutParts(standard.id)
