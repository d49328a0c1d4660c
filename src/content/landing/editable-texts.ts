/** Lists the titles, texts and button labels of landing pages. Their words are those of an edition of the shop. */
import type { FaqList, FaqListId } from './faq/faq-types.ts'
import type { NewsCard } from './news.ts'

/** A text of an edition. */
export type EditableText = {
  /** The name that the shop's team uses for the text. */
  readonly label: string
  /** The most characters that fit. */
  readonly most: number
}

const title = (label: string): EditableText => ({ label: `${label}: título`, most: 60 })
const body = (label: string): EditableText => ({ label: `${label}: texto`, most: 160 })
const action = (label: string): EditableText => ({ label: `${label}: botão`, most: 30 })

/** All editable texts, by their names in an edition. */
export const editableTexts = {
  plansTitle: title('Planos'),
  plansText: body('Planos'),
  comparisonTitle: title('Comparação'),
  comparisonText: body('Comparação'),
  bundlesTitle: title('Fibra com streaming'),
  bundlesText: body('Fibra com streaming'),
  newsTitle: title('Novidades'),
  fibreTitle: title('Quanta fibra'),
  fibreText: body('Quanta fibra'),
  businessTitle: title('Oferta para empresas'),
  businessText: body('Oferta para empresas'),
  gamerTitle: title('Oferta para quem joga'),
  gamerText: body('Oferta para quem joga'),
  streamingTitle: title('Os streamings'),
  streamingText: body('Os streamings'),
  coverageCheckTitle: title('Convite para consultar'),
  coverageCheckAction: action('Convite para consultar'),
  coverageDoubtTitle: title('Convite de quem duvida'),
  coverageDoubtAction: action('Convite de quem duvida'),
  appsTitle: title('Aplicativos'),
  appsText: body('Aplicativos'),
  rewardsTitle: title('Pontos'),
  rewardsText: body('Pontos'),
  identityTitle: title('Confirmação de identidade'),
  identityText: body('Confirmação de identidade'),
  moreTitle: title('Antes de decidir'),
  moreText: body('Antes de decidir'),
  staffNoticeTitle: title('Aviso a colaboradores'),
  staffNoticeText: body('Aviso a colaboradores'),
  faqText: body('Dúvidas'),
} as const satisfies Readonly<Record<string, EditableText>>

export type EditableTextName = keyof typeof editableTexts
export const editableTextNames = Object.keys(editableTexts) as readonly EditableTextName[]

/** What landing pages say in the words of an edition of the shop. */
export type TextsFromEdition = {
  readonly texts: Readonly<Record<EditableTextName, string>>
  readonly faq: Readonly<Record<FaqListId, FaqList>>
  readonly news: readonly NewsCard[]
}
