import { addJourney } from '../../journey-registry.ts'
import type { Page } from '../../step-and-journey-types.ts'
import { addressPage } from '../b/journey.ts'
import { mobileJourney, mobileNumberPage } from '../mobile/journey.ts'
import { checkoutPages } from '../standard/journey.ts'

const pages: readonly Page[] = [
  addressPage,
  ...checkoutPages('verificando-disponibilidade', 'oferta-indisponivel', 'planos'),
  mobileNumberPage,
  ...checkoutPages(
    'nome',
    'telefone',
    'email',
    'data-nascimento',
    'nome-mae',
    'cpf',
    'instalacao',
    'data-de-vencimento',
    'ativar-debito',
    'conta-debito',
    'confirmando-dados',
    'validacao',
    'erro1',
    'erro2',
    'data-instalacao',
    'confirmacao',
    'pedido-realizado',
  ),
]

/**
 * Journey for customers of a mobile plan in campaigns under /b. It asks for CEP (postcode) and house number on one
 * page.
 */
export const bMobileJourney = addJourney({ ...mobileJourney, id: 'b-mobile', pages })
