/**
 * Shows a campaign in the desk's form, and reads it: the fields of its table, and what has boxes that show what is
 * inherited, as lists of plans, blocks and phones in the footer.
 */
import { shopCampaignWords } from '../../../src/content/desk/shop-campaigns.ts'
import { campaignIn } from '../../../src/edition/change-campaigns-in-edition.ts'
import { readForm } from '../../../src/edition/forms/read-draft-form.ts'
import { FLAGS, tickedFlags } from '../../../src/edition/forms/campaign-field-kinds.ts'
import { campaignForm } from '../../../src/edition/forms/campaign-form-fields.ts'
import { inheritedValuesOf, type InheritedValues } from '../../../src/edition/change-plans-in-edition.ts'
import type { EditionCampaign, Edition } from '../../../src/edition/edition-schema.ts'
import type { CampaignFlags } from '../../../src/campaigns/campaign-types.ts'
import type { LandingBlock } from '../../../src/campaigns/landing-types.ts'
import { isSameJson } from '../../../src/lib/is-same-json.ts'
import { tickedNames } from '../../../src/lib/form-field-kinds.ts'
import {
  asTyped,
  TICKED_VALUE,
  type FormProblems,
  type TypedFields,
} from '../../../src/lib/form-field-tables.ts'

const { general, flags: wrongFlags } = shopCampaignWords.problems
const blockNames: Readonly<Record<LandingBlock, string>> = shopCampaignWords.one.blockNames
const BLOCKS = Object.keys(blockNames) as LandingBlock[]

/** Flags of colleagues' orders, which belong to their journey and to no other. */
const OF_COLLEAGUES: readonly (keyof CampaignFlags)[] = ['collaborator', 'collaborator_special_offer']

/** Returns the flags that orders of a journey may have. */
export const flagsOfJourney = (journey: string): readonly (keyof CampaignFlags)[] =>
  journey === 'collaborator' || journey === 'migration'
    ? FLAGS.filter((flag) => journey === 'collaborator' && OF_COLLEAGUES.includes(flag))
    : FLAGS.filter((flag) => !OF_COLLEAGUES.includes(flag))

/** What a campaign sells and shows, with what it inherits. */
function listsOf(own: EditionCampaign, { rules }: InheritedValues) {
  const checkout = own.checkout ?? rules.checkout
  return { checkout, page: (own.checkout ? own.page : rules.page) ?? checkout }
}

const blocksIn = ({ landing }: EditionCampaign, inherited: InheritedValues) =>
  landing?.blocks ?? inherited.landing.blocks

/** Returns what the form of a campaign shows: its own texts, and lists and blocks with what it inherits. */
export function campaignAsTyped(own: EditionCampaign, inherited: InheritedValues): TypedFields {
  const { checkout, page } = listsOf(own, inherited)
  const footer = { ...inherited.rules.footer, ...own.footer }
  const ticks = [
    ...blocksIn(own, inherited).map((each) => `bloco.${each}`),
    ...page.map((sku) => `pagina.${sku}`),
    ...checkout.map((sku) => `venda.${sku}`),
    ...(footer.sales ? ['tel-vendas'] : []),
    ...(footer.support ? ['tel-suporte'] : []),
  ]
  return {
    ...asTyped(campaignForm.rows, own),
    ...Object.fromEntries(checkout.map((sku, index) => [`ordem.${sku}`, String(index + 1)])),
    ...Object.fromEntries(ticks.map((name) => [name, TICKED_VALUE])),
  }
}

/** Returns what the form of a campaign of an edition shows; null if it has none with this prefix. */
export function campaignFields(edition: Edition, prefix: string): TypedFields | null {
  const own = campaignIn(edition, prefix)
  return own ? campaignAsTyped(own, inheritedValuesOf(edition, prefix)) : null
}

/** Returns the blocks that are ticked. A newly ticked block comes after those that precede it on other pages. */
function typedBlocks(typed: TypedFields, before: readonly LandingBlock[]): LandingBlock[] {
  const isOn = (block: LandingBlock) => typed[`bloco.${block}`] === TICKED_VALUE
  return BLOCKS.filter((block) => isOn(block) && !before.includes(block)).reduce((blocks, added) => {
    const at = blocks.findLastIndex((each) => BLOCKS.indexOf(each) < BLOCKS.indexOf(added))
    return blocks.toSpliced(at + 1, 0, added)
  }, before.filter(isOn))
}

