import { account, accounts } from '../content/desk/accounts.ts'
import { agentLinks } from '../content/desk/agent-links.ts'
import { auditWords } from '../content/desk/audit-log.ts'
import { loginCodeWords, loginWords, passwordSetupWords, singleSignOnWords } from '../content/desk/login.ts'
import { resendWords } from '../content/desk/error-pages.ts'
import { errorPages } from '../content/desk/error-pages.ts'
import { callsByDeskUserWords } from '../content/desk/calls-by-desk-user.ts'
import { campaignWords } from '../content/desk/campaigns.ts'
import { browserErrors } from '../content/desk/browser-errors.ts'
import { experimentPlanWords, experimentWords } from '../content/desk/experiment.ts'
import { exportWords } from '../content/desk/exports.ts'
import { funnelWords } from '../content/desk/funnel.ts'
import { importWords } from '../content/desk/imports.ts'
import { home } from '../content/desk/home.ts'
import { notUnderstood } from '../content/desk/not-understood.ts'
import { failedNotifications } from '../content/desk/failed-notifications.ts'
import { uncoveredCitiesWords } from '../content/desk/uncovered-cities.ts'
import { salesWords } from '../content/desk/sales.ts'
import { shopPreviewWords } from '../content/desk/shop-preview.ts'
import { shopTextWords } from '../content/desk/shop-texts.ts'
import { scheduleWords } from '../content/desk/team-schedule.ts'
import { orderRecord, orderSearch } from '../content/desk/orders.ts'
import { similarOrders } from '../content/desk/similar-orders.ts'
import { callListWords, personToCall } from '../content/desk/call-list.ts'
import { shopWords } from '../content/desk/shop-editions.ts'
import { shopCampaignWords } from '../content/desk/shop-campaigns.ts'
import { shopReviewWords } from '../content/desk/publish-and-approve-shop.ts'
import { shopPlanWords } from '../content/desk/shop-plans.ts'
import { DeskAccountPage } from './pages/DeskAccountPage.tsx'
import { DeskAccountsPage } from './pages/DeskAccountsPage.tsx'
import { AgentLinksPage } from './pages/AgentLinksPage.tsx'
import { AuditLogPage } from './pages/AuditLogPage.tsx'
import { CallsByDeskUserPage } from './pages/CallsByDeskUserPage.tsx'
import { CampaignReportPage } from './pages/CampaignReportPage.tsx'
import { CampaignsPage } from './pages/CampaignsPage.tsx'
import { LoginCodePage } from './pages/LoginCodePage.tsx'
import { UncoveredCitiesPage } from './pages/UncoveredCitiesPage.tsx'
import { FailedNotificationsPage } from './pages/FailedNotificationsPage.tsx'
import { LoginPage } from './pages/LoginPage.tsx'
import { ExperimentPage } from './pages/ExperimentPage.tsx'
import { ExperimentPlanPage } from './pages/ExperimentPlanPage.tsx'
import { ExportsPage } from './pages/ExportsPage.tsx'
import { BrowserErrorsPage } from './pages/BrowserErrorsPage.tsx'
import { SalesPage } from './pages/SalesPage.tsx'
import { FunnelPage } from './pages/FunnelPage.tsx'
import { ImportPage } from './pages/ImportPage.tsx'
import { ImportsPage } from './pages/ImportsPage.tsx'
import { HomePage } from './pages/HomePage.tsx'
import { NotUnderstoodMessagesPage } from './pages/NotUnderstoodMessagesPage.tsx'
import { CallListPage } from './pages/CallListPage.tsx'
import { OrderRecordPage } from './pages/OrderRecordPage.tsx'
import { OrderSearchPage } from './pages/OrderSearchPage.tsx'
import { ShopCampaignPage } from './pages/ShopCampaignPage.tsx'
import { ShopCampaignsPage } from './pages/ShopCampaignsPage.tsx'
import { ShopEditionsPage } from './pages/ShopEditionsPage.tsx'
import { ShopPlanPage } from './pages/ShopPlanPage.tsx'
import { ShopPlansPage } from './pages/ShopPlansPage.tsx'
import { ShopPreviewPage } from './pages/ShopPreviewPage.tsx'
import { ShopPublicationPage } from './pages/ShopPublicationPage.tsx'
import { ShopPublicationRequestPage } from './pages/ShopPublicationRequestPage.tsx'
import { ShopReviewPage } from './pages/ShopReviewPage.tsx'
import { ShopNewsPage, ShopQuestionPage, ShopTextsPage } from './pages/ShopTextPages.tsx'
import { SimilarOrderGroupPage } from './pages/SimilarOrderGroupPage.tsx'
import { SimilarOrdersPage } from './pages/SimilarOrdersPage.tsx'
import { PersonToCallPage } from './pages/PersonToCallPage.tsx'
import { SendFormAgainPage } from './pages/SendFormAgainPage.tsx'
import { SetInitialPasswordPage } from './pages/SetInitialPasswordPage.tsx'
import { TeamScheduleChangePage } from './pages/TeamScheduleChangePage.tsx'
import { TeamSchedulePage } from './pages/TeamSchedulePage.tsx'
import { ErrorPage } from './pages/ErrorPage.tsx'
import { AfterSingleSignOnPage } from './pages/AfterSingleSignOnPage.tsx'

