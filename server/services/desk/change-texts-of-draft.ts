/** Stores what the desk's forms of texts in the shop's draft say: phones, links and texts; questions; news. */
import { placesInList } from '../../../src/content/desk/places-in-list.ts'
import { shopTextWords } from '../../../src/content/desk/shop-texts.ts'
import type { FaqListId } from '../../../src/content/landing/faq/faq-list-ids.ts'
import type { Edition, EditionQuestion } from '../../../src/edition/edition-schema.ts'
import { readForm } from '../../../src/edition/forms/read-draft-form.ts'
import { newsForm } from '../../../src/edition/forms/news-form-fields.ts'
import { questionForm } from '../../../src/edition/forms/question-form-fields.ts'
import { textsForm, textsPart } from '../../../src/edition/forms/text-form-fields.ts'
import type { TypedFields } from '../../../src/lib/form-field-tables.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import type { Direction } from '../../../src/lib/move-in-list.ts'
import { movedByOne, typedPlace } from '../../rules/desk/places-in-list.ts'
import { newItemId, listWithItem } from '../../rules/desk/put-item-into-shop-text-list.ts'
import { restoreRemovedPart } from '../record-and-restore-removed-draft-parts.ts'
import { changeDraft, editionOfForm, workingEdition } from '../shop-draft.ts'
import type { DeskContext } from './desk-context.ts'
import type { NotStored } from './shop-draft-page-data.ts'
import { newsOfEdition, questionListNamed, questionsOfEdition } from './shop-text-page-data.ts'

/** Stores the form of phones, links and texts. */
export async function saveTexts(
  desk: DeskContext,
  user: DeskUser,
  typed: TypedFields,
): Promise<'saved' | NotStored> {
  const { document } = await workingEdition(desk.db)
  const { problems } = readForm(textsForm, typed, document)
  if (Object.keys(problems).length > 0) return { status: 400, unsaved: { typed, problems } }
  const outcome = await changeDraft(desk, user, {
    seen: { checksum: typed.visto ?? '', of: textsPart },
    apply: (edition) => readForm(textsForm, typed, edition).item ?? edition,
  })
  return outcome === 'saved' ? outcome : { status: 409, unsaved: { typed, isOvertaken: true } }
}

/** A list of the draft, of which a form changes one item. */
type Items = {
  /** Where the document has the item, such as `news.natal`. */
  readonly place: string
  /** The part of an edition that contains the list. */
  readonly of: (edition: Edition) => readonly { readonly id: string }[]
  /** Returns an edition with the typed item. */
  readonly apply: (edition: Edition, id: string, place: number | null) => Edition
  /** What is wrong with the fields. */
  readonly problems: Readonly<Record<string, string>>
  /** The text from which a new item gets its id. */
  readonly title: string
}

/** What became of the form of an item; `id` is that of the item, '' for one that is still to be made. */
export type SentItem = { readonly id: string } & ({ readonly isSaved: true } | NotStored)

/** Stores an item of a list, as typed in a form. */
async function saveItem(
  desk: DeskContext,
  user: DeskUser,
  typed: TypedFields,
  items: Items,
): Promise<SentItem> {
  const { id = '' } = typed
  const { document, removal } = await editionOfForm(desk.db, items.place)
  const taken = items.of(document).map((each) => each.id)
  // nobody knows it any more: what was typed may become a new one
  if (id !== '' && !taken.includes(id)) return { id: '', status: 409, unsaved: { typed, isOvertaken: true } }
  if (removal && !typed['de-volta']) return { id, status: 409, unsaved: { typed } }
  const restored = restoreRemovedPart(removal)
  const place = typedPlace(typed)
  const problems = {
    ...items.problems,
    ...(place === undefined && { lugar: placesInList.problem }),
  }
  if (Object.keys(problems).length > 0) return { id, status: 400, unsaved: { typed, problems } }
  const name = id === '' ? newItemId(items.title, taken) : id
  const outcome = await changeDraft(desk, user, {
    ...(id !== '' && {
      seen: {
        checksum: typed.visto ?? '',
        of: (edition) => items.of(restored(edition)).find((each) => each.id === id),
      },
    }),
    apply: (edition) => items.apply(restored(edition), name, place ?? null),
  })
  if (outcome === 'saved') return { id: name, isSaved: true }
  if (outcome === 'overtaken') return { id, status: 409, unsaved: { typed, isOvertaken: true } }
  // the item itself was checked above
  return { id, status: 400, unsaved: { typed, problems: { lugar: shopTextWords.problems.full } } }
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
    place: `faq.${list}.${typed.id ?? ''}`,
    of: (edition) => questionsOfEdition(edition, list),
    apply(edition, name, place) {
      const questions = questionsOfEdition(edition, list)
      const { item } = readForm(
        questionForm,
        typed,
        questions.find((each) => each.id === name) ?? { id: name },
      )
      return item ? withQuestions(edition, list, listWithItem(questions, item, place)) : edition
    },
    problems: readForm(questionForm, typed, { id: 'x' }).problems,
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
  const outcome = await changeDraft(desk, user, {
    apply: (edition) =>
      withQuestions(
        edition,
        list,
        questionsOfEdition(edition, list).filter((each) => each.id !== id),
      ),
  })
  return outcome === 'saved' ? 'removed' : 'last'
}

/** Stores the form of a news item. */
export const saveNews = (desk: DeskContext, user: DeskUser, typed: TypedFields): Promise<SentItem> =>
  saveItem(desk, user, typed, {
    place: `news.${typed.id ?? ''}`,
    of: newsOfEdition,
    apply(edition, name, place) {
      const news = newsOfEdition(edition)
      const { item } = readForm(newsForm, typed, news.find((each) => each.id === name) ?? { id: name })
      return item ? { ...edition, news: listWithItem(news, item, place) } : edition
    },
    problems: readForm(newsForm, typed, { id: 'x' }).problems,
    title: typed.titulo ?? '',
  })

/** Removes a news item. */
export async function removeNews(desk: DeskContext, user: DeskUser, id: string): Promise<void> {
  await changeDraft(desk, user, {
    apply: (edition) => ({ ...edition, news: newsOfEdition(edition).filter((each) => each.id !== id) }),
  })
}

/** Returns a list with the item of an id moved by one place. */
const withMoved = <Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
  direction: Direction,
): Item[] => {
  const item = items.find((each) => each.id === id)
  return item ? [...movedByOne(items, item, direction)] : [...items]
}

/** Moves a question in its list by one place. Returns false if there is no list of that name. */
export async function moveQuestion(
  desk: DeskContext,
  user: DeskUser,
  listName: string,
  id: string,
  direction: Direction,
): Promise<boolean> {
  const list = questionListNamed(listName)
  if (!list) return false
  await changeDraft(desk, user, {
    apply: (edition) =>
      withQuestions(edition, list, withMoved(questionsOfEdition(edition, list), id, direction)),
  })
  return true
}

/** Moves a news item by one place. */
export async function moveNews(
  desk: DeskContext,
  user: DeskUser,
  id: string,
  direction: Direction,
): Promise<void> {
  await changeDraft(desk, user, {
    apply: (edition) => ({ ...edition, news: withMoved(newsOfEdition(edition), id, direction) }),
  })
}
