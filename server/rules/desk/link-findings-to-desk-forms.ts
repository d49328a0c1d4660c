/** Links each finding of an edition's checks to the desk form in which it can be corrected. */
import { campaignFieldName } from '../../../src/edition/campaign-changes.ts'
import { campaignForm } from '../../../src/edition/forms/campaign-form-fields.ts'
import { fieldAt } from '../../../src/lib/form-field-tables.ts'
import { planForm } from '../../../src/edition/forms/plan-form-fields.ts'
import { textsForm } from '../../../src/edition/forms/text-form-fields.ts'
import { campaignName } from '../../../src/content/desk/report-words.ts'
import type { FaqListId } from '../../../src/content/landing/faq/faq-types.ts'
import type { EditionFinding } from '../../../src/edition/check-edition.ts'
import type { Edition } from '../../../src/edition/edition-schema.ts'

/** What a check says about something that a page shows. */
export type DraftFinding = ReturnType<typeof linkedFindings>[number]

const PAGE = '/operador/loja'

/** Where the page of texts lists what has a page of its own. */
const LISTS: Readonly<Record<string, (name: string) => string>> = {
  faq: (list) => `duvidas-${list}`,
  news: () => 'novidades',
}

const textsRow = (place: string) => textsForm.rows.find(({ at }) => at === place)

const planRow = (field: string | undefined) => planForm.rows.find(({ at }) => at === field)

/** Returns the address of the field that a place of the document means, or of a publication; null if there is none. */
function hrefOf(place: string): string | null {
  const [kind, name = '', ...rest] = place.split('.')
  const [field = ''] = rest
  if (kind === 'plans' && name !== '') {
    const input = planRow(field)?.name
    return `${PAGE}/planos/${name}${input === undefined ? '' : `#${input}`}`
  }
  if (kind === 'publications') return `${PAGE}/publicacao?${new URLSearchParams({ id: name })}`
  if (kind === 'campaigns') {
    const query = new URLSearchParams({ campanha: name })
    return `${PAGE}/campanhas/ver?${query}${rest.length === 0 ? '' : `#${fieldAt(campaignForm.rows, rest.join('.'))?.name}`}`
  }
  const anchor = LISTS[kind ?? '']?.(name) ?? textsRow(place)?.name
  return anchor === undefined ? null : `${PAGE}/textos#${anchor}`
}

/** Names the field of a plan or a campaign that a place of the document means; null for any other place. */
function fieldOf(place: string): string | null {
  const [kind, , ...field] = place.split('.')
  if (kind === 'campaigns') return campaignFieldName(field.join('.')) ?? null
  return kind === 'plans' ? (planRow(field[0])?.said ?? null) : null
}

/**
 * Names the plan, the campaign, the question, the news item, the text or the link that a place of the document belongs
 * to; null for anything else.
 */
function aboutOf(place: string, edition: Edition | null): string | null {
  const [kind, name = '', , index] = place.split('.')
  if (kind === 'campaigns') return campaignName(name)
  if (kind === 'texts' || kind === 'links') return textsRow(place)?.label ?? null
  const words =
    kind === 'faq'
      ? edition?.faq?.[name as FaqListId]?.questions[Number(index)]?.question
      : kind === 'news' && edition?.news?.[Number(name)]?.title
  if (words) return `“${words}”`
  if (kind !== 'plans' || name === '') return null
  const plan = edition?.plans.find(({ sku }) => sku === name)
  return plan ? `${plan.plan} (${name})` : name
}

/**
 * Returns the findings of the checks of an edition, each with a link to its field; equal findings for one field only
 * once.
 */
export const linkedFindings = (findings: readonly EditionFinding[], edition: Edition | null) =>
  findings
    .map(({ level, place, text }) => ({
      level,
      text,
      about: aboutOf(place, edition),
      field: fieldOf(place),
      href: hrefOf(place),
    }))
    .filter(
      ({ about, text, href }, index, all) =>
        all.findIndex((each) => each.about === about && each.text === text && each.href === href) === index,
    )

/** Returns what checks have found about something: `plans.d500a` and all below it. */
export const findingsAt = (findings: readonly EditionFinding[], place: string): EditionFinding[] =>
  findings.filter((each) => each.place === place || each.place.startsWith(`${place}.`))