/** Returns the lists of plans as typed; undefined if they are those that were shown. */
function typedLists(
  typed: TypedFields,
  isChanged: (name: string) => boolean,
  before: ReturnType<typeof listsOf>,
  skus: readonly string[],
) {
  const isReordered = skus.some((sku) => isChanged(`ordem.${sku}`))
  const place = (sku: string) => Number(typed[`ordem.${sku}`]) || Infinity
  const ordered = (list: string[]) =>
    isReordered ? list.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b))) : list
  const checkout = ordered(tickedNames(typed, 'venda', skus, before.checkout))
  const page = ordered(tickedNames(typed, 'pagina', skus, before.page))
  return isSameJson({ checkout, page }, before) ? undefined : { checkout, page }
}

/** What a button that moves a plan says: 'cima.d500a'. */
const MOVE = /^(cima|baixo)\.(.+)$/

/** Returns what was typed with the plan moved whose button was pressed. */
function withMovedPlan(typed: TypedFields, skus: readonly string[]): TypedFields {
  const [, way, moved = ''] = MOVE.exec(typed.mover ?? '') ?? []
  const isListed = (sku: string) =>
    typed[`pagina.${sku}`] === TICKED_VALUE || typed[`venda.${sku}`] === TICKED_VALUE
  const place = (sku: string) => Number(typed[`ordem.${sku}`]) || Infinity
  const listed = skus.filter(isListed).toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)))
  const at = listed.indexOf(moved)
  if (at < 0) return typed
  const order = listed.toSpliced(at, 1).toSpliced(way === 'cima' ? Math.max(at - 1, 0) : at + 1, 0, moved)
  return { ...typed, ...Object.fromEntries(order.map((sku, index) => [`ordem.${sku}`, String(index + 1)])) }
}

/** Makes a campaign of what was typed. Fields that cannot be read are problems. */
export function readCampaignForm(
  sent: TypedFields,
  own: EditionCampaign,
  prefix: string,
  edition: Edition,
): { readonly campaign: EditionCampaign; readonly problems: FormProblems } {
  const inherited = inheritedValuesOf(edition, prefix)
  const shown = campaignAsTyped(own, inherited)
  const skus = edition.plans.filter(({ plan_type }) => plan_type === null).map(({ sku }) => sku)
  const typed = withMovedPlan(sent, skus)
  const isChanged = (name: string) => (typed[name] ?? '') !== (shown[name] ?? '')
  const isEmpty = (name: string) => (typed[name] ?? '').trim() === ''
  const lists = typedLists(typed, isChanged, listsOf(own, inherited), skus)
  const isWithoutPlans = lists?.checkout.length === 0 && lists.page.length === 0
  const blocks = BLOCKS.some((each) => isChanged(`bloco.${each}`))
    ? typedBlocks(typed, blocksIn(own, inherited))
    : undefined
  const { item, problems } = readForm(
    {
      ...campaignForm,
      complete: (read) => ({
        ...read,
        ...(['tel-vendas', 'tel-suporte'].some(isChanged) && {
          footer: {
            sales: typed['tel-vendas'] === TICKED_VALUE,
            support: typed['tel-suporte'] === TICKED_VALUE,
          },
        }),
        ...(lists && {
          checkout: isWithoutPlans ? undefined : lists.checkout,
          page: isWithoutPlans || isSameJson(lists.page, lists.checkout) ? undefined : lists.page,
        }),
        ...landingWith(blocks, read),
      }),
    },
    typed,
    own,
  )
  const journey =
    (typed.jornada ?? '').trim() || (prefix === '' ? own.journey : inherited.rules.journey) || ''
  const isFlagWrong = tickedFlags(typed).some((flag) => !flagsOfJourney(journey).includes(flag))
  // all others inherit from the general campaign
  const missing =
    prefix === ''
      ? [
          ...REQUIRED.filter(isEmpty),
          ...(isWithoutPlans ? ['planos'] : []),
          ...(blocks?.length === 0 ? ['blocos'] : []),
        ]
      : []
  return {
    campaign: item ?? own,
    problems: {
      ...problems,
      ...(isFlagWrong && { marcas: wrongFlags }),
      ...Object.fromEntries(missing.map((name) => [name, general])),
    },
  }
}

/** The fields that the general campaign needs, in the order in which they are named. */
const REQUIRED = [
  'titulo',
  'medicao',
  'jornada',
  'cabecalho',
  'texto',
  'cena',
  'descricao',
  'oferta',
  'lista',
  'convite',
]

/**
 * Returns the landing page of a campaign without an emptied banner, with the typed blocks.
 * @param blocks undefined if they are those that were shown
 */
function landingWith(
  blocks: LandingBlock[] | undefined,
  { landing }: EditionCampaign,
): Pick<EditionCampaign, 'landing'> {
  if (!landing && !blocks?.length) return {}
  const { banner = {}, ...others } = landing ?? {}
  return {
    landing: {
      ...others,
      ...(Object.keys(banner).length > 0 && { banner }),
      ...(blocks && { blocks: blocks.length > 0 ? blocks : undefined }),
    },
  }
}
