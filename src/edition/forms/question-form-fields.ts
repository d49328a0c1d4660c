/**
 * Table of the fields of a question of the FAQ: their inputs in the desk's form, and their names in the sentences that
 * tell what a draft changes.
 */
import { shopTextWords as words } from '../../content/desk/shop-texts.ts'
import { kinds } from '../../lib/form-field-kinds.ts'
import type { RowOf } from '../../lib/form-field-tables.ts'
import type { FaqItem } from '../../content/landing/faq/faq-types.ts'
import { questionLinks } from './question-link-fields.ts'
import { EditionQuestion } from '../edition-schema.ts'

const { oneQuestion: own } = words

const rows: readonly RowOf<EditionQuestion, never, 'texts' | 'links' | 'group', FaqItem>[] = [
  {
    at: 'question',
    said: 'pergunta',
    in: 'texts',
    name: 'pergunta',
    label: words.question,
    kind: kinds.text,
    required: true,
  },
  {
    at: 'answer',
    said: 'resposta',
    in: 'texts',
    name: 'resposta',
    label: own.answer,
    hint: own.answerHint,
    kind: kinds.lines,
    rows: 8,
    required: true,
  },
  {
    at: 'group',
    said: 'título acima',
    in: 'group',
    name: 'grupo',
    label: words.group,
    hint: own.groupHint,
    kind: kinds.optional,
  },
  {
    at: 'links',
    said: 'links',
    written: ({ links = [] }) => links.map(({ label, href }) => `${label} (${href})`).join(', '),
    in: 'links',
    name: 'link-texto.0',
    label: own.links,
    kind: questionLinks,
  },
]

export const questionForm = { schema: EditionQuestion, rows }
