import type { Landing } from '../landing-types.ts'

/** The default landing page. Every other campaign inherits the fields that it does not define itself. */
export const landing: Landing = {
  banner: {
    heading: 'A fibra chega até a sua casa?',
    text: 'Diga o CEP e o telefone e veja os planos e os preços do seu endereço.',
    scene: 'street',
  },
  description: 'Internet fibra {faixa-de-velocidades}, com ou sem streaming. Consulte o seu endereço.',
  offer: 'd500a',
  special: null,
  // every block that is not bound to a campaign; campaigns leave blocks out
  blocks: [
    'plans',
    'comparison',
    'minicards',
    'fibre',
    'business',
    'gamer',
    'streaming',
    'news',
    'coverage-call',
    'identity',
    'apps',
    'more',
    'faq',
  ],
  list: 'all',
  leads: null,
  card: { variant: 'new', foot: 'benefits', badge: 'alternating' },
  component: '',
  coverageCall: 'check',
  consentChecked: true,
  hasAffiliate: false,
}
