import type { Landing } from '../landing-types.ts'

/** The default landing page. Every other campaign inherits the fields that it does not define itself. */
export const landing: Landing = {
  banner: {
    heading: 'A fibra chega até a sua casa?',
    text: 'Digite o CEP e veja na hora os planos e os preços do seu endereço.',
    scene: 'street',
  },
  description:
    'Planos de internet fibra de 300 Mega a 2 Giga, com ou sem streaming. Compare os preços e consulte se a fibra chega ao seu endereço.',
  blocks: [
    'plans',
    'comparison',
    'minicards',
    'fibre',
    'streaming',
    'coverage-call',
    'apps',
    'business',
    'gamer',
    'news',
    'identity',
    'faq',
  ],
  list: 'all',
  leads: null,
  card: { variant: 'new', foot: 'benefits', badge: 'alternating' },
  component: '',
  coverageCall: 'check',
  hasAffiliate: false,
}
