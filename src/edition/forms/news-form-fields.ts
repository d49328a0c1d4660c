/**
 * Table of the fields of a news item: their inputs in the desk's form, and their names in the sentences that tell what
 * a draft changes.
 */
import { shopTextWords as words } from '../../content/desk/shop-texts.ts'
import type { NewsCard } from '../../content/landing/news.ts'
import { kinds } from '../../lib/form-field-kinds.ts'
import type { RowOf } from '../../lib/form-field-tables.ts'
import { formatEditionTime } from '../../lib/sao-paulo-time.ts'
import { EditionNews } from '../edition-schema.ts'

const { oneNews: own } = words

const pictures: Readonly<Record<string, string>> = own.pictures

const card = { in: 'card', kind: kinds.text, required: true } as const

const date = { in: 'dates', kind: kinds.optional, type: 'datetime-local' } as const

const rows: readonly RowOf<EditionNews, never, 'card' | 'picture' | 'text' | 'dates' | 'shown', NewsCard>[] =
  [
    { at: 'title', said: 'título', name: 'titulo', label: words.newsTitle, ...card },
    { at: 'description', said: 'descrição', name: 'descricao', label: own.description, ...card },
    {
      at: 'text',
      said: 'texto',
      written: ({ fullDescription }) => fullDescription.join(' / '),
      in: 'text',
      name: 'texto',
      label: own.text,
      hint: own.textHint,
      kind: kinds.lines,
      rows: 6,
    },
    {
      at: 'href',
      said: 'link',
      written: ({ linkNews }) => linkNews,
      in: 'text',
      name: 'link',
      label: own.link,
      hint: own.linkHint,
      kind: kinds.optional,
      problem: words.problems.href,
    },
    {
      at: 'picture',
      said: 'figura',
      written: ({ imageName }) => pictures[imageName] ?? imageName,
      in: 'picture',
      name: 'figura',
      label: own.picture,
      kind: kinds.choice,
      choices: Object.entries(pictures),
    },
    { at: 'video', said: 'vídeo', written: ({ stream, streamLink }) => (stream ? streamLink || 'sim' : '') },
    {
      at: 'from',
      said: 'começo',
      written: ({ from }) => formatEditionTime(from),
      name: 'de',
      label: own.from,
      hint: own.dateHint,
      ...date,
    },
    {
      at: 'until',
      said: 'fim',
      written: ({ until }) => formatEditionTime(until),
      name: 'ate',
      label: own.until,
      hint: own.untilHint,
      ...date,
    },
    {
      at: 'hidden',
      said: 'se aparece',
      written: ({ hasItem }) => (hasItem ? 'sim' : 'não'),
      in: 'shown',
      name: 'visivel',
      label: own.shown,
      kind: kinds.flagIfUnticked,
    },
  ]

export const newsForm = { schema: EditionNews, rows }
