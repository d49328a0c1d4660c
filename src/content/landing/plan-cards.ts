import { formatBRL, formatCount } from '../../lib/money.ts'
import { planBadges } from '../plan-badges.ts'
import { planWords } from '../plan-list.ts'
import { mobilePlan } from '../site/mobile-plan-selection.ts'

const bonusOf = (brand: (typeof mobilePlan.options)[number]['value']) =>
  mobilePlan.options.find(({ value }) => value === brand)?.bonus ?? ''

const names = (services: readonly string[]) => services.join(', ').replace(/, ([^,]+)$/, ' e $1')

/** Texts of plan cards on marketing pages (M2.60, M§9); `variants` and `feet` by their names in a campaign's landing. */
export const cardWords = {
  variants: {
    new: { hire: 'Contratar agora', whatsApp: 'Contratar via Whatsapp' },
    old: { hire: 'Contratar online', whatsApp: 'Contratar por Whatsapp' },
  },
  /** Opens the drawer of benefits. */
  feet: {
    benefits: 'Conferir benefícios',
    services: 'Serviços Inclusos',
    content: 'Conteúdo online',
  },
  badges: {
    bySku: planBadges,
    cheapest: planBadges.d500a ?? '',
    gamer: ['OFERTA GAMER', 'ESCOLHA STREAMING'],
    special: 'Oferta especial',
  },
  /** Ribbon of the lowest price. */
  cheapest: 'MENOR PREÇO',
  /** Ribbon of the loyalty campaign. */
  points: (points: number) => `+${formatCount(points)} PONTOS`,
  /** List price, struck through. */
  full: (price: number) => `De ${formatBRL(price)}`,
  monthly: (price: number) => `${formatBRL(price)}/mês`,
  /** Above the toggles. */
  choose: 'Escolha o streaming',
  /** A plan whose streaming is not a choice. */
  withStreaming: (services: readonly string[]) => `Com ${names(services)}`,
  includes: (services: readonly string[]) => `Inclui ${names(services)}.`,
  /** Title of the drawer. */
  benefits: (plan: string) => `O que vem no ${plan}`,
  modem: planWords.modem,
  /** Behind tabs. */
  tabs: { label: 'Tipo de plano', plain: 'Só internet', streaming: 'Com streaming' },
  arrows: { previous: 'Plano anterior', next: 'Próximo plano' },
  /** The ways to order, asked for on narrower windows (M9.11). */
  ways: {
    title: 'Como você quer pedir?',
    chat: 'Pedir pelo chat',
    chatText: 'Uma pergunta de cada vez, como em uma conversa.',
    form: 'Pedir pelo formulário',
    formText: 'As mesmas perguntas em páginas curtas.',
    whatsAppText: 'Com a equipe de vendas, fora deste site.',
  },
  /** What a mobile plan gains, by brand. */
  mobileBonus: {
    timcontrole: bonusOf('timcontrole'),
    timblack: bonusOf('timblack'),
    timpre: bonusOf('timpre'),
  },
} as const