/**
 * Every page of the desk (the operator's internal site), with title and component. The server selects the
 * page to render by its key.
 */
export const pages = {
  entry: { title: loginWords.title, Body: LoginPage },
  code: { title: loginCodeWords.title, Body: LoginCodePage },
  setup: { title: passwordSetupWords.title, Body: SetInitialPasswordPage },
  welcome: { title: singleSignOnWords.title, Body: AfterSingleSignOnPage },
  resend: { title: resendWords.title, Body: SendFormAgainPage },
  trouble: { title: errorPages.title, Body: ErrorPage },
  home: { title: home.title, Body: HomePage },
  sales: { title: salesWords.title, Body: SalesPage },
  funnel: { title: funnelWords.title, Body: FunnelPage },
  experiment: { title: experimentWords.title, Body: ExperimentPage },
  experimentPlan: { title: experimentPlanWords.title, Body: ExperimentPlanPage },
  missed: { title: notUnderstood.title, Body: NotUnderstoodMessagesPage },
  campaigns: { title: campaignWords.title, Body: CampaignsPage },
  campaign: { title: campaignWords.one, Body: CampaignReportPage },
  callers: { title: callsByDeskUserWords.title, Body: CallsByDeskUserPage },
  exports: { title: exportWords.title, Body: ExportsPage },
  orders: { title: orderSearch.title, Body: OrderSearchPage },
  order: { title: orderRecord.title, Body: OrderRecordPage },
  similar: { title: similarOrders.title, Body: SimilarOrdersPage },
  similarGroup: { title: similarOrders.one.title, Body: SimilarOrderGroupPage },
  people: { title: callListWords.title, Body: CallListPage },
  person: { title: personToCall.title, Body: PersonToCallPage },
  links: { title: agentLinks.title, Body: AgentLinksPage },
  shop: { title: shopWords.title, Body: ShopEditionsPage },
  shopPublication: { title: shopWords.one.title, Body: ShopPublicationPage },
  shopPlans: { title: shopPlanWords.title, Body: ShopPlansPage },
  shopPlan: { title: shopPlanWords.one.title, Body: ShopPlanPage },
  shopCampaigns: { title: shopCampaignWords.title, Body: ShopCampaignsPage },
  shopCampaign: { title: shopCampaignWords.one.title, Body: ShopCampaignPage },
  shopReview: { title: shopReviewWords.title, Body: ShopReviewPage },
  shopRequest: { title: shopReviewWords.request.title, Body: ShopPublicationRequestPage },
  shopTexts: { title: shopTextWords.title, Body: ShopTextsPage },
  shopQuestion: { title: shopTextWords.oneQuestion.title, Body: ShopQuestionPage },
  shopNews: { title: shopTextWords.oneNews.title, Body: ShopNewsPage },
  shopPreview: { title: shopPreviewWords.title, Body: ShopPreviewPage },
  imports: { title: importWords.title, Body: ImportsPage },
  import: { title: importWords.one, Body: ImportPage },
  deliveries: { title: failedNotifications.title, Body: FailedNotificationsPage },
  schedule: { title: scheduleWords.title, Body: TeamSchedulePage },
  scheduleCopy: { title: scheduleWords.form.copyTitle, Body: TeamScheduleChangePage },
  scheduleChange: { title: scheduleWords.change, Body: TeamScheduleChangePage },
  coverage: { title: uncoveredCitiesWords.title, Body: UncoveredCitiesPage },
  failures: { title: browserErrors.title, Body: BrowserErrorsPage },
  accounts: { title: accounts.title, Body: DeskAccountsPage },
  account: { title: account.title, Body: DeskAccountPage },
  audit: { title: auditWords.title, Body: AuditLogPage },
} as const
