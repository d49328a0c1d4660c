/**
 * Types of what serves the visitors' pages: the built site with its campaigns, plans and renderers, and a request for
 * one page.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Campaign } from '../../src/campaigns/campaign-types.ts'
import type { Campaigns } from '../../src/campaigns/make-campaigns.ts'
import type { AddressOfPicture } from '../../src/content/landing/choose-offer-share-picture.ts'
import type { EndedCampaign } from '../../src/scriptless-pages/page-data-types.ts'
import type { PageHashes } from '../plugins/reply-headers.ts'
import type { EditionCatalogue } from '../rules/catalogue-types.ts'
import type { Site } from './built-site.ts'
import type { SharePictures, DrawnFile } from './share-picture-cache.ts'

/** The site to serve, with what is needed to serve it. */
export type Serving = {
  site: Site
  campaigns: Campaigns
  /** Prefixes that an earlier edition had while it was live, and the live one does not have. */
  formerPrefixes: readonly string[]
  /** Returns the Content-Security-Policy of a page with these inline scripts and styles. */
  policyOf: (page?: PageHashes) => string
  /** Reads the catalogue from the database; null if the database cannot be read. */
  currentEdition: () => Promise<EditionCatalogue | null>
  /** The prefix of the campaign whose pages alone are shown; undefined if all are. */
  onlyCampaign?: string
  /** Returns what is served to a browser that previews the shop; null for all others. */
  previewOf: (request: FastifyRequest) => Partial<Serving> | null
  ended: (page: EndedCampaign, campaign: Campaign) => string | null
  /** Draws a PDF file, which has a path in `SITE_FILES`; null if the site was not built. */
  pdf: (path: string) => Promise<DrawnFile> | null
  /** The pictures of shared links with an offer. */
  picture: SharePictures
  /** Counts a view of a campaign's start page by a person. */
  countView: (request: FastifyRequest, campaign: string) => void
  addressOfPicture: AddressOfPicture
}

/** A request for the site, and what its address says. */
export type Asked = {
  readonly serving: Serving
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly pathname: string
  readonly query: URLSearchParams
  /** The name that a file at this path would have. */
  readonly file: string
}
