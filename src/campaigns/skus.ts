/** Groups of skus that several campaigns sell. */
import { STATE_OF_PLAN } from './regional-plans.ts'

/** Skus of the 700 Mega plans with one streaming service: Globoplay, HBO Max or Paramount+. */
export const STREAMING_700 = ['d600b', 'd600c', 'd600gl'] as const

/** Skus of the 1 Giga plans with one streaming service: HBO Max or Paramount+. */
export const STREAMING_1000 = ['d1000c', 'd1000d'] as const

const forEveryone = ['d300a', 'd500a', 'd600a', ...STREAMING_700, 'd1000a', ...STREAMING_1000, 'd2000b']
/** Skus of the plans with Deezer. */
const withDeezer = ['d500b', 'd1000b']
const ofCampaigns = ['d400a', 'd700a', 'd700b']
const ofPartners = ['d300r', 'd400rt', 'd500ar', 'd500br', 'd600ar', 'd600ar3', 'd600br', 'd600cb']
const ofRegions = Object.keys(STATE_OF_PLAN)
const ofEmployees = ['d500em', 'd1000em']

/**
 * Skus of all plans that landing pages may show. A test compares them with the catalogue
 * (tests/tooling/campaigns.test.ts).
 */
const EVERY = [forEveryone, withDeezer, ofCampaigns, ofPartners, ofRegions, ofEmployees].flat()

/**
 * Returns the skus that a landing page must hide to show only the given plans. Plans added to the
 * catalogue later are not in the result, so a landing page that uses it will show them.
 */
export const allSkusBut = (...shown: readonly string[]): readonly string[] =>
  EVERY.filter((sku) => !shown.includes(sku))
