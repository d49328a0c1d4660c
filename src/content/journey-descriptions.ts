/**
 * Names and descriptions of the journeys, the variants of the order process. The operator's desk shows the
 * names; search engines and shared links show the descriptions.
 */

/** Names of the journeys at the operator's desk. */
export const journeyNames: Readonly<Record<string, string>> = {
  standard: 'Pedido padrão',
  b: 'Pedido com CEP e número juntos',
  mobile: 'Pedido de quem tem linha móvel',
  'b-mobile': 'Linha móvel, CEP e número juntos',
  compact: 'Pedido compacto',
  collaborator: 'Oferta para colaboradores',
  coverage: 'Consulta de cobertura',
  renewal: 'Renovação',
  migration: 'Migração para a Ultrafibra',
}

/** Descriptions for search engines and shared links, used if the journey opens in the chat. */
const chat = {
  order:
    'Peça internet fibra conversando: diga o CEP, escolha o plano e marque a instalação. Passe para o formulário quando quiser.',
  coverage: 'Pergunte na conversa se a fibra chega ao seu endereço e veja os planos e os preços de lá.',
  renewal: 'Já tem a fibra? Veja na conversa as ofertas do seu CPF e renove o seu plano.',
  migration: 'Cliente da rede antiga? Veja na conversa as ofertas do seu CPF e passe para a fibra.',
} as const

/** Descriptions for search engines and shared links, used if the journey opens as pages. */
const pages = {
  order: 'Consulte o CEP, escolha o plano de internet fibra e marque a instalação, uma pergunta por vez.',
  coverage: 'Consulte pelo CEP e pelo número se a fibra chega ao seu endereço e veja os planos de lá.',
  renewal: 'Já tem a fibra? Consulte as ofertas do seu CPF e renove o seu plano em poucos passos.',
  migration: 'Cliente da rede antiga? Consulte as ofertas do seu CPF e passe para a fibra em poucos passos.',
} as const

const isOwn = (journey: string): journey is keyof typeof pages => Object.hasOwn(pages, journey)

/**
 * Returns the description of an order's first screen for search engines and shared links.
 * @param journey id of the journey; all journeys of new customers share one description
 */
export const orderDescription = (mode: 'chat' | 'pages', journey: string): string =>
  (mode === 'chat' ? chat : pages)[isOwn(journey) ? journey : 'order']
