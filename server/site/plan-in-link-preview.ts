/** Adds the plan that a chat link names to that link's preview (Open Graph tags). */
import { planPicture, type AddressOfPicture } from '../../src/content/landing/choose-offer-share-picture.ts'
import { planLinkPreview, type SharedPlan } from '../../src/content/plan-link-preview.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { escapeHtml } from '../../src/lib/escape-html.ts'
import { parsePlanInLink } from '../../src/funnel/plan-in-link.ts'
import type { EditionCatalogue } from '../rules/catalogue-types.ts'
import { isSoldByLink } from '../rules/plans-on-offer.ts'

/** Returns the plan that a link names by its id or sku, if a link may sell it. */
export function planOfLink(edition: EditionCatalogue, query: URLSearchParams): Plan | undefined {
  const { idr, idm, id, sku } = parsePlanInLink(query)
  const byId = [idr, idm, id].flatMap((each) => (each ? (edition.byId.get(each) ?? []) : []))
  const plan = byId[0] ?? (sku ? edition.bySku.get(sku) : undefined)
  return plan && isSoldByLink(edition, plan) ? plan : undefined
}

/**
 * Returns a page with the preview of a plan in its head.
 * @param link path and query of the link, without anything that belongs to one visitor
 */
export function withPlanPreview(
  html: string,
  plan: Plan,
  { path, addressOfPicture }: { readonly path: string; readonly addressOfPicture: AddressOfPicture },
): string {
  const shown: SharedPlan = {
    name: plan.plan,
    withDebit: plan.price_with_dacc,
    withoutDebit: plan.price,
    state: plan.state,
  }
  const title = planLinkPreview.title(shown)
  const description = planLinkPreview.description(shown)
  const origin = /property="og:image" content="(https?:\/\/[^/"]+)/.exec(html)?.[1] ?? ''
  const values: Readonly<Record<string, string>> = {
    description,
    'og:title': title,
    'og:description': description,
    'og:url': origin + path,
    'og:image': origin + addressOfPicture(planPicture(shown)),
    'og:image:alt': planLinkPreview.alt(shown),
  }
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/(<meta (?:name|property)="([\w:]+)" content=")[^"]*"/g, (whole, start: string, name: string) =>
      Object.hasOwn(values, name) ? `${start}${escapeHtml(values[name] ?? '')}"` : whole,
    )
}
