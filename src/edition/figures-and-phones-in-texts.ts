/**
 * Checks typed texts of an edition: figures that no plan of the page has, and phone numbers that are not the
 * operator's.
 */
import { faqListIds } from '../content/landing/faq/faq-types.ts'
import type { LandingBlock } from '../campaigns/landing-types.ts'
import type { Plan } from '../contract/plan.ts'
import { figuresIn, figuresOfPlans } from '../content/find-advertised-figures.ts'
import { listsOf, type ResolvedEdition } from './edition-content-at-instant.ts'
import type { Edition } from './edition-schema.ts'
import type { Phones } from '../content/brand-and-phones.ts'

type PlacedText = readonly [place: string, text: string]

/** The block in which a text of an edition stands, by the beginning of its name. */
const BLOCK_OF_TEXT: readonly (readonly [start: string, block: LandingBlock])[] = [
  ['plans', 'plans'],
  ['comparison', 'comparison'],
  ['bundles', 'minicards'],
  ['news', 'news'],
  ['fibre', 'fibre'],
  ['business', 'business'],
  ['gamer', 'gamer'],
  ['streaming', 'streaming'],
  ['coverage', 'coverage-call'],
  ['apps', 'apps'],
  ['rewards', 'rewards'],
  ['identity', 'identity'],
  ['more', 'more'],
  ['staff', 'staff-notice'],
  ['faq', 'faq'],
]

const isIn = (blocks: readonly LandingBlock[], name: string): boolean => {
  const [, block] = BLOCK_OF_TEXT.find(([start]) => name.startsWith(start)) ?? []
  return block === undefined || blocks.includes(block)
}

/** Returns the lists of questions on a campaign's pages: that of its streaming service, and the general one. */
function faqListsOf(prefix: string) {
  const [service = ''] = prefix.split('/')
  const own = faqListIds.filter((id) => id === service)
  // the other pages of the services with a list of their own have that one, too
  return own.length > 0 && service !== 'globoplay' ? own : [...own, 'general' as const]
}

/** Returns the texts that campaigns share and that the pages of one show, each with its place. */
function sharedTexts(
  { texts = {}, faq = {}, news = [] }: Edition,
  prefix: string,
  resolved: ResolvedEdition,
) {
  const { blocks, component } = resolved.landingOf(prefix)
  const lists = blocks.includes('faq') && component !== 'oferta-colaborador' ? faqListsOf(prefix) : []
  return [
    ...Object.entries(texts)
      .filter(([name]) => isIn(blocks, name))
      .map(([name, text]): PlacedText => [`texts.${name}`, text]),
    ...lists.flatMap((list) =>
      (faq[list]?.questions ?? []).flatMap(({ question, answer }, index): PlacedText[] => [
        [`faq.${list}.questions.${index}.question`, question],
        ...answer.map((line, at): PlacedText => [`faq.${list}.questions.${index}.answer.${at}`, line]),
      ]),
    ),
    ...(blocks.includes('news') ? news : []).flatMap(({ title, description, text, hidden }, index) =>
      (hidden ? [] : [title, description, ...text]).map((line): PlacedText => [`news.${index}`, line]),
    ),
  ]
}

/** Returns a campaign's own texts, also those that it inherits, each with its place. */
function ownTexts(prefix: string, { campaigns, landingOf }: ResolvedEdition): PlacedText[] {
  const { banner, description, special } = landingOf(prefix)
  const place = `campaigns.${prefix}`
  return [
    [`${place}.title`, campaigns.settingsOf(prefix).title],
    [`${place}.landing.banner.heading`, banner.heading],
    [`${place}.landing.banner.text`, banner.text],
    [`${place}.landing.description`, description],
    [`${place}.landing.special`, special ?? ''],
  ]
}

/**
 * Returns the figures that the pages of a campaign may name; null if they show no plan.
 * @param figuresOfPlan those that one plan allows
 */
function figuresOf(
  prefix: string,
  resolved: ResolvedEdition,
  figuresOfPlan: (plan: Plan) => ReadonlySet<string>,
): ReadonlySet<string> | null {
  const { landing = [], checkout = [] } = listsOf(resolved, prefix) ?? {}
  const { blocks } = resolved.landingOf(prefix)
  const sold = resolved.plans.filter(
    ({ sku, showcase }) =>
      landing.includes(sku) ||
      checkout.includes(sku) ||
      (showcase !== undefined && blocks.includes(showcase)),
  )
  return sold.length === 0 ? null : new Set(sold.flatMap((plan) => [...figuresOfPlan(plan)]))
}

/** Returns a sentence, with its place, for each figure in a text that no plan of a page has. */
export function findFalseFigures(
  edition: Edition,
  resolved: ResolvedEdition,
): { readonly place: string; readonly text: string }[] {
  const found = new Map<
    string,
    { readonly place: string; readonly figure: string; readonly pages: string[] }
  >()
  // many campaigns share a text
  const read = new Map<string, readonly string[]>()
  const namedIn = (text: string) => {
    const known = read.get(text) ?? figuresIn(text)
    read.set(text, known)
    return known
  }
  // and a plan
  const allowed = new Map(resolved.plans.map((plan) => [plan, figuresOfPlans([plan])]))
  const figuresOfPlan = (plan: Plan) => allowed.get(plan) ?? figuresOfPlans([plan])
  for (const prefix of Object.keys(edition.campaigns)) {
    const figures = resolved.campaigns.settingsOf(prefix).isOff
      ? null
      : figuresOf(prefix, resolved, figuresOfPlan)
    if (!figures) continue
    for (const [place, text] of [...ownTexts(prefix, resolved), ...sharedTexts(edition, prefix, resolved)])
      for (const figure of namedIn(text).filter((each) => !figures.has(each))) {
        const known = found.get(`${place} ${figure}`) ?? { place, figure, pages: [] }
        known.pages.push(`/${prefix}`)
        found.set(`${place} ${figure}`, known)
      }
  }
  return [...found.values()].map(({ place, figure, pages }) => ({
    place,
    text: `O texto diz “${figure}”, e nenhum plano de ${pages.join(', ')} tem isso.`,
  }))
}

/** 0800 123 4567, (11) 98765-4321, 4004-1234, and short numbers such as 106 21. */
const NUMBERS =
  /\b0[3-9]00[\s.-]?\d{3}[\s.-]?\d{4}\b|(?:\(\d{2}\)|\b\d{2})\s?9?\d{4}[\s.-]\d{4}\b|\b[34]\d{3}-\d{4}\b|\b10\d[\s-]?\d{2}\b/g

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/** Returns a function that finds the phone numbers in a text that are not among the operator's. */
export function makePhoneNumberFinder(phones: Phones): (text: string) => string[] {
  const known = new Set(
    Object.values(phones).flatMap((phone) => [digitsOf(phone), digitsOf(phone).replace(/^55/, '')]),
  )
  return (text) =>
    [...text.matchAll(NUMBERS)].map(([number]) => number).filter((each) => !known.has(digitsOf(each)))
}
