/** Stores what the desk's form of a service in the shop's draft says, and removes a service that no plan has. */
import { shopServiceWords as words } from '../../../src/content/desk/shop-plans.ts'
import { readForm } from '../../../src/edition/forms/read-draft-form.ts'
import { serviceForm } from '../../../src/edition/forms/service-form-fields.ts'
import type { EditionBenefit } from '../../../src/edition/edition-schema.ts'
import type { TypedFields } from '../../../src/lib/form-field-tables.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { newItemId } from '../../rules/desk/put-item-into-shop-text-list.ts'
import { changeDraft, workingEdition } from '../shop-draft.ts'
import type { DeskContext } from './desk-context.ts'
import { saveDraftForm } from './save-draft-form.ts'
import type { NotStored } from './shop-draft-page-data.ts'
import {
  isStreamingService,
  NEW_SERVICE,
  plansWithService,
  plansWithStreaming,
  serviceFields,
  serviceIn,
} from './shop-services-page-data.ts'

/** The word that stands for a new service in addresses, which none may have. */
const NEW = 'novo'

/** The greatest length of a service's slug (`EditionBenefit`). */
const LONGEST_SLUG = 32

const named = (service: EditionBenefit, slug: string): EditionBenefit => ({
  ...service,
  slug,
  id: `benefit-${slug}`,
})

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
