/** Services of the shop's draft: what the desk's pages show of them, storing their form, and removing one. */
import { shopServiceWords as words } from '../../../src/content/desk/shop-plans.ts'
import { readForm } from '../../../src/edition/forms/read-draft-form.ts'
import { serviceForm } from '../../../src/edition/forms/service-form-fields.ts'
import type { EditionBenefit, Edition } from '../../../src/edition/edition-schema.ts'
import { type TypedFields, asTyped } from '../../../src/lib/form-field-tables.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { newItemId } from '../../rules/desk/shop-text-list.ts'
import { changeDraft, workingEdition } from '../shop-draft.ts'
import type { DeskContext } from './desk-context.ts'
import { saveDraftForm } from './save-draft-form.ts'
import { type NotStored, draftState, shownDraftForm, type Unsaved } from './shop-draft-page-data.ts'
import { planObject } from '../../../src/edition/list-dated-changes.ts'

/** The word that stands for a new service in addresses, which none may have. */
const NEW = 'novo'

/** The greatest length of a service's slug (`EditionBenefit`). */
const LONGEST_SLUG = 32

const named = (service: EditionBenefit, slug: string): EditionBenefit => ({
  ...service,
  slug,
  id: `benefit-${slug}`,
})

type Parts = Pick<DeskContext, 'db'>

/** Returns the names of the plans that have a service. */
const plansWithService = ({ plans }: Edition, slug: string): string[] =>
  plans
    .filter(({ benefits, subscriptions }) => benefits.includes(slug) || subscriptions.includes(slug))
    .map(planObject)

/** Returns the names of the plans that have a service as one of streaming. */
const plansWithStreaming = ({ plans }: Edition, slug: string): string[] =>
  plans.filter(({ subscriptions }) => subscriptions.includes(slug)).map(planObject)

/** Whether a service is one of streaming: it says so, or a plan has it as such. */
const isStreamingService = (edition: Edition, { slug, streaming }: EditionBenefit): boolean =>
  streaming ?? plansWithStreaming(edition, slug).length > 0

/** Loads the data of the desk's pages on the services that come with plans of the shop's draft. */
export async function showServices({ db }: Parts) {
  const { document, draft } = await workingEdition(db)
  return {
    draft: draftState(draft),
    rows: document.benefits.map((service) => ({
      slug: service.slug,
      name: service.name,
      isStreaming: isStreamingService(document, service),
      plans: plansWithService(document, service.slug).length,
    })),
  }
}

/** A service that is still to be made. */
const NEW_SERVICE: EditionBenefit = {
  id: '',
  slug: '',
  name: '',
  description: '',
  imageLight: null,
  imageDark: null,
}

/** Returns a service of an edition; undefined if it has none with this slug. */
const serviceIn = ({ benefits }: Edition, slug: string) => benefits.find((each) => each.slug === slug)

/** Returns what the form of a service shows; an empty one for the slug ''. Null if there is none. */
function serviceFields(edition: Edition, slug: string): TypedFields | null {
  const found = slug === '' ? NEW_SERVICE : serviceIn(edition, slug)
  if (!found) return null
  return asTyped(serviceForm.rows, {
    ...found,
    ...(isStreamingService(edition, found) && { streaming: true }),
  })
}

/** Returns a service of the draft, with what was typed; an empty one for the slug ''. Null if there is none. */
export async function showService({ db }: Parts, slug: string, unsaved: Unsaved = {}) {
  const { document, draft } = await workingEdition(db)
  const fields = serviceFields(document, slug)
  if (!fields) return null
  return {
    draft: draftState(draft),
    slug,
    name: serviceIn(document, slug)?.name ?? '',
    form: shownDraftForm(fields, unsaved),
    plans: plansWithService(document, slug),
  }
}

/**
 * Stores the form of a service, and returns its slug; null if the draft has no such service.
 * @param slug '' for a new one
 */
export async function saveService(
  desk: DeskContext,
  user: DeskUser,
  slug: string,
  typed: TypedFields,
): Promise<{ readonly slug: string } | NotStored | null> {
  const isNew = slug === ''
  let name = slug
  const outcome = await saveDraftForm(desk, user, typed, {
    shows: (edition) => serviceFields(edition, slug),
    apply(edition, fields) {
      const { benefits } = edition
      const found = isNew ? named(NEW_SERVICE, NEW) : serviceIn(edition, slug)
      const { item: read, problems } = readForm(serviceForm, fields, found ?? {})
      if (!read || !found) return { edition, problems }
      const sellers = plansWithStreaming(edition, slug)
      if (read.streaming !== true && sellers.length > 0)
        return { edition, problems: { streaming: words.problems.streaming(sellers) } }
      // that plans have it says so already
      const { streaming, ...others } = read
      const isKnown = found.streaming === undefined && streaming === isStreamingService(edition, found)
      const item = isKnown ? others : read
      if (!isNew)
        return {
          edition: { ...edition, benefits: benefits.map((each) => (each.slug === slug ? item : each)) },
          problems,
        }
      name = newItemId(item.name, [NEW, ...benefits.flatMap((each) => [each.slug, each.id])], LONGEST_SLUG)
      return { edition: { ...edition, benefits: [...benefits, named(item, name)] }, problems }
    },
    whole: ['nome', words.problems.full],
  })
  return outcome === 'saved' ? { slug: name } : outcome
}

/** Removes a service. Returns false if a plan has it, or the draft has no such service. */
export async function removeService(desk: DeskContext, user: DeskUser, slug: string): Promise<boolean> {
  const { document } = await workingEdition(desk.db)
  if (!serviceIn(document, slug) || plansWithService(document, slug).length > 0) return false
  await changeDraft(desk, user, (edition) =>
    plansWithService(edition, slug).length > 0
      ? edition
      : { ...edition, benefits: edition.benefits.filter((each) => each.slug !== slug) },
  )
  return true
}
