/**
 * Renders any page of the site to HTML: a landing page, the first question of an order, a page beside the order such as
 * the legal texts, or an empty page that the browser fills in.
 */
import type { AddressOfPicture } from '../../content/landing/choose-offer-share-picture.ts'
import { insertRecoveryHelp } from './insert-recovery-help.tsx'
import { insertIntoTemplate, insertCampaign, insertSettings } from './insert-into-template.ts'
import { templateKey, type PageTemplates, type RenderInput } from './page-renderer-input.ts'
import { renderAppPage } from './render-app-pages.tsx'
import { renderLanding } from './render-landing-page.tsx'

export { modulesOf } from './render-app-pages.tsx'

/**
 * Renders a page to HTML. The same source and templates always give the same text.
 * @throws if the build has no template for the page
 */
export async function renderPage(
  source: RenderInput,
  templates: PageTemplates,
  addressOfPicture: AddressOfPicture,
): Promise<string> {
  const { document, campaign, marketing, site } = source
  const style = campaign.theme === null ? undefined : templates.themes[campaign.theme]
  const filled = (template: string, lang?: string) =>
    leadingAway(
      insertRecoveryHelp(insertSettings(insertCampaign(template, source, style), site), campaign, lang),
      source,
    )
  if (document === null) return filled(templates.shell).replace('<!--page-->', '')
  if (marketing) {
    const page = await renderLanding(document, campaign, marketing, addressOfPicture, site)
    return insertIntoTemplate(filled(templates.marketing), document, page)
  }
  const { canonical, scene } = source
  const { origin, backend } = site
  const page = await renderAppPage(document, campaign, { path: canonical, scene, origin, backend })
  if (!page) throw new Error(`nothing can be rendered at ${document} under '${campaign.prefix}'`)
  const template = templates.pages[templateKey(page.modules)]
  if (template === undefined)
    throw new Error(`the build has no template for ${document} (${templateKey(page.modules)})`)
  return insertIntoTemplate(filled(template, page.lang), document, page)
}

/** Adds to a page that it leads visitors away who have no order in progress, as the script before it has found out. */
const leadingAway = (html: string, { newVisitorsTo: to }: RenderInput): string =>
  to === null
    ? html
    : html.replace(
        '</head>',
        () =>
          `<script>document.documentElement.dataset.resume=='lead'||location.replace('${to}'+location.search)</script></head>`,
      )
