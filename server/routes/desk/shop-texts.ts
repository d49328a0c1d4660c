import { faqListIds, type FaqListId } from '../../../src/content/landing/faq/all-lists.ts'
import { deskErrorMessages } from '../../../src/content/desk/server-error-messages.ts'
import { shopTextWords } from '../../../src/content/desk/shop-texts.ts'
import type { Edition, EditionQuestion } from '../../../src/edition/edition-schema.ts'
import { readForm } from '../../../src/edition/forms/draft-form.ts'
import { newsForm } from '../../../src/edition/forms/news-form.ts'
import { questionForm } from '../../../src/edition/forms/question-form.ts'
import { textsForm, textsPart } from '../../../src/edition/forms/texts-form.ts'
import { HttpError } from '../../errors.ts'
import type { FormFields } from '../../plugins/form-parser.ts'
import { newItemId, listWithItem } from '../../rules/desk/name-and-place-list-item.ts'
import { newsOfEdition, questionsOfEdition } from '../../services/desk/shop-text-page-data.ts'
import type { Unsaved } from '../../services/desk/shop-draft-page-data.ts'
import { restoreRemovedPart } from '../../services/record-and-restore-removed-draft-parts.ts'
import { changeDraft, editionOfForm, workingEdition } from '../../services/shop-draft.ts'
import { shopPageLoader } from './load-shop-page.ts'
import { loggedInRoute, type DeskRouteParts, type LoggedInVisit } from './desk-route.ts'
import { urlParameter } from '../../../src/lib/url-parameters.ts'

const PAGE = '/operador/loja/textos'
const QUESTION = `${PAGE}/duvida`
const NEWS = `${PAGE}/novidade`

const noText = () => new HttpError(404, 'not_found', deskErrorMessages.noText)

function listIn(name: string | undefined): FaqListId {
  const list = faqListIds.find((each) => each === name)
  if (!list) throw noText()
  return list
}

const withQuestions = (edition: Edition, list: FaqListId, questions: EditionQuestion[]): Edition => {
  const title = edition.faq?.[list]?.title ?? ''
  return { ...edition, faq: { ...edition.faq, [list]: { title, questions } } }
}

/** Reads where an item is to stand; null if it stays where it is, undefined if that cannot be read. */
function placeIn({ lugar = '', 'lugar-antes': before = '' }: FormFields): number | null | undefined {
  const typed = lugar.trim()
  if (typed === before || typed === '') return null
  return /^\d{1,4}$/.test(typed) ? Number(typed) : undefined
}

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
  readonly show: (status: number, unsaved: Unsaved, id?: string) => unknown
  /** Where the browser is redirected once the item is stored. */
  readonly to: (id: string) => string
}

