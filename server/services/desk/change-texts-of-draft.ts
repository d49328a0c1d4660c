/** Stores what the desk's forms of texts in the shop's draft say: phones, links and texts; questions; news. */
import { placesInList } from '../../../src/content/desk/list-words.ts'
import { shopTextWords } from '../../../src/content/desk/shop-texts.ts'
import type { FaqListId } from '../../../src/content/landing/faq/faq-types.ts'
import type { Edition, EditionQuestion } from '../../../src/edition/edition-schema.ts'
import { readForm } from '../../../src/edition/forms/read-draft-form.ts'
import { newsForm } from '../../../src/edition/forms/news-form-fields.ts'
import { questionForm } from '../../../src/edition/forms/question-form-fields.ts'
import { textsForm } from '../../../src/edition/forms/text-form-fields.ts'
import { asTyped, type TypedFields } from '../../../src/lib/form-field-tables.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { typedPlace } from '../../rules/desk/places-in-list.ts'
import { newItemId, listWithItem } from '../../rules/desk/shop-text-list.ts'
import { changeDraft } from '../shop-draft.ts'
import type { DeskContext } from './desk-context.ts'
import { saveDraftForm } from './save-draft-form.ts'
import type { NotStored } from './shop-draft-page-data.ts'
import { newsOfEdition, questionListNamed, questionsOfEdition } from './shop-text-page-data.ts'

/** Stores the form of phones, links and texts. */
export const saveTexts = (desk: DeskContext, user: DeskUser, typed: TypedFields) =>
  saveDraftForm(desk, user, typed, {
    shows: (edition) => asTyped(textsForm.rows, edition),
    apply(edition, fields) {
      const { item, problems } = readForm(textsForm, fields, edition)
      return { edition: item ?? edition, problems }
    },
    whole: ['tel-vendas'],
  })

/** A list of the draft, of which a form changes one item. */
type Items<Item extends { readonly id: string }> = {
  readonly form: Parameters<typeof readForm<Item>>[0]
  /** The list in an edition, and an edition with another one. */
  readonly of: (edition: Edition) => readonly Item[]
  readonly withItems: (edition: Edition, items: Item[]) => Edition
  /** The text from which a new item gets its id. */
  readonly title: string
}

/** What became of the form of an item; `id` is that of the item, '' for one that is still to be made. */
export type SentItem = { readonly id: string } & ({ readonly isSaved: true } | NotStored)

/** Stores an item of a list, as typed in a form. */
async function saveItem<Item extends { readonly id: string }>(
  desk: DeskContext,
  user: DeskUser,
  typed: TypedFields,
  { form, of, withItems, title }: Items<Item>,
): Promise<SentItem> {
  const { id = '' } = typed
  let name = id
  const outcome = await saveDraftForm(desk, user, typed, {
    shows(edition) {
      const found = of(edition).find((each) => each.id === id)
      if (found) return asTyped(form.rows, found)
      // of a new one nothing is stored that could differ
      return id === '' ? typed : null
    },
    apply(edition, fields) {
      const items = of(edition)
      const taken = items.map((each) => each.id)
      const at = typedPlace(fields)
      name = id === '' ? newItemId(title, taken) : id
      const { item, problems } = readForm(form, fields, items.find((each) => each.id === id) ?? { id: name })
      return {
        edition: item ? withItems(edition, listWithItem(items, item, at ?? null)) : edition,
        problems: { ...problems, ...(at === undefined && { lugar: placesInList.problem }) },
      }
    },
    // the item itself is checked by its form
    whole: ['lugar', shopTextWords.problems.full],
  })
  if (outcome === 'saved') return { id: name, isSaved: true }
  // nobody knows it any more: what was typed may become a new one
  return outcome ? { id, ...outcome } : { id: '', status: 409, unsaved: { typed, isOvertaken: true } }
}

const withQuestions = (edition: Edition, list: FaqListId, questions: EditionQuestion[]): Edition => {
  const title = edition.faq?.[list]?.title ?? ''
  return { ...edition, faq: { ...edition.faq, [list]: { title, questions } } }
}

/** Stores the form of a question; null if there is no list of that name. */
export async function saveQuestion(
  desk: DeskContext,
  user: DeskUser,
  listName: string,
  typed: TypedFields,
): Promise<SentItem | null> {
  const list = questionListNamed(listName)
  if (!list) return null
  return saveItem(desk, user, typed, {
    form: questionForm,
    of: (edition) => questionsOfEdition(edition, list),
    withItems: (edition, questions) => withQuestions(edition, list, questions),
    title: typed.pergunta ?? '',
  })
}

/** Removes a question, unless it is the last one of its list; null if there is no list of that name. */
export async function removeQuestion(
  desk: DeskContext,
  user: DeskUser,
  listName: string,
  id: string,
): Promise<'removed' | 'last' | null> {
  const list = questionListNamed(listName)
  if (!list) return null
  const outcome = await changeDraft(desk, user, (edition) =>
    withQuestions(
      edition,
      list,
      questionsOfEdition(edition, list).filter((each) => each.id !== id),
    ),
  )
  return outcome === 'saved' ? 'removed' : 'last'
}

/** Stores the form of a news item. */
export const saveNews = (desk: DeskContext, user: DeskUser, typed: TypedFields): Promise<SentItem> =>
  saveItem(desk, user, typed, {
    form: newsForm,
    of: newsOfEdition,
    withItems: (edition, news) => ({ ...edition, news }),
    title: typed.titulo ?? '',
  })

/** Removes a news item. */
export async function removeNews(desk: DeskContext, user: DeskUser, id: string): Promise<void> {
  await changeDraft(desk, user, (edition) => ({
    ...edition,
    news: newsOfEdition(edition).filter((each) => each.id !== id),
  }))
}
