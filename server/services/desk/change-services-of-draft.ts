/** Stores what the desk's form of a service in the shop's draft says, and removes a service that no plan has. */
import { shopServiceWords as words } from '../../../src/content/desk/streaming-services-and-bundles.ts'
import { readForm } from '../../../src/edition/forms/read-draft-form.ts'
import { serviceForm } from '../../../src/edition/forms/service-form-fields.ts'
import type { Edition, EditionBenefit } from '../../../src/edition/edition-schema.ts'
import type { TypedFields } from '../../../src/lib/form-field-tables.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { newItemId } from '../../rules/desk/put-item-into-shop-text-list.ts'
import { changeDraft, workingEdition } from '../shop-draft.ts'
import type { DeskContext } from './desk-context.ts'
import type { NotStored } from './shop-draft-page-data.ts'
import {
  isStreamingService,
  NEW_SERVICE,
  plansWithService,
  plansWithStreaming,
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

const serviceIn = ({ benefits }: Edition, slug: string) => benefits.find((each) => each.slug === slug)

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
  const { document } = await workingEdition(desk.db)
  const isNew = slug === ''
  const found = isNew ? NEW_SERVICE : serviceIn(document, slug)
  if (!found) return null
  const { item: read, problems } = readForm(serviceForm, typed, isNew ? named(found, NEW) : found)
  if (!read) return { status: 400, unsaved: { typed, problems } }
  const sellers = plansWithStreaming(document, slug)
  if (read.streaming !== true && sellers.length > 0)
    return { status: 400, unsaved: { typed, problems: { streaming: words.problems.streaming(sellers) } } }
  // that plans have it says so already
  const { streaming, ...others } = read
  const isKnown = found.streaming === undefined && streaming === isStreamingService(document, found)
  const item = isKnown ? others : read
  let name = slug
  const outcome = await changeDraft(desk, user, {
    ...(!isNew && {
      seen: { checksum: typed.visto ?? '', of: (edition) => serviceIn(edition, slug) },
    }),
    apply(edition) {
      const { benefits } = edition
      if (!isNew) return { ...edition, benefits: benefits.map((each) => (each.slug === slug ? item : each)) }
      name = newItemId(item.name, [NEW, ...benefits.flatMap((each) => [each.slug, each.id])], LONGEST_SLUG)
      return { ...edition, benefits: [...benefits, named(item, name)] }
    },
  })
  if (outcome === 'saved') return { slug: name }
  if (outcome === 'overtaken') return { status: 409, unsaved: { typed, isOvertaken: true } }
  return { status: 400, unsaved: { typed, problems: { nome: words.problems.full } } }
}

/** Removes a service. Returns false if a plan has it, or the draft has no such service. */
export async function removeService(desk: DeskContext, user: DeskUser, slug: string): Promise<boolean> {
  const { document } = await workingEdition(desk.db)
  if (!serviceIn(document, slug) || plansWithService(document, slug).length > 0) return false
  await changeDraft(desk, user, {
    apply: (edition) =>
      plansWithService(edition, slug).length > 0
        ? edition
        : { ...edition, benefits: edition.benefits.filter((each) => each.slug !== slug) },
  })
  return true
}
