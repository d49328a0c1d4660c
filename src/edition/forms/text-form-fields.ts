/** Table of the fields of the desk's form that edits texts, phone numbers and links of an edition. */
import { shopTextWords as words } from '../../content/desk/shop-texts.ts'
import { editableTextNames, editableTexts } from '../../content/landing/editable-texts.ts'
import { externalLinkNames } from '../../content/landing/external-links.ts'
import { faqListIds } from '../../content/landing/faq/faq-types.ts'
import { kinds } from '../../lib/form-field-kinds.ts'
import type { FormRow } from '../../lib/form-field-tables.ts'
import { Edition } from '../edition-schema.ts'

const { problems } = words

type Row<Value> = FormRow<Value, never, 'phones' | 'titles' | 'texts' | 'links', Edition>

const phone = { in: 'phones', kind: kinds.text, inputMode: 'tel', required: true } as const

const phones: readonly Row<string>[] = [
  {
    at: 'footer.sales',
    said: 'Telefone de vendas',
    name: 'tel-vendas',
    label: words.sales,
    hint: words.phoneHint,
    problem: problems.phone,
    ...phone,
  },
  {
    at: 'footer.support',
    said: 'Telefone do suporte',
    name: 'tel-suporte',
    label: words.support,
    hint: words.phoneHint,
    problem: problems.phone,
    ...phone,
  },
  {
    at: 'footer.whatsapp',
    said: 'WhatsApp',
    name: 'tel-whatsapp',
    label: words.whatsapp,
    hint: words.whatsappHint,
    problem: problems.whatsapp,
    ...phone,
  },
]

const titles = faqListIds.map((list): Row<string> => ({
  at: `faq.${list}.title`,
  in: 'titles',
  name: `lista.${list}`,
  label: words.listTitle(words.faqLists[list]),
  kind: kinds.text,
  required: true,
  missing: problems.missing,
}))

const texts = editableTextNames.map((name): Row<string | undefined> => {
  const { label } = editableTexts[name]
  return {
    at: `texts.${name}`,
    in: 'texts',
    name: `texto.${name}`,
    label,
    inherits: words.usual,
    kind: kinds.optional,
  }
})

const links = externalLinkNames.map((name): Row<string | undefined> => ({
  at: `links.${name}`,
  in: 'links',
  name: `link.${name}`,
  said: `Link “${words.linkNames[name]}”`,
  label: words.linkNames[name],
  hint: words.linkHint,
  inputMode: 'url',
  kind: kinds.optional,
  problem: problems.link,
}))

export const textsForm = { schema: Edition, rows: [...phones, ...titles, ...texts, ...links] }
