/** Converts a plan into the fields of the desk's form, and the submitted fields into a plan. */
import { isOutsideLink } from '../../../src/lib/is-outside-link.ts'
import { shopPlanWords } from '../../../src/content/desk/shop-plans.ts'
import { findingOf } from '../../../src/edition/check-edition.ts'
import { EditionPlan, type Edition } from '../../../src/edition/edition-schema.ts'
import {
  tickedNames,
  TICKED_VALUE,
  withoutUndefined,
  type FormProblems,
  type TypedFields,
} from './shop-form-helpers.ts'
import { formatPriceForForm, parsePrice } from './parse-and-format-price.ts'

/** The fields of the form by the names that the edition has for them. */
export const PLAN_FIELDS = {
  plan: 'nome',
  description: 'descricao',
  price_with_dacc: 'com-debito',
  price: 'sem-debito',
  price_full: 'depois',
  plan_download: 'download',
  plan_upload: 'upload',
  benefits: 'beneficios',
  subscriptions: 'streaming',
  state: 'estado',
  livelo_dacc_points: 'pontos',
  from: 'de',
  until: 'ate',
  whatsApps: 'whatsapp.0',
} as const satisfies Partial<Record<keyof EditionPlan, string>>

const ticked = (names: readonly string[], kind: string) =>
  names.map((name) => [`${kind}.${name}`, TICKED_VALUE] as const)

/** Returns all streaming services that plans of an edition include. */
export const streamingServicesOf = ({ plans }: Edition): string[] =>
  [...new Set(plans.flatMap(({ subscriptions }) => subscriptions))].toSorted()

const linkField = (index: number) => `whatsapp.${index}`

/** Returns which WhatsApp links of a plan lead to no public address. The form has a field for each of them. */
export const badLinksOf = ({ whatsApps }: EditionPlan): number[] =>
  whatsApps.flatMap(({ complete_link }, index) => (isOutsideLink(complete_link) ? [] : [index]))

/** Returns the WhatsApp links of a plan as typed, without those that were emptied. */
function typedLinks(typed: TypedFields, { whatsApps }: EditionPlan): EditionPlan['whatsApps'] {
  const links = whatsApps.map((each, index) => ({
    ...each,
    complete_link: typed[linkField(index)]?.trim() ?? each.complete_link,
  }))
  return links.filter(({ complete_link }) => complete_link !== '')
}

/** Returns what the form of a plan shows. */
export function planAsTyped(plan: EditionPlan): TypedFields {
  return {
    nome: plan.plan,
    descricao: plan.description,
    'com-debito': formatPriceForForm(plan.price_with_dacc),
    'sem-debito': formatPriceForForm(plan.price),
    depois: formatPriceForForm(plan.price_full),
    download: String(plan.plan_download),
    upload: String(plan.plan_upload),
    estado: plan.state ?? '',
    pontos: plan.livelo_dacc_points === null ? '' : String(plan.livelo_dacc_points),
    de: plan.from ?? '',
    ate: plan.until ?? '',
    ...(plan.hidden !== true && { vendido: TICKED_VALUE }),
    ...(plan.showOnLanding && { 'na-pagina': TICKED_VALUE }),
    ...(plan.loyaltyPeriod === true && { fidelidade: TICKED_VALUE }),
    ...(plan.companyOnly === true && { empresas: TICKED_VALUE }),
    ...Object.fromEntries(
      badLinksOf(plan).map((index) => [linkField(index), plan.whatsApps[index]?.complete_link ?? '']),
    ),
    ...Object.fromEntries(ticked(plan.benefits, 'beneficio')),
    ...Object.fromEntries(ticked(plan.subscriptions, 'streaming')),
  }
}

/** Returns a flag in the form that editions use: a flag that was never set stays unset. */
const flag = (isOn: boolean, before: boolean | undefined) => (isOn || before !== undefined ? isOn : undefined)

/** Makes a plan of what was typed. Fields that cannot be read are problems. */
export function readPlanForm(
  typed: TypedFields,
  before: EditionPlan,
  edition: Edition,
): { readonly plan: EditionPlan; readonly problems: FormProblems } {
  const text = (name: string) => (typed[name] ?? '').trim()
  const isTicked = (name: string) => typed[name] === TICKED_VALUE
  const money = (name: string) => parsePrice(text(name))
  const count = (name: string) => (/^\d{1,6}$/.test(text(name)) ? Number(text(name)) : NaN)
  const optional = (name: string) => text(name) || undefined
  const { hidden: _hidden, from: _from, until: _until, state: _state, ...rest } = before
  const points = text('pontos')
  const plan = {
    ...rest,
    plan: text('nome'),
    description: text('descricao'),
    price_with_dacc: money('com-debito'),
    price: money('sem-debito'),
    price_full: money('depois'),
    plan_download: count('download'),
    plan_upload: count('upload'),
    showOnLanding: isTicked('na-pagina'),
    livelo_dacc_points: points === '' ? null : count('pontos'),
    benefits: tickedNames(
      typed,
      'beneficio',
      edition.benefits.map(({ slug }) => slug),
      before.benefits,
    ),
    subscriptions: tickedNames(typed, 'streaming', streamingServicesOf(edition), before.subscriptions),
    loyaltyPeriod: flag(isTicked('fidelidade'), before.loyaltyPeriod),
    companyOnly: flag(isTicked('empresas'), before.companyOnly),
    state: optional('estado'),
    hidden: flag(!isTicked('vendido'), before.hidden),
    from: optional('de'),
    until: optional('ate'),
    whatsApps: typedLinks(typed, before),
  }
  const badLinks = badLinksOf(before).filter(
    (index) => text(linkField(index)) && !isOutsideLink(text(linkField(index))),
  )
  if (badLinks.length > 0)
    return {
      plan: before,
      problems: Object.fromEntries(
        badLinks.map((index) => [linkField(index), shopPlanWords.problems.whatsapp]),
      ),
    }
  const read = EditionPlan.safeParse(withoutUndefined(plan))
  if (read.success) return { plan: read.data, problems: {} }
  const problems = read.error.issues.map((issue) => {
    const [field] = issue.path.map(String)
    const name = PLAN_FIELDS[field as keyof typeof PLAN_FIELDS] as string | undefined
    const isEmpty = name !== undefined && text(name) === ''
    const own = shopPlanWords.problems[name as keyof typeof shopPlanWords.problems] as string | undefined
    return [
      name ?? 'nome',
      isEmpty ? shopPlanWords.problems.missing : (own ?? findingOf(issue).text),
    ] as const
  })
  return { plan: before, problems: Object.fromEntries(problems) }
}
