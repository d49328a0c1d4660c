/** Converts a campaign into the fields of the desk's form, and the submitted fields into a campaign. */
import { shopCampaignWords } from '../../../src/content/desk/shop-campaigns.ts'
import { campaignIn } from '../../../src/edition/change-campaigns-in-edition.ts'
import { inheritedValuesOf, type InheritedValues } from '../../../src/edition/values-inherited-by-campaign.ts'
import { findingOf } from '../../../src/edition/check-edition.ts'
import { EditionCampaign, type Edition } from '../../../src/edition/edition-schema.ts'
import type { CampaignFlags } from '../../../src/campaigns/campaign-types.ts'
import type { LandingBlock } from '../../../src/campaigns/landing-types.ts'
import { isSameJson } from '../../../src/lib/is-same-json.ts'
import { tickedNames } from '../../../src/lib/field-kinds.ts'
import { TICKED_VALUE, type FormProblems, type TypedFields } from '../../../src/lib/form-fields.ts'

type Landing = NonNullable<EditionCampaign['landing']>

/** The fields of the form by the places that the document has for them. */
const CAMPAIGN_FIELDS: Readonly<Record<string, string>> = {
  title: 'titulo',
  lpOrigin: 'medicao',
  journey: 'jornada',
  theme: 'cores',
  flags: 'marcas',
  page: 'planos',
  checkout: 'planos',
  from: 'de',
  until: 'ate',
  afterEnd: 'depois',
  'landing.banner.heading': 'cabecalho',
  'landing.banner.text': 'texto',
  'landing.banner.scene': 'cena',
  'landing.description': 'descricao',
  'landing.special': 'especial',
  'landing.offer': 'oferta',
  'landing.list': 'lista',
  'landing.coverageCall': 'convite',
  'landing.blocks': 'blocos',
}

const flagNames: Readonly<Record<keyof CampaignFlags, string>> = shopCampaignWords.one.flagNames
const blockNames: Readonly<Record<LandingBlock, string>> = shopCampaignWords.one.blockNames
const FLAGS = Object.keys(flagNames) as (keyof CampaignFlags)[]
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

/** What a campaign says in place of '' for "as inherited", in a field that may also say that there is none. */
const NONE = 'nenhum'
const orNone = (value: string | null | undefined) => (value === null ? NONE : (value ?? ''))

/** Returns what the form of a campaign shows: its own texts, and lists and blocks with what it inherits. */
export function campaignAsTyped(own: EditionCampaign, inherited: InheritedValues): TypedFields {
  const landing: Landing = own.landing ?? {}
  const { checkout, page } = listsOf(own, inherited)
  const blocks = landing.blocks ?? inherited.landing.blocks
  const footer = { ...inherited.rules.footer, ...own.footer }
  const ticks = [
    ...blocks.map((each) => `bloco.${each}`),
    ...Object.keys(own.flags ?? {}).map((each) => `marca.${each}`),
    ...page.map((sku) => `pagina.${sku}`),
    ...checkout.map((sku) => `venda.${sku}`),
    ...(own.robots === 'noindex' ? ['escondida'] : []),
    ...(footer.sales ? ['tel-vendas'] : []),
    ...(footer.support ? ['tel-suporte'] : []),
  ]
  return {
    titulo: own.title ?? '',
    medicao: own.lpOrigin ?? '',
    jornada: own.journey ?? '',
    cores: own.theme ?? '',
    cabecalho: landing.banner?.heading ?? '',
    texto: landing.banner?.text ?? '',
    cena: landing.banner?.scene ?? '',
    descricao: landing.description ?? '',
    especial: landing.special ?? '',
    oferta: landing.offer ?? '',
    lista: landing.list ?? '',
    convite: orNone(landing.coverageCall),
    de: own.from ?? '',
    ate: own.until ?? '',
    depois: own.afterEnd ?? '',
    ...Object.fromEntries(checkout.map((sku, index) => [`ordem.${sku}`, String(index + 1)])),
    ...Object.fromEntries(ticks.map((name) => [name, TICKED_VALUE])),
  }
}

/**
 * Returns what the form of a campaign shows and changes: lists that others change are in it, since its boxes show them.
 */
export const campaignPart = (prefix: string) => (edition: Edition) => {
  const own = campaignIn(edition, prefix)
  return own && [own, campaignAsTyped(own, inheritedValuesOf(edition, prefix))]
}

/** Returns the blocks that are ticked. A newly ticked block comes after those that precede it on other pages. */
function blocksOf(typed: TypedFields, before: readonly LandingBlock[]): LandingBlock[] {
  const isOn = (block: LandingBlock) => typed[`bloco.${block}`] === TICKED_VALUE
  return BLOCKS.filter((block) => isOn(block) && !before.includes(block)).reduce((blocks, added) => {
    const at = blocks.findLastIndex((each) => BLOCKS.indexOf(each) < BLOCKS.indexOf(added))
    return blocks.toSpliced(at + 1, 0, added)
  }, before.filter(isOn))
}

