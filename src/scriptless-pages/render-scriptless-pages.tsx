/**
 * Renders the pages without scripts to HTML on the server: the page behind an order's link, the page of a campaign that
 * has ended, and the answer to a form that was sent without scripts.
 */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageCampaign } from '../campaigns/campaign-types.ts'
import { brand } from '../content/brand-and-phones.ts'
import { footer } from '../content/footer.ts'
import { callRequest } from '../content/call-request.ts'
import { endedCampaign, formWithoutScripts } from '../content/scriptless-pages.ts'
import { myData } from '../content/my-data.ts'
import { placedOrderPage as words } from '../content/placed-order-page.ts'
import { frame } from '../content/header-progress-and-help.ts'
import { CampaignContext } from '../ui/useCampaign.ts'
import { usePhones } from '../ui/usePhones.ts'
import { DeadLinkPage, PlacedOrderPage } from './PlacedOrderPage.tsx'
import { FormSentWithoutScriptsPage } from './FormSentWithoutScriptsPage.tsx'
import { DataRequestPage, MyDataPage } from './MyDataPage.tsx'
import type {
  DataRequestPageProps,
  EndedCampaign,
  FormSentWithoutScripts,
  MyDataPageProps,
  PlacedOrderPageProps,
} from './page-data-types.ts'
import '../ui/tokens.css'
import '../ui/base.css'
import '../ui/frame/checkout-frame.css'
import '../ui/frame/site-header.css'
import '../ui/frame/site-footer.css'
import { ButtonLink } from '../ui/forms/PrimaryButton.tsx'
import './scriptless-pages.css'

/** The page shown at the URLs of a campaign that has ended. */
const EndedCampaignPage = ({ text, offers }: EndedCampaign) => (
  <section className="placed-order__dead">
    <h1>{endedCampaign.title}</h1>
    <p>{text}</p>
    <ButtonLink href={offers}>{endedCampaign.offers}</ButtonLink>
  </section>
)

/** Type of this module's exports, for the server, which imports the built JavaScript file without types. */
export type ScriptlessPageRenderer = {
  renderOrder: typeof renderOrder
  renderDeadLink: typeof renderDeadLink
  renderEndedCampaign: typeof renderEndedCampaign
  renderFormWithoutScripts: typeof renderFormWithoutScripts
  renderMyData: typeof renderMyData
  renderDataRequest: typeof renderDataRequest
}

/** The frame of all pages around their content. */
export interface ScriptlessPageFrame {
  /** The URL of the style sheet. */
  readonly sheet: string
  /** The line that says who sells; '' if it is not configured. */
  readonly seller: string
  /** The campaign whose phone numbers the page says, as the shop's edition has them. */
  readonly campaign: PageCampaign
}

/** Returns the page of an order as a complete HTML document. */
export const renderOrder = (around: ScriptlessPageFrame, data: PlacedOrderPageProps): string => {
  const title = words.title(data.order.orderNumber)
  return documentOf(around, data.problem === null ? title : `Erro: ${title}`, <PlacedOrderPage {...data} />)
}

/** Returns the page for a link that opens no order as a complete HTML document. */
export const renderDeadLink = (around: ScriptlessPageFrame): string =>
  documentOf(around, words.gone.title, <DeadLinkPage />)

/** Returns the page at the addresses of a campaign that has ended as a complete HTML document. */
export const renderEndedCampaign = (around: ScriptlessPageFrame, data: EndedCampaign): string =>
  documentOf(around, endedCampaign.title, <EndedCampaignPage {...data} />)

/** Returns the answer to a form that was sent without the site's scripts as a complete HTML document. */
export const renderFormWithoutScripts = (
  around: ScriptlessPageFrame,
  data: FormSentWithoutScripts,
): string => {
  const { is } = data.outcome
  const title = is === 'asked' ? formWithoutScripts.title : callRequest.title
  const isWrong = is === 'refused' || is === 'failed'
  return documentOf(around, isWrong ? `Erro: ${title}` : title, <FormSentWithoutScriptsPage {...data} />)
}

/** Returns “Meus dados” as a complete HTML document. */
export const renderMyData = (around: ScriptlessPageFrame, data: MyDataPageProps): string =>
  documentOf(around, data.problem === null ? myData.title : `Erro: ${myData.title}`, <MyDataPage {...data} />)

/** Returns the page of a request about a person's data as a complete HTML document. */
export const renderDataRequest = (around: ScriptlessPageFrame, data: DataRequestPageProps): string =>
  documentOf(
    around,
    data.problem === null ? myData.title : `Erro: ${myData.title}`,
    <DataRequestPage {...data} />,
  )

/**
 * The links to the site send no Referer, which would contain the order's link, because third-party scripts
 * may run on those pages.
 */
function documentOf(
  { sheet, seller, campaign }: ScriptlessPageFrame,
  title: string,
  children: ReactNode,
): string {
  const [first, second] = brand.wordmark
  const html = (
    <html lang="pt-BR" data-font="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · ${brand.name}`}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={sheet} />
      </head>
      <body>
        <div className="app">
          <div className="page">
            <header className="site-header night">
              <div className="site-header__row">
                <a href="/" rel="noreferrer" className="wordmark" aria-label={frame.home}>
                  <span>{first}</span> <span className="wordmark__second">{second}</span>
                </a>
              </div>
            </header>
            <CampaignContext value={campaign}>
              <div className="page__body">
                <main className="page__main" id="pergunta" tabIndex={-1}>
                  {children}
                </main>
              </div>
              <Footer shows={campaign.footer} seller={seller} />
            </CampaignContext>
          </div>
        </div>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(html)}`
}

type FooterProps = Pick<ScriptlessPageFrame, 'seller'> & { readonly shows: PageCampaign['footer'] }

/** The site's footer without what needs scripts. */
function Footer({ shows, seller }: FooterProps) {
  const { sales, support } = usePhones()
  return (
    <footer className="site-footer">
      <div className="site-footer__in">
        <p className="site-footer__lines">
          {shows.sales && <a href={sales.href}>{footer.sales(sales.phone)}</a>}
          {shows.support && <a href={support.href}>{footer.support(support.phone)}</a>}
        </p>
        <p>{footer.impostors}</p>
        <ul>
          <li>
            <a href={myData.path} rel="noreferrer">
              {myData.link}
            </a>
          </li>
        </ul>
        {seller && <p className="site-footer__seller">{seller}</p>}
        <p className="site-footer__company">{footer.company}</p>
      </div>
    </footer>
  )
}
