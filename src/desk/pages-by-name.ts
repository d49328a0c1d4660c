import { loginCodeWords, loginWords, passwordSetupWords, singleSignOnWords } from '../content/desk/login.ts'
import { resendWords } from '../content/desk/error-pages.ts'
import { errorPages } from '../content/desk/error-pages.ts'
import { shopTextWords } from '../content/desk/shop-texts.ts'
import { shopCampaignWords } from '../content/desk/shop-campaigns.ts'
import { shopPlanWords } from '../content/desk/shop-plans.ts'
import { LoginCodePage } from './pages/LoginCodePage.tsx'
import { LoginPage } from './pages/LoginPage.tsx'
import { ShopCampaignPage } from './pages/ShopCampaignPage.tsx'
import { ShopCampaignsPage } from './pages/ShopCampaignsPage.tsx'
import { ShopPlanPage } from './pages/ShopPlanPage.tsx'
import { ShopNewsPage, ShopQuestionPage, ShopTextsPage } from './pages/ShopTextPages.tsx'
import { SendFormAgainPage } from './pages/SendFormAgainPage.tsx'
import { SetInitialPasswordPage } from './pages/SetInitialPasswordPage.tsx'
import { ErrorPage } from './pages/ErrorPage.tsx'
import { AfterSingleSignOnPage } from './pages/AfterSingleSignOnPage.tsx'

/**
 * The pages of the desk that declare nothing (declared-pages.ts), with title and component: log-in, errors, and the editor
 * of the shop. The server selects the page to render by its key.
 */
export const pages = {
  entry: { title: loginWords.title, Body: LoginPage },
  code: { title: loginCodeWords.title, Body: LoginCodePage },
  setup: { title: passwordSetupWords.title, Body: SetInitialPasswordPage },
  welcome: { title: singleSignOnWords.title, Body: AfterSingleSignOnPage },
  resend: { title: resendWords.title, Body: SendFormAgainPage },
  trouble: { title: errorPages.title, Body: ErrorPage },
  shopPlan: { title: shopPlanWords.one.title, Body: ShopPlanPage },
  shopCampaigns: { title: shopCampaignWords.title, Body: ShopCampaignsPage },
  shopCampaign: { title: shopCampaignWords.one.title, Body: ShopCampaignPage },
  shopTexts: { title: shopTextWords.title, Body: ShopTextsPage },
  shopQuestion: { title: shopTextWords.oneQuestion.title, Body: ShopQuestionPage },
  shopNews: { title: shopTextWords.oneNews.title, Body: ShopNewsPage },
} as const
