/** Loads the data of the desk's pages on the texts, questions and news of the shop's draft. */
import { faqListIds, type FaqListId } from '../../../src/content/landing/faq/faq-types.ts'
import { faqFigureNames } from '../../../src/content/landing/faq/fill-answer-placeholders.ts'
import type { Edition, EditionQuestion } from '../../../src/edition/edition-schema.ts'
import { firstEdition } from '../../../src/edition/first-edition.ts'
import { newsForm } from '../../../src/edition/forms/news-form-fields.ts'
import { questionForm } from '../../../src/edition/forms/question-form-fields.ts'
import { textsForm } from '../../../src/edition/forms/text-form-fields.ts'
import { asTyped, inheritedIn } from '../../../src/lib/form-field-tables.ts'
import { placesFor } from '../../rules/desk/places-in-list.ts'
import { findingsAt, linkedFindings } from '../../rules/desk/link-findings-to-desk-forms.ts'
import { findingsIn } from '../publish-editions.ts'
import { workingEdition } from '../shop-draft.ts'
import type { DeskContext } from './desk-context.ts'
import { draftState, shownDraftForm, type Unsaved } from './shop-draft-page-data.ts'

type Parts = Pick<DeskContext, 'db'>

/** The parts of an edition that the page of texts edits. */
const PLACES = ['texts', 'faq', 'news', 'footer', 'links'] as const

/** Returns the list of questions of that name; undefined if there is none. */
export const questionListNamed = (name: string): FaqListId | undefined =>
  faqListIds.find((each) => each === name)

/** Returns the questions of a list in an edition. */
export const questionsOfEdition = (edition: Edition, list: FaqListId) => edition.faq?.[list]?.questions ?? []

export const newsOfEdition = (edition: Edition) => edition.news ?? []

/** Returns the texts of the draft, with what was typed. */
export async function showTexts({ db }: Parts, unsaved: Unsaved = {}) {
  const { document, draft } = await workingEdition(db)
  const findings = findingsIn(document)
  return {
    draft: draftState(draft, PLACES),
    form: shownDraftForm(asTyped(textsForm.rows, document), unsaved),
    findings: linkedFindings(
      PLACES.flatMap((place) => findingsAt(findings, place)),
      document,
    ),
    usual: inheritedIn(textsForm.rows, firstEdition),
    faq: faqListIds.map((list) => ({
      list,
      rows: questionsOfEdition(document, list).map(({ id, question, group = '', answer, links = [] }) => ({
        id,
        name: question,
        group,
        text: [question, group, ...answer, ...links.map(({ label }) => label)].join(' '),
      })),
    })),
    news: newsOfEdition(document).map(({ id, title, description, text, from, until, hidden = false }) => ({
      id,
      name: title,
      isHidden: hidden,
      from: from ?? null,
      until: until ?? null,
      text: [title, description, ...text].join(' '),
    })),
  }
}

const NEW: EditionQuestion = { question: '', answer: [], id: '' }

/**
 * Returns a question of the draft, with what was typed; an empty one for the id ''. Null if there is none, or no list of
 * that name.
 */
export async function showQuestion({ db }: Parts, listName: string, id: string, unsaved: Unsaved = {}) {
  const list = questionListNamed(listName)
  if (!list) return null
  const { document, draft } = await workingEdition(db)
  const questions = questionsOfEdition(document, list)
  const found = id === '' ? NEW : questions.find((each) => each.id === id)
  if (!found) return null
  const form = shownDraftForm(asTyped(questionForm.rows, found), unsaved)
  return {
    draft: draftState(draft),
    list,
    id,
    form,
    figures: faqFigureNames,
    places: placesFor(
      questions.map(({ question }) => question),
      questions.findIndex((each) => each.id === id),
    ),
  }
}

/** Returns a news item of the draft, with what was typed; an empty one for the id ''. Null if there is none. */
export async function showNews({ db }: Parts, id: string, unsaved: Unsaved = {}) {
  const { document, draft } = await workingEdition(db)
  const news = newsOfEdition(document)
  const found =
    id === ''
      ? { id, title: '', description: '', picture: 'cidades' as const, text: [] }
      : news.find((each) => each.id === id)
  if (!found) return null
  const form = shownDraftForm(asTyped(newsForm.rows, found), unsaved)
  return {
    draft: draftState(draft),
    id,
    form,
    places: placesFor(
      news.map(({ title }) => title),
      news.findIndex((each) => each.id === id),
    ),
  }
}
