/** Loads the data of the desk's pages on the services that come with plans of the shop's draft. */
import type { Edition, EditionBenefit } from '../../../src/edition/edition-schema.ts'
import { planObject } from '../../../src/edition/list-dated-changes.ts'
import { serviceForm } from '../../../src/edition/forms/service-form-fields.ts'
import { asTyped, type TypedFields } from '../../../src/lib/form-field-tables.ts'
import { workingEdition } from '../shop-draft.ts'
import type { DeskContext } from './desk-context.ts'
import { draftState, shownDraftForm, type Unsaved } from './shop-draft-page-data.ts'

type Parts = Pick<DeskContext, 'db'>

/** Returns the names of the plans that have a service. */
export const plansWithService = ({ plans }: Edition, slug: string): string[] =>
  plans
    .filter(({ benefits, subscriptions }) => benefits.includes(slug) || subscriptions.includes(slug))
    .map(planObject)

/** Returns the names of the plans that have a service as one of streaming. */
export const plansWithStreaming = ({ plans }: Edition, slug: string): string[] =>
  plans.filter(({ subscriptions }) => subscriptions.includes(slug)).map(planObject)

/** Whether a service is one of streaming: it says so, or a plan has it as such. */
export const isStreamingService = (edition: Edition, { slug, streaming }: EditionBenefit): boolean =>
  streaming ?? plansWithStreaming(edition, slug).length > 0

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
export const NEW_SERVICE: EditionBenefit = {
  id: '',
  slug: '',
  name: '',
  description: '',
  imageLight: null,
  imageDark: null,
}

/** Returns a service of an edition; undefined if it has none with this slug. */
export const serviceIn = ({ benefits }: Edition, slug: string) => benefits.find((each) => each.slug === slug)

/** Returns what the form of a service shows; an empty one for the slug ''. Null if there is none. */
export function serviceFields(edition: Edition, slug: string): TypedFields | null {
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