/** Adds the desk's pages on the texts of the shop's draft: blocks, phones, links, questions, news. */
export function shopTextRoutes(parts: DeskRouteParts): void {
  const { desk } = parts
  const load = shopPageLoader(parts)

  const showAll = async (visit: LoggedInVisit, status = 200, unsaved?: Unsaved) =>
    visit.show({ page: 'shopTexts', data: await load(visit, 'showTexts', unsaved) }, { status })

  loggedInRoute(parts, 'GET', PAGE, (visit) => showAll(visit))

  loggedInRoute(parts, 'POST', PAGE, async (visit) => {
    const typed = visit.form
    const { document } = await workingEdition(desk.db)
    const { problems } = readForm(textsForm, typed, document)
    if (Object.keys(problems).length > 0) return showAll(visit, 400, { typed, problems })
    const outcome = await changeDraft(desk, visit.user, {
      seen: { checksum: typed.visto ?? '', of: textsPart },
      apply: (edition) => readForm(textsForm, typed, edition).item ?? edition,
    })
    return outcome === 'saved'
      ? visit.go(`${PAGE}?feito=loja-gravada`)
      : showAll(visit, 409, { typed, isOvertaken: true })
  })

  /** Stores an item of a list, as typed in a form. */
  async function store(visit: LoggedInVisit, id: string, items: Items) {
    const typed = visit.form
    const { document, removal } = await editionOfForm(desk.db, items.place)
    const taken = items.of(document).map((each) => each.id)
    // nobody knows it any more: what was typed may become a new one
    if (id !== '' && !taken.includes(id)) return items.show(409, { typed, isOvertaken: true }, '')
    if (removal && !typed['de-volta']) return items.show(409, { typed })
    const restored = restoreRemovedPart(removal)
    const place = placeIn(typed)
    const problems = {
      ...items.problems,
      ...(place === undefined && { lugar: shopTextWords.problems.place }),
    }
    if (Object.keys(problems).length > 0) return items.show(400, { typed, problems })
    const name = id === '' ? newItemId(items.title, taken) : id
    const outcome = await changeDraft(desk, visit.user, {
      ...(id !== '' && {
        seen: {
          checksum: typed.visto ?? '',
          of: (edition) => items.of(restored(edition)).find((each) => each.id === id),
        },
      }),
      apply: (edition) => items.apply(restored(edition), name, place ?? null),
    })
    if (outcome === 'saved') return visit.go(`${items.to(name)}&feito=loja-gravada`)
    if (outcome === 'overtaken') return items.show(409, { typed, isOvertaken: true })
    // the item itself was checked above
    return items.show(400, { typed, problems: { lugar: shopTextWords.problems.full } })
  }

  const questionAddress = (list: string, id: string) =>
    `${QUESTION}?${new URLSearchParams({ lista: list, id })}`

  const showOneQuestion = async (
    visit: LoggedInVisit,
    list: FaqListId,
    id: string,
    status?: number,
    unsaved?: Unsaved,
  ) => {
    const data = await load(visit, 'showQuestion', list, id, unsaved)
    if (!data) throw noText()
    return visit.show({ page: 'shopQuestion', data }, { status: status ?? (data.form.removal ? 404 : 200) })
  }

  loggedInRoute(parts, 'GET', QUESTION, (visit) => {
    const { query } = visit.request
    return showOneQuestion(visit, listIn(urlParameter(query, 'lista')), urlParameter(query, 'id'))
  })

  loggedInRoute(parts, 'POST', QUESTION, async (visit) => {
    const typed = visit.form
    const { id = '' } = typed
    const list = listIn(typed.lista)
    return store(visit, id, {
      place: `faq.${list}.${id}`,
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
      show: (status, unsaved, as = id) => showOneQuestion(visit, list, as, status, unsaved),
      to: (name) => questionAddress(list, name),
    })
  })

  loggedInRoute(parts, 'POST', `${QUESTION}/apagar`, async (visit) => {
    const { lista, id = '' } = visit.form
    const list = listIn(lista)
    const outcome = await changeDraft(desk, visit.user, {
      apply: (edition) =>
        withQuestions(
          edition,
          list,
          questionsOfEdition(edition, list).filter((each) => each.id !== id),
        ),
    })
    return visit.go(`${PAGE}?feito=${outcome === 'saved' ? 'texto-apagado' : 'ultima-pergunta'}`)
  })

  const showOneNews = async (visit: LoggedInVisit, id: string, status?: number, unsaved?: Unsaved) => {
    const data = await load(visit, 'showNews', id, unsaved)
    if (!data) throw noText()
    return visit.show({ page: 'shopNews', data }, { status: status ?? (data.form.removal ? 404 : 200) })
  }

  loggedInRoute(parts, 'GET', NEWS, (visit) => showOneNews(visit, urlParameter(visit.request.query, 'id')))

  loggedInRoute(parts, 'POST', NEWS, async (visit) => {
    const typed = visit.form
    const { id = '' } = typed
    return store(visit, id, {
      place: `news.${id}`,
      of: newsOfEdition,
      apply(edition, name, place) {
        const news = newsOfEdition(edition)
        const { item } = readForm(newsForm, typed, news.find((each) => each.id === name) ?? { id: name })
        return item ? { ...edition, news: listWithItem(news, item, place) } : edition
      },
      problems: readForm(newsForm, typed, { id: 'x' }).problems,
      title: typed.titulo ?? '',
      show: (status, unsaved, as = id) => showOneNews(visit, as, status, unsaved),
      to: (name) => `${NEWS}?${new URLSearchParams({ id: name })}`,
    })
  })

  loggedInRoute(parts, 'POST', `${NEWS}/apagar`, async (visit) => {
    const { id = '' } = visit.form
    await changeDraft(desk, visit.user, {
      apply: (edition) => ({ ...edition, news: newsOfEdition(edition).filter((each) => each.id !== id) }),
    })
    return visit.go(`${PAGE}?feito=texto-apagado`)
  })
}
