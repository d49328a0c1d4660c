/** Lists the titles, texts and button labels of landing pages that an edition of the shop may replace. */
import { coverageInvitations } from './coverage-check-invitation.ts'
import { faqAside } from './faq/section-texts.ts'
import { identityCheckWords } from './identity-check.ts'
import { moreLinks } from './start-page-links.ts'
import { news } from './news.ts'
import { comparison } from './plan-comparison.ts'
import { liveloSteps } from './livelo-steps.ts'
import { businessAndGamerOffers } from './business-and-gamer-offers.ts'
import { speedProfiles } from './speed-profiles.ts'
import { employeeMigrationNotice } from './employee-migration-notice.ts'
import { bundles, streamingExplainer } from './streaming.ts'
import { apps } from './apps.ts'
import { startPage } from '../start-page.ts'

/** A text that an edition may replace. */
export type EditableText = {
  /** The name that the shop's team uses for the text. */
  readonly label: string
  /** The most characters that fit. */
  readonly most: number
  /** The code's own text. */
  readonly text: string
}

const title = (label: string, text: string): EditableText => ({ label: `${label}: título`, most: 60, text })
const body = (label: string, text: string): EditableText => ({ label: `${label}: texto`, most: 160, text })
const action = (label: string, text: string): EditableText => ({ label: `${label}: botão`, most: 30, text })

/** All editable texts, by their names in an edition. */
export const editableTexts = {
  plansTitle: title('Planos', startPage.plans),
  plansText: body('Planos', startPage.plansText),
  comparisonTitle: title('Comparação', comparison.title),
  comparisonText: body('Comparação', comparison.text),
  bundlesTitle: title('Fibra com streaming', bundles.title),
  bundlesText: body('Fibra com streaming', bundles.text),
  newsTitle: title('Novidades', news.title),
  fibreTitle: title('Quanta fibra', speedProfiles.title),
  fibreText: body('Quanta fibra', speedProfiles.text),
  businessTitle: title('Oferta para empresas', businessAndGamerOffers.business.title),
  businessText: body('Oferta para empresas', businessAndGamerOffers.business.text),
  gamerTitle: title('Oferta para quem joga', businessAndGamerOffers.gamer.title),
  gamerText: body('Oferta para quem joga', businessAndGamerOffers.gamer.text),
  streamingTitle: title('Os streamings', streamingExplainer.title),
  streamingText: body('Os streamings', streamingExplainer.text),
  coverageCheckTitle: title('Convite para consultar', coverageInvitations.check.text),
  coverageCheckAction: action('Convite para consultar', coverageInvitations.check.action),
  coverageDoubtTitle: title('Convite de quem duvida', coverageInvitations.doubt.text),
  coverageDoubtAction: action('Convite de quem duvida', coverageInvitations.doubt.action),
  appsTitle: title('Aplicativos', apps.title),
  appsText: body('Aplicativos', apps.text),
  rewardsTitle: title('Pontos', liveloSteps.title),
  rewardsText: body('Pontos', liveloSteps.text),
  identityTitle: title('Confirmação de identidade', identityCheckWords.title),
  identityText: body('Confirmação de identidade', identityCheckWords.text),
  moreTitle: title('Antes de decidir', moreLinks.title),
  moreText: body('Antes de decidir', moreLinks.text),
  staffNoticeTitle: title('Aviso a colaboradores', employeeMigrationNotice.title),
  staffNoticeText: body('Aviso a colaboradores', employeeMigrationNotice.text),
  faqText: body('Dúvidas', faqAside.text),
} as const satisfies Readonly<Record<string, EditableText>>

export type EditableTextName = keyof typeof editableTexts
/** The names of all editable texts. */
export const editableTextNames = Object.keys(editableTexts) as readonly EditableTextName[]
