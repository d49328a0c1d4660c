/** Renders every page of the site: a landing page, a first question, a page outside the order, or the empty page. */
import type { AddressOfPicture } from '../../content/landing/offer-share-pictures.ts'
import { frameKey, insertCampaign, insertSettings, type Frames } from './page-frames.ts'
import { insertIntoTemplate } from './insert-into-template.ts'
import type { RenderInput } from './render-input.ts'
import { renderAppPage } from './render-app-pages.tsx'
import { renderLanding } from './render-landing-page.tsx'

export { modulesOf } from './render-app-pages.tsx'

/**
 * Renders a page to HTML. The same source and frames always give the same text.
 * @throws if the build has no frame for the page
 */
export async function renderPage(
  source: RenderInput,
  frames: Frames,
  addressOfPicture: AddressOfPicture,
): Promise<string> {
  const { document, campaign, marketing, site } = source
  const style = campaign.theme === null ? undefined : frames.themes[campaign.theme]
  const framed = (frame: string) =>
    leadingAway(insertSettings(insertCampaign(frame, source, style), site), source)
  if (document === null) return framed(frames.shell).replace('<!--page-->', '')
  if (marketing) {
    const page = await renderLanding(document, campaign, marketing, addressOfPicture, site)
    return insertIntoTemplate(framed(frames.marketing), document, page)
  }
  const { canonical, scene } = source
  const { origin } = site
  const page = await renderAppPage(document, campaign, { path: canonical, scene, origin })
  if (!page) throw new Error(`nothing can be rendered at ${document} under '${campaign.prefix}'`)
  const frame = frames.pages[frameKey(page.modules)]
  if (frame === undefined)
    throw new Error(`the build has no frame for ${document} (${frameKey(page.modules)})`)
  return insertIntoTemplate(framed(frame), document, page)
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
