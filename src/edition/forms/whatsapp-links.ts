/** WhatsApp links of plans: as people read them, and fields for those that lead to no public address. */
import { shopPlanWords } from '../../content/desk/shop-plans.ts'
import type { FieldKind } from '../../lib/form-field-tables.ts'
import { isExternalLink } from '../../lib/links.ts'
import type { EditionPlan } from '../edition-schema.ts'
import { shopWords } from '../../content/desk/shop-editions.ts'

export const linkField = (index: number) => `whatsapp.${index}`

/** Returns which WhatsApp links lead to no public address. The form has a field for each of them. */
const badLinksIn = (links: EditionPlan['whatsApps']): number[] =>
  links.flatMap(({ complete_link }, index) => (isExternalLink(complete_link) ? [] : [index]))

/** Returns the fields of a plan's WhatsApp links that lead to no public address. */
export const badLinkFields = ({ whatsApps }: EditionPlan): string[] => badLinksIn(whatsApps).map(linkField)

/** The WhatsApp links that lead to no public address. One that is emptied is removed. */
export const badLinks: FieldKind<EditionPlan['whatsApps']> = {
  input: 'own',
  asTyped: (links) =>
    Object.fromEntries(
      badLinksIn(links).map((index) => [linkField(index), links[index]?.complete_link ?? '']),
    ),
  read: (typed, { before }) =>
    before
      .map((each, index) => ({
        ...each,
        complete_link: typed[linkField(index)]?.trim() ?? each.complete_link,
      }))
      .filter(({ complete_link }) => complete_link !== ''),
  problems: (typed, { before }) =>
    Object.fromEntries(
      badLinksIn(before).flatMap((index) => {
        const link = (typed[linkField(index)] ?? '').trim()
        return link === '' || isExternalLink(link)
          ? []
          : [[linkField(index), shopPlanWords.problems.whatsapp]]
      }),
    ),
}

/** Writes the WhatsApp links of a text as people read them: the number, and the message that is sent to it. */
export const readableWhatsappLinks = (text: string): string =>
  text.replaceAll(/https:\/\/(?:api\.whatsapp\.com|wa\.me)\/[^\s,“”]+/g, (address) => {
    const { pathname, searchParams } = new URL(address)
    const phone = searchParams.get('phone') ?? pathname.replace(/\D/g, '')
    return shopWords.changes.whatsapp(phone, searchParams.get('text') ?? '')
  })