/** Returns the lists of plans as typed; undefined if they are those that were shown. */
function typedLists(
  typed: TypedFields,
  shown: TypedFields,
  own: EditionCampaign,
  inherited: InheritedValues,
  skus: readonly string[],
) {
  const before = listsOf(own, inherited)
  const isReordered = skus.some((sku) => (typed[`ordem.${sku}`] ?? '') !== (shown[`ordem.${sku}`] ?? ''))
  const place = (sku: string) => Number(typed[`ordem.${sku}`]) || Infinity
  const ordered = (list: string[]) =>
    isReordered ? list.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b))) : list
  const checkout = ordered(tickedNames(typed, 'venda', skus, before.checkout))
  const page = ordered(tickedNames(typed, 'pagina', skus, before.page))
  return isSameJson({ checkout, page }, { checkout: before.checkout, page: before.page })
    ? undefined
    : { checkout, page }
}

/** Makes a campaign of what was typed. Fields that cannot be read are problems. */
export function readCampaignForm(
  typed: TypedFields,
  own: EditionCampaign,
  prefix: string,
  edition: Edition,
): { readonly campaign: EditionCampaign; readonly problems: FormProblems } {
  const inherited = inheritedValuesOf(edition, prefix)
  const shown = campaignAsTyped(own, inherited)
  const text = (name: string) => (typed[name] ?? '').trim() || undefined
  const isChanged = (...names: readonly string[]) =>
    names.some((name) => (typed[name] ?? '') !== (shown[name] ?? ''))
  const skus = edition.plans.filter(({ plan_type }) => plan_type === null).map(({ sku }) => sku)
  const landing: Landing = own.landing ?? {}
  const lists = typedLists(typed, shown, own, inherited, skus)
  const isEmpty = lists && lists.checkout.length === 0 && lists.page.length === 0
  const blocks = blocksOf(typed, landing.blocks ?? inherited.landing.blocks)
  const areBlocksChanged = isChanged(...BLOCKS.map((each) => `bloco.${each}`))
  const flags = FLAGS.filter((flag) => typed[`marca.${flag}`] === TICKED_VALUE)
  const journey = text('jornada') ?? (prefix === '' ? own.journey : inherited.rules.journey) ?? ''
  const convite = text('convite')
  const campaign = {
    ...own,
    title: text('titulo'),
    lpOrigin: text('medicao'),
    journey: text('jornada'),
    theme: text('cores'),
    from: text('de'),
    until: text('ate'),
    afterEnd: text('depois'),
    robots: typed.escondida === TICKED_VALUE ? 'noindex' : undefined,
    ...(isChanged(...FLAGS.map((each) => `marca.${each}`)) && {
      flags: flags.length > 0 ? Object.fromEntries(flags.map((flag) => [flag, true])) : undefined,
    }),
    ...(isChanged('tel-vendas', 'tel-suporte') && {
      footer: { sales: typed['tel-vendas'] === TICKED_VALUE, support: typed['tel-suporte'] === TICKED_VALUE },
    }),
    ...(lists && {
      checkout: isEmpty ? undefined : lists.checkout,
      page: isEmpty || isSameJson(lists.page, lists.checkout) ? undefined : lists.page,
    }),
    landing: landingOf(own, {
      ...landing,
      banner: orUndefined({
        ...landing.banner,
        heading: text('cabecalho'),
        text: text('texto'),
        scene: text('cena'),
      }),
      description: text('descricao'),
      special: text('especial') ?? (landing.special === null ? null : undefined),
      offer: text('oferta'),
      list: text('lista'),
      coverageCall: convite === NONE ? null : convite,
      ...(areBlocksChanged && { blocks: blocks.length > 0 ? blocks : undefined }),
    }),
  }
  const read = EditionCampaign.safeParse(withoutUndefined(campaign))
  const problems = [
    ...(read.success
      ? []
      : read.error.issues.map((issue) => [fieldAt(issue.path.map(String)), findingOf(issue).text] as const)),
    ...(flags.every((flag) => flagsOfJourney(journey).includes(flag))
      ? []
      : [['marcas', shopCampaignWords.problems.flags] as const]),
    // all others inherit from the general campaign
    ...(prefix === '' ? REQUIRED : [])
      .filter((name) => text(name) === undefined)
      .map((name) => [name, shopCampaignWords.problems.general] as const),
    ...(prefix === '' && isEmpty ? [['planos', shopCampaignWords.problems.general] as const] : []),
    ...(prefix === '' && areBlocksChanged && blocks.length === 0
      ? [['blocos', shopCampaignWords.problems.general] as const]
      : []),
  ]
  return { campaign: read.success ? read.data : own, problems: Object.fromEntries(problems) }
}

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
] as const

/** Returns the field of the form for a place in a campaign. */
export const fieldAt = (path: readonly string[]): string =>
  CAMPAIGN_FIELDS[path.join('.')] ??
  CAMPAIGN_FIELDS[path.slice(0, 2).join('.')] ??
  CAMPAIGN_FIELDS[path[0] ?? ''] ??
  'titulo'

/** Returns a landing page without what is inherited; undefined if nothing is left, and the campaign had none. */
const landingOf = (own: EditionCampaign, value: object) =>
  orUndefined(value) ?? (own.landing ? {} : undefined)

const orUndefined = (value: object) => {
  const kept = withoutUndefined(value)
  return Object.keys(kept).length > 0 ? kept : undefined
}

const withoutUndefined = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined))
