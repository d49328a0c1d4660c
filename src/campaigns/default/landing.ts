import type { Landing } from '../landing-types.ts'

/** The default landing page. Every other campaign inherits the fields that it does not define itself. */
export const landing: Landing = {
  banner: {
    heading: 'A fibra chega até a sua casa?',
    text: 'Digite o CEP e veja na hora os planos e os preços do seu endereço.',
    scene: 'street',
  },
  description: 'Internet fibra de 300 Mega a 2 Giga, com ou sem streaming. Consulte o seu endereço.',
  offer: 'd500a',
  special: null,
  blocks: ['plans', 'minicards', 'fibre', 'streaming', 'coverage-call', 'apps', 'more', 'faq'],
  list: 'all',
  leads: null,
  card: { variant: 'new', foot: 'benefits', badge: 'alternating' },
  component: '',
  coverageCall: 'check',
  consentChecked: true,
  hasAffiliate: false,
}
